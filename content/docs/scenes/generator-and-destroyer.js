player.show({ x: -4.8, y: -0.9, width: 9.6, height: 5.4 });

class Generator {
  constructor(node) {
    this.node = node;
    this.interval = 1200; // ms
    this.elapsed = 0;
    node.bodyType = 'kinematic';
    node.active = false;
    node.alpha = 0.5;
  }

  update(delta) {
    this.elapsed += delta;
    if (this.elapsed < this.interval) return;
    this.elapsed -= this.interval;

    const copy = this.node.clone();
    copy.scripts = []; // otherwise every copy is a generator too
    copy.bodyType = 'dynamic';
    copy.active = true;
    copy.alpha = 1;
    this.node.parent.addChild(copy);
  }
}

class Destroyer {
  constructor(node) {
    this.node = node;
    this.fadeTime = 1500; // ms
    this.doomed = new Set();
  }

  onBeginContact(other, contact) {
    if (other.bodyType === 'static') return; // spare floors and walls
    if (contact.IsTouching()) this.doomed.add(other);
  }

  update(delta) {
    for (const other of this.doomed) {
      other.alpha = Math.max(0, other.alpha - delta / this.fadeTime);
      if (other.alpha > 0) continue;
      this.doomed.delete(other);
      other.parent?.removeChild(other);
    }
  }
}

function addBar(width, x, y, angle, color) {
  const bar = new editor.RectangleNode(width, 0.25);
  bar.initNode(x, y, angle);
  bar.bodyType = 'static';
  bar.fillColor = color;
  bar.drawLine = false;
  scene.addChild(bar);
  return bar;
}

addBar(4.2, -2.4, 2.4, -14, 0x7a8599).friction = 0;
addBar(4.2, 1.8, 0.8, 14, 0x7a8599).friction = 0;
const destroyer = addBar(9.6, 0, -0.7, 0, 0xcb5190);
player.attach(destroyer, Destroyer);

for (const [body, x, color] of [
  [new editor.CircleNode(0.3), -3.6, 0xdd4f28],
  [new editor.RegularPolygonNode(0.35, 6), -2.4, 0x3d80d6],
]) {
  body.initNode(x, 4);
  body.fillColor = color;
  body.drawLine = false;
  scene.addChild(body);
  player.attach(body, Generator);
}
