// A pendulum, a spring, two gears, bouncing balls, and a pool with a wave maker.
player.show({ x: -8, y: -4.5, width: 16, height: 9 });

function add(body, x, y, fillColor) {
  body.initNode(x, y);
  body.fillColor = fillColor;
  body.drawLine = false;
  scene.addChild(body);
  return body;
}
function addStatic(width, height, x, y) {
  const body = add(new editor.RectangleNode(width, height), x, y, 0x7a8599);
  body.bodyType = 'static';
  return body;
}
function trace(node, color, style, maxPoints) {
  const tracer = new editor.TracerNode(node.id);
  tracer.style = style;
  tracer.radius = 0.2;
  tracer.maxPoints = maxPoints;
  tracer.fillColor = color;
  tracer.fillAlpha = 0.5;
  tracer.lineColor = color;
  tracer.lineWidth = 0.05;
  scene.insertChild(tracer, 0);
}

addStatic(15, 0.3, 0, 3.7); // beam
addStatic(15, 0.3, 0, -3.9); // ground

// A pendulum of 4 m. Its period is 2π·√(4 / 9.8) = 4.0 s, and 4.1 s at this amplitude.
const bob = add(new editor.CircleNode(0.45), -6.1, 0.25, 0xdd4f28);
const rod = new editor.DistanceJointNode(bob.id, '', undefined, { x: -3.8, y: 3.55 });
rod.lineColor = 0x7a8599;
rod.lineWidth = 0.06;
scene.addChild(rod);
trace(bob, 0xdd4f28, 'ribbon', 60);

// With a restitution of 1, balls bounce back to their starting height.
[0x35935a, 0x8468d8, 0xb97a14].forEach((color, index) => {
  const ball = add(new editor.CircleNode(0.3), -6.2 + 2.4 * index, -2.2 + 0.35 * index, color);
  ball.restitution = 1;
});

// A mass of 1 kg on a spring oscillates with the period 2π·√(1 / 10) = 2.0 s.
const weight = add(new editor.RectangleNode(1, 1), 0.6, 0, 0x3d80d6);
const spring = new editor.SpringNode(weight.id, '', { x: 0, y: 0.5 }, { x: 0.6, y: 3.55 });
spring.length = 1.3; // m, at rest
spring.k = 10; // N/m
spring.damping = 0;
spring.lineColor = 0x7a8599;
spring.lineWidth = 0.05;
scene.addChild(spring);

// A motor drives the large gear at 0.6 rad/s, and that drives the small one.
function gear(radius, teeth, x, y, color) {
  const wheel = add(new editor.GearNode(radius, teeth), x, y, color);
  const pin = new editor.RevoluteJointNode(wheel.id, '', undefined, { x, y });
  pin.lineColor = 0x7a8599;
  scene.addChild(pin);
  return pin;
}
gear(0.8, 12, 6.15, 1.2, 0xcb5190);
const motor = gear(1.2, 18, 4.15, 1.2, 0x16909c);
motor.motorEnabled = true;
motor.motorSpeed = 0.6;
motor.maxMotorTorque = 500;

// The pool.
addStatic(0.3, 2.2, 1, -2.65);
addStatic(0.3, 2.2, 7.35, -2.65);
const water = new editor.ParticleGroupNode([
  [
    { x: 1.9, y: -3.7 },
    { x: 7.1, y: -3.7 },
    { x: 7.1, y: -2.4 },
    { x: 1.9, y: -2.4 },
  ],
]);
water.particleRadius = 0.09; // m
water.fillColor = 0x3d80d6;
water.fillAlpha = 0.8;
scene.addChild(water);
for (const [x, color] of [
  [3.4, 0xb97a14],
  [4.8, 0xdd4f28],
  [6, 0x35935a],
]) {
  add(new editor.RectangleNode(0.7, 0.7), x, -1.9, color).density = 0.4;
}

class WaveMaker {
  constructor(paddle) {
    this.paddle = paddle;
  }

  update() {
    // Oscillates by 0.2 m to either side with a period of 2 s.
    this.paddle.linearVelocityX = 0.2 * Math.PI * Math.cos(Math.PI * this.paddle.findSceneNode().time);
  }
}
const paddle = addStatic(0.2, 1.9, 1.6, -2.75);
paddle.bodyType = 'kinematic';
player.attach(paddle, WaveMaker);
