player.show({ x: -4.8, y: -0.5, width: 9.6, height: 5.4 });

class OneWay {
  constructor(node) {
    this.node = node;
  }

  onPreSolve(other, contact) {
    const below = other.getScenePosition().y < this.node.getScenePosition().y;
    if (below) contact.SetEnabled(false);
  }
}

class Jump {
  constructor(node) {
    this.node = node;
    this.elapsed = 0; // ms
  }

  update(delta) {
    this.elapsed += delta;
    if (this.elapsed < 1600) return;
    this.elapsed -= 1600;
    // From the upper platform back to the floor, otherwise a jump of 2.3 m
    if (this.node.y > 3) this.node.setPosition({ x: this.node.x, y: 0.4 });
    else this.node.linearVelocityY = 6.7; // m/s
  }
}

function addBar(width, x, y, color) {
  const bar = new editor.RectangleNode(width, 0.2);
  bar.initNode(x, y);
  bar.bodyType = 'static';
  bar.fillColor = color;
  bar.drawLine = false;
  scene.addChild(bar);
  return bar;
}

addBar(9.6, 0, -0.1, 0x7a8599);
for (const y of [1.6, 3.2]) {
  player.attach(addBar(4, -2.4, y, 0x35935a), OneWay);
  addBar(4, 2.4, y, 0x7a8599); // an ordinary platform
}

for (const x of [-3.4, -2.4, -1.4, 1.4, 2.4, 3.4]) {
  const ball = new editor.CircleNode(0.35);
  ball.initNode(x, 0.4);
  ball.fillColor = 0xdd4f28;
  ball.drawLine = false;
  scene.addChild(ball);
  player.attach(ball, Jump);
}
