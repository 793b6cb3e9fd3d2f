player.show({ x: -4.8, y: -0.4, width: 9.6, height: 5.4 });

class Bumper {
  constructor(node) {
    this.node = node;
    this.power = 5; // N·s per kilogram: each hit adds 5 m/s
    this.hits = new Map(); // other body -> direction away from this node
  }

  onBeginContact(other, contact) {
    if (!contact.IsTouching()) return;
    const { normal } = editor.utils.getContactWorldManifold(contact);
    const bodyA = contact.GetFixtureA().GetBody();

    // The normal points from A to B. We want "away from this node".
    const sign = bodyA === this.node.body ? 1 : -1;
    this.hits.set(other, { x: sign * normal.x, y: sign * normal.y });
  }

  update(delta) {
    for (const [other, away] of this.hits) {
      if (!other.parent) continue;
      const size = this.power * other.mass;
      other.applyLinearImpulse({ x: away.x * size, y: away.y * size });
    }
    this.hits.clear();
  }
}

const tank = new editor.PolylineNode([
  { x: -4.5, y: 0 },
  { x: 4.5, y: 0 },
  { x: 4.5, y: 4.8 },
  { x: -4.5, y: 4.8 },
]);
tank.closed = true;
tank.bodyType = 'static';
tank.thickness = 0.2;
tank.fillColor = 0x7a8599;
tank.drawLine = false;
scene.addChild(tank);

for (const [x, y, radius] of [
  [-3.6, 0, 0.8],
  [-1.8, 0, 0.8],
  [0, 0, 0.8],
  [1.8, 0, 0.8],
  [3.6, 0, 0.8],
  [-2.2, 2.7, 0.4],
  [2.2, 2.7, 0.4],
]) {
  const bumper = new editor.CircleNode(radius);
  bumper.initNode(x, y);
  bumper.bodyType = 'static';
  bumper.fillColor = 0xb97a14;
  bumper.drawLine = false;
  scene.addChild(bumper);
  player.attach(bumper, Bumper);
}

for (const [x, y] of [
  [-1.9, 3.6],
  [0.2, 4.2],
  [2.5, 3.9],
]) {
  const ball = new editor.CircleNode(0.22);
  ball.initNode(x, y);
  ball.restitution = 0.4;
  ball.fillColor = 0xdd4f28;
  ball.drawLine = false;
  const tracer = new editor.TracerNode(ball.id);
  tracer.style = 'ribbon';
  tracer.maxPoints = 40;
  tracer.fillColor = 0xdd4f28;
  scene.addChildren([tracer, ball]);
}
