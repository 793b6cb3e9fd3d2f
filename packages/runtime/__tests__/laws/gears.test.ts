import { effort } from '@physics-editor/lib/testing/effort';
import { GearNode, RevoluteJointNode } from '../../src';
import { driven, emptyScene, mean, recorded } from '../build';
import { boundOf } from './bounds';

/** Radius for each tooth, and depth of the teeth, in m: by default those of a gear as it is made without arguments. */
interface Size {
  readonly perTooth?: number;
  readonly depth?: number;
}

/** What the driven gear moves: nothing, a brake that would slow it down by 3 rad/s², or drag of 1 s⁻¹. */
const LOADS = ['nothing', 'a brake', 'drag'] as const;
const SPEEDS = [0.5, 3, 10];
const BRAKE = 3;
const DRAG = 1;

/** Ripple of a driven gear: the standard deviation of its speed over a turn of the driver, divided by teeth₁ / teeth₂ times the motor's speed. */
function rippleOf(
  teeth: number,
  otherTeeth: number,
  load: (typeof LOADS)[number],
  speed: number,
  rate: number,
  { perTooth = 1 / 12, depth = 0.2 }: Size,
): number {
  const scene = emptyScene(0, rate);
  const driver = new GearNode(perTooth * teeth, teeth);
  const other = new GearNode(perTooth * otherTeeth, otherTeeth);
  driver.toothDepth = other.toothDepth = depth;
  other.initNode(driver.radius + other.radius, 0, 180 / otherTeeth);
  const motor = driven(new RevoluteJointNode(driver.id, '', undefined, { x: 0, y: 0 }), speed, 1e7);
  const axle = new RevoluteJointNode(other.id, '', undefined, { x: other.x, y: 0 });
  if (load === 'drag') other.angularDamping = DRAG;
  if (load === 'a brake') driven(axle, 0, ((Math.PI * other.density * other.radius ** 4) / 2) * BRAKE);
  scene.addChildren([driver, other, motor, axle]);
  scene.step(rate);
  const ideal = (-speed * teeth) / otherTeeth;
  const steps = Math.ceil((rate * 2 * Math.PI) / speed);
  return Math.sqrt(mean(recorded(scene, steps, () => (other.angularVelocity / ideal - 1) ** 2)));
}

/** The greatest ripple under all loads, at all speeds of the driver in rad/s. */
const greatest = (teeth: number, otherTeeth: number, rate = 60, size: Size = {}): number =>
  Math.max(...SPEEDS.flatMap((speed) => LOADS.map((load) => rippleOf(teeth, otherTeeth, load, speed, rate, size))));

test.each([
  [12, 12],
  [12, 24],
  [24, 12],
  [18, 18],
  [22, 20],
])('%i teeth turn %i at the speed that follows from their numbers, with and without a load', (teeth, other) => {
  expect(greatest(teeth, other)).toBeLessThan(boundOf('Speed of a driven gear, 12 to 24 teeth'));
});

test.each([120, 240])('so do 12 teeth with 12 at %i Hz', (rate) => {
  expect(greatest(12, 12, rate)).toBeLessThan(boundOf('Speed of a driven gear, 12 to 24 teeth'));
});

test.each([
  [3, 3],
  [3, 12],
  [6, 24],
  [8, 8],
  [16, 5],
  [effort(40, 100), effort(40, 100)],
])('%i teeth turn %i, fewer or more, within a larger bound', (teeth, other) => {
  expect(greatest(teeth, other)).toBeLessThan(boundOf('Speed of a driven gear, 3 to 100 teeth'));
});

test.each([
  [12, 15, { perTooth: 1 / 24, depth: 0.1 }],
  [20, 9, { perTooth: 1 / 10, depth: 0.3 }],
  [12, 12, { depth: 1 }],
  [6, 12, { perTooth: 1 / 6 }],
])('%i teeth turn %i of the size %j at the speed that follows from their numbers (2 %%)', (teeth, other, size) => {
  expect(greatest(teeth, other, 60, size)).toBeLessThan(0.02);
});
