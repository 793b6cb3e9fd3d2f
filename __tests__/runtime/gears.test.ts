import { GearNode, RevoluteJointNode, Scene } from '../../src/runtime';

/** Two gears that mesh along the x axis; the first is driven at 3 rad/s. */
function pair(radius: number, teeth: number, otherTeeth: number, depth = 0.2): [Scene, GearNode, GearNode] {
  const scene = new Scene();
  scene.gravity = { x: 0, y: 0 };
  const otherRadius = (radius * otherTeeth) / teeth;
  const driver = new GearNode(radius, teeth);
  const driven = new GearNode(otherRadius, otherTeeth);
  driver.toothDepth = driven.toothDepth = depth;
  // A tooth of the driver is on the x axis: a gap of the other one has to be there.
  driven.initNode(radius + otherRadius, 0, otherTeeth % 2 === 0 ? 180 / otherTeeth : 0);
  const axle = new RevoluteJointNode(driver.id, '', undefined, { x: 0, y: 0 });
  axle.motorEnabled = true;
  axle.maxMotorTorque = 1000;
  axle.motorSpeed = 3;
  scene.addChildren([driver, driven, axle, new RevoluteJointNode(driven.id, '', undefined, { x: driven.x, y: 0 })]);
  return [scene, driver, driven];
}

test.each([
  [1, 12, 12, 0.2],
  [1, 12, 24, 0.2],
  [0.5, 12, 15, 0.1],
  [2, 20, 9, 0.3],
  [1, 12, 12, 1],
  [1, 6, 12, 0.2],
])('gears of %p m with %p and %p teeth turn at −teeth₁ / teeth₂ (2 %%)', (radius, teeth, otherTeeth, depth) => {
  const [scene, driver, driven] = pair(radius, teeth, otherTeeth, depth);
  scene.step(20);
  const [from, otherFrom] = [driver.angle, driven.angle];
  scene.step(160);
  const ratio = (driven.angle - otherFrom) / (driver.angle - from);
  expect(Math.abs(driver.angle - from)).toBeGreaterThan(360);
  expect(Math.abs(ratio / (-teeth / otherTeeth) - 1)).toBeLessThan(0.02);
});
