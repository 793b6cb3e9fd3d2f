player.show({ x: -4.8, y: -0.5, width: 9.6, height: 5.4 });

class SpeedRing {
  constructor(node) {
    this.node = node;
    this.line = editor.utils.createLineStyle(0.03, 0xb97a14);
    this.fill = editor.utils.createFillStyle(0xb97a14);
    this.fill.alpha = 0.2;
  }

  update(delta) {
    if (!this.graphics) {
      const scene = this.node.findSceneNode();
      if (!scene) return;
      this.graphics = editor.utils.createGraphics();
      scene.layers.foreground.addChild(this.graphics);
    }
    this.graphics.clear();
    const { x, y } = this.node.getScenePosition();
    const radius = this.node.linearVelocity / 5; // 0.2 m for each m/s
    editor.utils.drawStyledCircle(this.graphics, x, y, radius, this.line, this.fill);
  }

  destroy() {
    this.node.findSceneNode()?.layers.foreground.removeChild(this.graphics);
  }
}

// The rings are widest at the lowest point and vanish at the turning points.
for (const [x, length, color] of [
  [-2.2, 2, 0xdd4f28],
  [2.2, 3, 0x3d80d6],
]) {
  const bob = new editor.CircleNode(0.3);
  bob.initNode(x + 0.6 * length, 4.5 - 0.8 * length); // 36.9° from the vertical
  bob.fillColor = color;
  bob.drawLine = false;
  const rod = new editor.DistanceJointNode(bob.id, '', { x: 0, y: 0 }, { x, y: 4.5 });
  rod.fillColor = 0x7a8599;
  rod.lineColor = 0x7a8599;
  rod.lineWidth = 0.03;
  scene.addChildren([rod, bob]);
  player.attach(bob, SpeedRing);
}
