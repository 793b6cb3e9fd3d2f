// Reverses the gravity scale of each body that arrives.
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
      if (other.parent) other.gravityScale *= -1;
    }
    this.arrived.clear();
  }
}

// Colours a marble by its scale: red falls down, blue falls up.
class ScaleColor {
  constructor(node) {
    this.node = node;
  }

  update() {
    this.node.fillColor = this.node.gravityScale > 0 ? 0xdd4f28 : 0x3d80d6;
  }
}

function addBar(x, y, width, angle) {
  const bar = new editor.RectangleNode(width, 0.3);
  bar.initNode(x, y, angle);
  bar.bodyType = 'static';
  bar.fillColor = 0x7a8599;
  bar.drawLine = false;
  scene.addChild(bar);
  return bar;
}

// The floor slopes down to the right. For a scale of −1, the ceiling slopes down to the left.
addBar(-1.25, -2.6, 9.8, -8);
addBar(1.25, 2.6, 9.8, -8);
addBar(-6.05, 0, 7.3, 90);
addBar(6.05, 0, 7.3, 90);

// A pad at the low end of each; without the script it is plain floor or ceiling.
const ends = [
  [addBar(4.75, -3.35, 2.4, 0), player.toggle('Lower pad', true)],
  [addBar(-4.75, 3.35, 2.4, 0), player.toggle('Upper pad', true)],
];
for (const [pad, isOn] of ends) {
  if (!isOn) continue;
  pad.fillColor = 0x35935a;
  pad.text = '× (−1)';
  pad.fontColor = 0xffffff;
  player.attach(pad, GravityPad);
}

for (let index = 0; index < 9; index++) {
  const marble = new editor.CircleNode(0.26);
  marble.initNode(-5 + index * 0.85, -1.3 - index * 0.1);
  marble.restitution = 0.2;
  marble.allowSleep = false;
  marble.fillColor = 0xdd4f28;
  marble.drawLine = false;
  scene.addChild(marble);
  player.attach(marble, ScaleColor);
}

player.show({ x: -6.4, y: -3.6, width: 12.8, height: 7.2 });
