import { GearNode, RevoluteJointNode } from '../../src';
import { driven, emptyScene, mean, recorded } from '../build';
import { boundOf } from './bounds';

/** Radius for each tooth in m, and depth of the teeth in m: those of a gear as it is made without arguments. */
const PER_TOOTH = 1 / 12;
const DEPTH = 0.2;

/** What the driven gear moves: nothing, a brake that would slow it down by 3 rad/s², or drag of 1 s⁻¹. */
const LOADS = ['nothing', 'a brake', 'drag'] as const;
const BRAKE = 3;
const DRAG = 1;

/** Ripple of a driven gear: the standard deviation of its speed over a turn of the driver, divided by teeth₁ / teeth₂ times the motor's speed. */
function rippleOf(
  teeth: number,
  otherTeeth: number,
  load: (typeof LOADS)[number],
  speed: number,
  rate: number,
): number {
  const scene = emptyScene(0, rate);
  const driver = new GearNode(PER_TOOTH * teeth, teeth);
  const other = new GearNode(PER_TOOTH * otherTeeth, otherTeeth);
  driver.toothDepth = other.toothDepth = DEPTH;
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

/** The greatest ripple under all loads, at speeds of the driver in rad/s. */
const greatest = (teeth: number, otherTeeth: number, speeds: readonly number[], rate = 60): number =>
  Math.max(...speeds.flatMap((speed) => LOADS.map((load) => rippleOf(teeth, otherTeeth, load, speed, rate))));

test.each([
  [12, 12],
  [12, 24],
  [24, 12],
  [18, 18],
  [22, 20],
])('%i teeth turn %i at the speed that follows from their numbers, with and without a load', (teeth, other) => {
  expect(greatest(teeth, other, [0.5, 3, 10])).toBeLessThan(boundOf('Speed of a driven gear, 12 to 24 teeth'));
});

test.each([120, 240])('so do 12 teeth with 12 at %i Hz', (rate) => {
  expect(greatest(12, 12, [0.5, 3, 10], rate)).toBeLessThan(boundOf('Speed of a driven gear, 12 to 24 teeth'));
});

test.each([
  [3, 3],
  [3, 12],
  [6, 24],
  [8, 8],
  [16, 5],
  [100, 100],
])('%i teeth turn %i, fewer or more, within a larger bound', (teeth, other) => {
  expect(greatest(teeth, other, [0.5, 3, 10])).toBeLessThan(boundOf('Speed of a driven gear, 3 to 100 teeth'));
});
