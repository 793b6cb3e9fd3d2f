// Dots as in the first script, but only 20.
class Dots {
  constructor(node) {
    this.node = node;
    this.trajectory = [];
    this.graphics = editor.utils.createGraphics();
    this.lineStyle = editor.utils.createLineStyle(0);
    this.fillStyle = editor.utils.createFillStyle(0xdd4f28);
  }

  update() {
    if (!this.layer) {
      this.layer = this.node.findSceneNode().layers.background;
      this.layer.addChild(this.graphics);
    }
    this.trajectory.push(this.node.getScenePosition());
    if (this.trajectory.length > 20) this.trajectory.shift();
    this.graphics.clear();
    this.trajectory.forEach(({ x, y }, i) => {
      this.fillStyle.alpha = (i + 1) / this.trajectory.length;
      editor.utils.drawStyledCircle(this.graphics, x, y, 0.1, this.lineStyle, this.fillStyle);
    });
  }
}

// A ribbon of 20 quads, each from one point to the next.
class Ribbon {
  constructor(node) {
    this.node = node;
    this.trajectory = [];
    this.graphics = editor.utils.createGraphics();
    this.lineStyle = editor.utils.createLineStyle(0);
    this.fillStyle = editor.utils.createFillStyle(0x3d80d6);
  }

  update() {
    if (!this.layer) {
      this.layer = this.node.findSceneNode().layers.background;
      this.layer.addChild(this.graphics);
    }
    this.trajectory.push(this.node.getScenePosition());
    if (this.trajectory.length > 21) this.trajectory.shift(); // 21 points, 20 segments
    this.draw();
  }

  draw() {
    const path = this.trajectory;
    const edges = path.map((point, i) => this.edge(path[i - 1] ?? point, point, path[i + 1] ?? point));

    this.graphics.clear();
    for (let i = 1; i < edges.length; i++) {
      const quad = [...edges[i - 1], ...edges[i].toReversed()];
      this.fillStyle.alpha = i / (edges.length - 1);
      editor.utils.drawStyledPolygon(this.graphics, quad, this.lineStyle, this.fillStyle);
    }
  }

  // The two edge points, 0.8 of the radius to either side of the path.
  edge(before, { x, y }, after) {
    const along = editor.utils.getDirectionVector(before, after) ?? { x: 1, y: 0 };
    const half = 0.8 * this.node.radius; // m
    return [
      { x: x - along.y * half, y: y + along.x * half },
      { x: x + along.y * half, y: y - along.x * half },
    ];
  }
}

// Moves a ball round a circle of radius 2 m at 10 rad/s, which is 20 m/s.
class Orbit {
  constructor(ball) {
    this.ball = ball;
    this.angle = 0;
  }

  update(delta) {
    this.angle += (10 * delta) / 1000; // rad; try 2 instead of 10
    const { centerX } = this.ball.userData;
    this.ball.setPosition({ x: centerX + 2 * Math.cos(this.angle), y: 2 * Math.sin(this.angle) });
  }
}

function addBall(centerX, color, Script) {
  const ball = new editor.CircleNode(0.25);
  ball.initNode(centerX + 2, 0);
  ball.bodyType = 'kinematic';
  ball.userData = { centerX };
  ball.fillColor = color;
  ball.drawLine = false;
  ball.drawRadius = false;
  scene.addChild(ball);
  player.attach(ball, Orbit);
  player.attach(ball, Script);
}

addBall(-2.4, 0xdd4f28, Dots);
addBall(2.4, 0x3d80d6, Ribbon);
player.show({ x: -4.96, y: -2.79, width: 9.92, height: 5.58 });
