player.show({ x: -4.8, y: -2.7, width: 9.6, height: 5.4 });

class GravityPad {
  constructor(node) {
    this.node = node;
    this.touching = new Map(); // other body -> number of fixture pairs
    this.arrived = new Set();
  }

  onBeginContact(other, contact) {
    if (!contact.IsTouching()) return;
    const pairs = this.touching.get(other) ?? 0;
    if (pairs === 0) this.arrived.add(other);
    this.touching.set(other, pairs + 1);
  }

  onEndContact(other, contact) {
    const pairs = this.touching.get(other) ?? 0;
    if (pairs > 1) this.touching.set(other, pairs - 1);
    else this.touching.delete(other);
  }

  update(delta) {
    for (const other of this.arrived) {
      if (!other.parent) continue;
      other.gravityScale *= -1;
      other.fillColor = other.gravityScale > 0 ? 0xdd4f28 : 0x3d80d6; // red falls down, blue falls up
    }
    this.arrived.clear();
  }
}

for (const y of [-2.5, 2.5]) {
  const pad = new editor.RectangleNode(9, 0.4);
  pad.initNode(0, y);
  pad.bodyType = 'static';
  pad.fillColor = 0x35935a;
  pad.drawLine = false;
  pad.text = 'gravity pad';
  pad.fontColor = 0xffffff;
  scene.addChild(pad);
  player.attach(pad, GravityPad);
}

const angle = player.number('Capsule angle', 0, { min: 0, max: 45, step: 5, unit: '°' });

// Circles have one fixture, capsules several; each landing counts once.
for (let index = 0; index < 7; index++) {
  const body = index % 2 === 0 ? new editor.CircleNode(0.35) : new editor.CapsuleNode(1, 0.5);
  body.initNode(-3.6 + 1.2 * index, -1.5 + 0.5 * index, index % 2 === 0 ? 0 : angle);
  body.fillColor = 0xdd4f28;
  body.drawLine = false;
  scene.addChild(body);
}
