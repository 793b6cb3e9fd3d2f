// A car on springs. Arrow keys: right to speed up, left to reverse.
scene.backgroundColor = 0xf4ecd8;
player.show({ x: -4, y: -2.4, width: 12, height: 6.75 });

const LOOP = 60; // m, after which the landscape repeats
const heightAt = (x) => -0.5 * Math.sin((2 * Math.PI * x) / 20) - 0.2 * Math.sin((2 * Math.PI * x) / 12);
const flat = { width: 0, color: 0, alpha: 0 };

// Only the road collides; earth, trees and far hills are decoration.
const road = [];
for (let x = -20; x <= LOOP + 20; x += 0.5) road.push({ x, y: heightAt(x) });
const ground = new editor.PolylineNode(road);
ground.bodyType = 'static';
ground.friction = 0.8;
ground.fillColor = 0x4c8a55;
ground.drawLine = false;

const far = new editor.CircleNode(1);
far.name = 'far hills';
far.active = false;
far.drawFill = far.drawLine = false;
const hills = editor.utils.createGraphics();
const ridge = [];
for (let x = -40; x <= LOOP; x += 0.5) {
  ridge.push({ x, y: 1.5 + 0.7 * Math.sin((2 * Math.PI * x) / 15) + 0.4 * Math.sin((2 * Math.PI * x) / 6) });
}
hills.drawPolygon([...ridge, { x: LOOP, y: -4 }, { x: -40, y: -4 }], flat, { color: 0xd6dcc2, alpha: 1 });
far.container.addChild(hills);

const scenery = editor.utils.createGraphics();
for (let x = -17; x < LOOP + 20; x += 3) {
  const size = 0.8 + 0.35 * Math.sin((2 * Math.PI * 7 * x) / LOOP);
  const foot = heightAt(x) - 0.1;
  for (const [low, width] of [[0.3, 0.9], [0.9, 0.7], [1.5, 0.5]]) {
    const top = { x, y: foot + size * (low + 1) };
    const left = { x: x - (size * width) / 2, y: foot + size * low };
    const right = { x: x + (size * width) / 2, y: foot + size * low };
    scenery.drawPolygon([left, right, top], flat, { color: 0x8fb58a, alpha: 1 });
  }
  const trunk = { x, y: foot };
  scenery.drawPolyline([trunk, { x, y: foot + 0.4 * size }], { width: 0.1, color: 0x9a7b5c, alpha: 1 });
}
scenery.drawPolygon([...road, { x: LOOP + 20, y: -4 }, { x: -20, y: -4 }], flat, { color: 0xa9794f, alpha: 1 });
const near = new editor.CircleNode(1);
near.active = false;
near.drawFill = near.drawLine = false;
near.container.addChild(scenery);
scene.addChild(far);
for (let x = -24; x < LOOP + 20; x += 15) {
  for (const at of [x, x + 1.2, x + 2.4]) {
    const bump = new editor.CircleNode(0.5);
    bump.initNode(at, heightAt(at) - 0.35); // the top 0.1 m is above the road
    bump.bodyType = 'static';
    bump.friction = 0.8;
    bump.fillColor = 0x4c8a55;
    bump.drawLine = false;
    scene.addChild(bump);
  }
}
scene.addChildren([near, ground]); // the earth hides the lower part of the bumps

const chassis = new editor.RectangleNode(2, 0.5); // 1 kg
chassis.initNode(0, heightAt(0) + 0.9);
chassis.name = 'chassis';
chassis.fillColor = 0xdd4f28;
chassis.drawLine = false;
chassis.fontSize = 24;
chassis.fontColor = 0xffffff;
const cabin = editor.utils.createGraphics();
const outline = [{ x: -0.75, y: 0.25 }, { x: 0.55, y: 0.25 }, { x: 0.2, y: 0.68 }, { x: -0.55, y: 0.68 }];
const pane = [{ x: -0.56, y: 0.27 }, { x: 0.38, y: 0.27 }, { x: 0.14, y: 0.59 }, { x: -0.46, y: 0.59 }];
cabin.drawPolygon(outline, flat, { color: 0xdd4f28, alpha: 1 });
cabin.drawPolygon(pane, flat, { color: 0xcfe3f2, alpha: 1 });
chassis.container.addChild(cabin);
scene.addChild(chassis);

const joints = [];
const setAll = (property) => (value) => joints.forEach((joint) => (joint[property] = value));
const frequency = player.number('Frequency', 2, { min: 0.5, max: 8, step: 0.5, unit: 'Hz', onChange: setAll('frequency') });
const damping = player.number('Damping ratio', 0.7, { min: 0, max: 1, step: 0.1, onChange: setAll('dampingRatio') });
const torque = player.number('Torque', 2, { min: 0.5, max: 6, step: 0.5, unit: 'N·m', onChange: setAll('maxMotorTorque') });

const addWheel = (name, x) => {
  const wheel = new editor.CircleNode(0.35); // 0.38 kg
  wheel.initNode(x, heightAt(x) + 0.4);
  wheel.name = `${name} wheel`;
  wheel.friction = 0.9;
  wheel.fillColor = 0x2c3344;
  wheel.lineColor = 0xb8c0cf;
  wheel.lineWidth = 0.05;
  const joint = new editor.WheelJointNode(wheel.id, chassis.id, { x: 0, y: 0 }, { x, y: -0.5 }, 90);
  joint.name = `${name} joint`;
  joint.frequency = frequency;
  joint.dampingRatio = damping;
  joint.maxMotorTorque = torque;
  joint.lineColor = 0xb8c0cf;
  scene.addChildren([wheel, joint]);
  joints.push(joint);
  return joint;
};
addWheel('front', 0.7);
addWheel('rear', -0.7).motorEnabled = true;

chassis.userData = { loop: LOOP };
player.attach(
  chassis,
  class Driver {
    constructor(node) {
      this.node = node;
    }

    update() {
      const { node } = this;
      const scene = node.findSceneNode();
      const { keyboardManager } = editor.root;
      const { LEFT_ARROW, RIGHT_ARROW } = keyboardManager.keycodes;
      let speed = -15; // rad/s, clockwise: 5.25 m/s at the rim
      if (keyboardManager.isPressed(RIGHT_ARROW)) speed = -20;
      if (keyboardManager.isPressed(LEFT_ARROW)) speed = 10;
      const joint = scene.findChildByName('rear joint');
      if (joint.motorSpeed !== speed) joint.motorSpeed = speed;
      node.text = `${(3.6 * node.linearVelocity).toFixed(1)} km/h`;

      // At the end, move the car back to the start, which looks the same.
      const { loop } = node.userData;
      const shift = node.x > loop ? -loop : node.x < -8 ? loop : 0;
      if (shift !== 0) {
        for (const name of ['chassis', 'front wheel', 'rear wheel']) scene.findChildByName(name).x += shift;
      }
      scene.findChildByName('far hills').x = node.x / 2; // moves at half the speed, so it looks far away
    }
  },
);
player.follow(chassis);

player.describe(() => {
  const speed = 3.6 * Math.abs(chassis.linearVelocityX);
  const direction = chassis.linearVelocityX < 0 ? 'backwards' : 'forwards';
  const motion = speed < 0.5 ? 'stands still' : `drives ${direction} at ${speed.toFixed(0)} km/h`;
  const tilt = Math.round(chassis.angle - 360 * Math.round(chassis.angle / 360));
  if (Math.abs(tilt) > 90) return `The car ${motion}, upside down.`;
  const slope = tilt === 0 ? 'level' : `its nose ${tilt > 0 ? 'up' : 'down'} by ${Math.abs(tilt)}°`;
  return `The car ${motion}, ${slope}.`;
});
