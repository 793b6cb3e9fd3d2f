// Keeps the last 100 positions and draws a dot at each; with `fade`, old dots fade.
class Dots {
  constructor(node) {
    this.node = node;
    this.trajectory = [];
    this.graphics = editor.utils.createGraphics();
    this.lineStyle = editor.utils.createLineStyle(0);
    this.fillStyle = editor.utils.createFillStyle(node.fillColor);
  }

  update() {
    if (!this.scene) {
      this.scene = this.node.findSceneNode();
      this.scene.layers.foreground.addChild(this.graphics);
    }
    this.trajectory.push(this.node.getScenePosition());
    if (this.trajectory.length > 100) this.trajectory.shift();

    const n = this.trajectory.length;
    this.graphics.clear();
    this.trajectory.forEach(({ x, y }, i) => {
      this.fillStyle.alpha = this.node.userData.fade ? (i + 1) / n : 1;
      editor.utils.drawStyledCircle(this.graphics, x, y, 0.1, this.lineStyle, this.fillStyle);
    });
  }
}

function addPendulum(x, color, fade) {
  const bob = new editor.CircleNode(0.25);
  bob.initNode(x + 2, 3); // 2 m beside the pivot
  bob.fillColor = color;
  bob.drawLine = false;
  bob.userData = { fade };

  const rod = new editor.DistanceJointNode(bob.id, '', { x: 0, y: 0 }, { x, y: 3 });
  rod.fillColor = 0x7a8599;
  rod.lineColor = 0x7a8599;
  rod.lineWidth = 0.03;

  const label = new editor.TextNode(fade ? 'alpha (i + 1) / n' : 'alpha 1');
  label.initNode(x, 3.45);
  label.fontColor = 0x7a8599;
  scene.addChildren([rod, bob, label]);
  player.attach(bob, Dots);
}

addPendulum(-2.4, 0x16909c, false);
addPendulum(2.4, 0xdd4f28, true);
player.show({ x: -5, y: 0.25, width: 10, height: 3.75 });
