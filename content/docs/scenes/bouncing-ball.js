// The scene of "Getting started", step by step. The view is 9.6 m wide and 5.4 m high.
player.show({ x: -4.8, y: -2.7, width: 9.6, height: 5.4 });
scene.gravity = { x: 0, y: -player.number('Gravity', 9.8, { min: 1, max: 25, step: 0.1, unit: 'm/s²' }) };

// 1. A floor from (−4, −2.5) to (4, −2)
const floor = new editor.RectangleNode(8, 0.5);
floor.initNode(0, -2.25);
floor.bodyType = 'static';
floor.fillColor = 0x7a8599;
floor.drawLine = false;
scene.addChild(floor);

// 2. A ball with its centre at (0, 2)
const ball = new editor.CircleNode(0.5);
ball.initNode(0, 2);
ball.fillColor = 0xdd4f28;
ball.drawLine = false;
scene.addChild(ball);

// 3. It keeps 0.8² = 0.64 of its height at each bounce
ball.restitution = 0.8;

// 4. A bar on a motor: at 2 rad/s, a turn takes 3.1 s
const bar = new editor.RectangleNode(2, 0.2);
bar.initNode(2.5, 0);
bar.fillColor = 0x3d80d6;
bar.drawLine = false;
scene.addChild(bar);

const motor = new editor.RevoluteJointNode(bar.id, '', { x: 0, y: 0 }, { x: 2.5, y: 0 });
motor.motorEnabled = true;
motor.motorSpeed = 2;
scene.addChild(motor);

// 5. Instruments: the height of the ball over time, and its path
const graph = new editor.GraphNode(ball.id);
graph.initNode(-2.5, 1.25);
graph.width = 3;
graph.height = 2.5;
graph.drawFill = false;
graph.lineColor = 0x35935a;
graph.lineWidth = 0.04;
scene.addChild(graph);

const tracer = new editor.TracerNode(ball.id);
tracer.radius = 0.05;
tracer.fillColor = 0xb97a14;
scene.addChild(tracer);

// 6. Every 10 s the ball is back at the top and falls again
class DropAgain {
  constructor(node) {
    this.node = node;
    this.elapsed = 0; // ms
  }

  update(delta) {
    this.elapsed += delta;
    if (this.elapsed < 10000) return;
    this.elapsed -= 10000;
    this.node.setPosition({ x: 0, y: 2 });
    this.node.setLinearVelocity({ x: 0, y: 0 });
  }
}
player.attach(ball, DropAgain);
