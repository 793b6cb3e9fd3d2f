player.show({ x: -5.6, y: -0.4, width: 11.2, height: 6.3 });

const floor = new editor.RectangleNode(11.2, 0.4);
floor.initNode(0, -0.2);
floor.bodyType = 'static';
floor.fillColor = 0x7a8599;
floor.drawLine = false;
scene.addChild(floor);

class SpeedLabel {
  constructor(node) {
    this.node = node;
  }

  update(delta) {
    this.node.text = this.node.linearVelocity.toFixed(1) + ' m/s';
  }
}

// Released with their lower edges 5 m, 2.5 m and 1.25 m above the floor
for (const [x, height, color] of [
  [-3, 5, 0xdd4f28],
  [0, 2.5, 0x3d80d6],
  [3, 1.25, 0x35935a],
]) {
  const box = new editor.RectangleNode(2, 0.8);
  box.initNode(x, height + 0.4);
  box.restitution = 0.95;
  box.fixedRotation = true;
  box.fillColor = color;
  box.drawLine = false;
  box.fontSize = 36;
  box.fontColor = 0xffffff;
  scene.addChild(box);
  player.attach(box, SpeedLabel);
}
