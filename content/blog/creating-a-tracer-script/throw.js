// The tracer of this post: fading dots behind the node.
class Tracer {
  constructor(node) {
    this.node = node;
    this.initialized = false;
    this.trajectory = [];
    this.maxTrajectorySize = 100;
    this.tracerRadius = 0.1; // m; try 0.03
    this.graphics = editor.utils.createGraphics();
    this.lineStyle = editor.utils.createLineStyle(0);
    this.fillStyle = editor.utils.createFillStyle(0xdd4f28);
  }

  init() {
    const scene = this.node.findSceneNode();
    if (!scene) return;
    scene.layers.foreground.addChild(this.graphics);
    this.initialized = true;
  }

  update(delta) {
    if (!this.initialized) this.init();
    this.trajectory.push(this.node.getScenePosition());
    while (this.trajectory.length > this.maxTrajectorySize) this.trajectory.shift();
    this.draw();
  }

  draw() {
    const n = this.trajectory.length;
    this.graphics.clear();
    for (let i = 0; i < n; i++) {
      const { x, y } = this.trajectory[i];
      this.fillStyle.alpha = (i + 1) / n;
      editor.utils.drawStyledCircle(this.graphics, x, y, this.tracerRadius, this.lineStyle, this.fillStyle);
    }
  }
}

// Throws the ball again every 3 s.
class Thrower {
  constructor(ball) {
    this.ball = ball;
    this.time = 3000; // ms
  }

  update(delta) {
    this.time += delta;
    if (this.time < 3000) return;
    this.time -= 3000;
    this.ball.setPosition({ x: 0, y: 0 });
    this.ball.setLinearVelocity({ x: 4, y: 6 }); // m/s
  }
}

const ball = new editor.CircleNode(0.18);
ball.friction = 1;
ball.fixedRotation = true;
ball.allowSleep = false;
ball.fillColor = 0x3d80d6;
ball.drawLine = false;
ball.drawRadius = false;

const ground = new editor.RectangleNode(9, 0.5);
ground.initNode(2.4, -0.18 - 0.25);
ground.bodyType = 'static';
ground.friction = 1;
ground.fillColor = 0x7a8599;
ground.drawLine = false;

// The distance flown.
const ruler = new editor.RulerNode({ x: 0, y: 0 });
ruler.nodeBId = ball.id;
ruler.lineColor = 0xb97a14;
ruler.lineWidth = 0.02;

scene.addChildren([ground, ruler, ball]);
player.attach(ball, Tracer);
player.attach(ball, Thrower);
player.show({ x: -0.8, y: -0.68, width: 6.4, height: 3.6 });
