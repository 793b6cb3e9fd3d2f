// The tracer of this post, with dots in the colour of the node.
class Tracer {
  constructor(node) {
    this.node = node;
    this.trajectory = [];
    this.maxTrajectorySize = 360; // 6 s
    this.tracerRadius = 0.05; // m
    this.graphics = editor.utils.createGraphics();
    this.lineStyle = editor.utils.createLineStyle(0);
    this.fillStyle = editor.utils.createFillStyle(node.fillColor);
  }

  init() {
    this.scene = this.node.findSceneNode();
    this.scene?.layers.background.addChild(this.graphics);
  }

  update(delta) {
    if (!this.scene) this.init();
    this.trajectory.push(this.node.getScenePosition());
    while (this.trajectory.length > this.maxTrajectorySize) this.trajectory.shift();
    this.draw();
  }

  draw() {
    const n = this.trajectory.length;
    this.graphics.clear();
    this.trajectory.forEach(({ x, y }, i) => {
      this.fillStyle.alpha = (i + 1) / n;
      editor.utils.drawStyledCircle(this.graphics, x, y, this.tracerRadius, this.lineStyle, this.fillStyle);
    });
  }
}

// Pulls a ball to its centre with two springs, one for each direction.
class TwoSprings {
  constructor(ball) {
    this.ball = ball;
  }

  update() {
    const { centerX, turnsX, turnsY } = this.ball.userData; // oscillations in 6 s
    const { mass, x, y } = this.ball;
    const kx = mass * ((2 * Math.PI * turnsX) / 6) ** 2; // N/m
    const ky = mass * ((2 * Math.PI * turnsY) / 6) ** 2;
    this.ball.applyForce({ x: -kx * (x - centerX), y: -ky * y });
  }
}

function addBall(centerX, turnsX, turnsY, color) {
  const ball = new editor.CircleNode(0.2);
  ball.initNode(centerX + 1.9, 0);
  ball.gravityScale = 0;
  ball.linearVelocityY = 1.9 * ((2 * Math.PI * turnsY) / 6); // m/s, for an amplitude of 1.9 m
  ball.userData = { centerX, turnsX, turnsY };
  ball.fillColor = color;
  ball.drawLine = false;
  ball.drawRadius = false;
  scene.addChild(ball);
  player.attach(ball, Tracer);
  player.attach(ball, TwoSprings);
}

const sideways = player.number('Blue sideways', 3, { min: 1, max: 6, step: 1 }); // oscillations in 6 s
const upwards = player.number('Blue upwards', 4, { min: 1, max: 6, step: 1 });

addBall(-4.4, 1, 2, 0xdd4f28);
addBall(0, 3, 2, 0x35935a);
addBall(4.4, sideways, upwards, 0x3d80d6);

player.show({ x: -6.8, y: -3.825, width: 13.6, height: 7.65 });
