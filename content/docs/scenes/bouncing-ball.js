// The scene of "Your first ten minutes". The view is 10.7 m wide and 6 m high.
player.show({ x: -5.6, y: -3.1, width: 10.7, height: 6.02 });

// 1. A floor from (−4, −2.5) to (4, −2)
const floor = new editor.RectangleNode(8, 0.5);
floor.initNode(0, -2.25);
floor.bodyType = 'static';
floor.fillColor = 0x7a8599;
floor.drawLine = false;

// 2. and 3. A ball that keeps 0.8² = 0.64 of its height at each bounce
const ball = new editor.CircleNode(0.5);
ball.initNode(0, 2);
ball.restitution = 0.8;
ball.fillColor = 0xdd4f28;
ball.drawLine = false;

// 4. A bar on a motor: 2 rad/s is one turn in 3.1 s
const bar = new editor.RectangleNode(2, 0.2);
bar.initNode(2.5, 0);
bar.fillColor = 0x3d80d6;
bar.drawLine = false;
const motor = new editor.RevoluteJointNode(bar.id, '', undefined, { x: 2.5, y: 0 });
motor.motorEnabled = true;
motor.motorSpeed = 2;

// 5. Instruments: the height of the ball over time, and its path
const graph = new editor.GraphNode(ball.id, 'y');
graph.initNode(-3.3, 0.9);
graph.drawFill = false;
graph.lineColor = 0x35935a;
graph.lineWidth = 0.04;
const tracer = new editor.TracerNode(ball.id);
tracer.fillColor = 0xb97a14;
tracer.maxPoints = 60;
tracer.radius = 0.05;

scene.addChildren([floor, tracer, ball, bar, motor, graph]);

player.attach(
  ball,
  // Every 10 s the ball is lifted and falls again.
  class DropAgain {
    constructor(node) {
      this.node = node;
      this.elapsed = 0; // ms
    }

    update(delta) {
      this.elapsed += delta;
      if (this.elapsed < 10000) return;
      this.elapsed = 0;
      this.node.setPosition({ x: 0, y: 2 });
      this.node.setLinearVelocity({ x: 0, y: 0 });
    }
  },
);
