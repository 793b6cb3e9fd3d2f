player.show({ x: -3.6, y: -0.55, width: 7.2, height: 4.05 });

const ground = new editor.PolylineNode([
  { x: -3.4, y: 3 },
  { x: -3.4, y: 0 },
  { x: 3.4, y: 0 },
  { x: 3.4, y: 3 },
]);
ground.bodyType = 'static';
ground.thickness = 0.2;
ground.fillColor = 0x7a8599;
ground.drawLine = false;

// Counter-clockwise is solid, clockwise is a hole.
const square = (half) => [
  { x: -half, y: -half },
  { x: half, y: -half },
  { x: half, y: half },
  { x: -half, y: half },
];
const frame = new editor.PolygonNode([square(1), square(0.5).reverse()]);
frame.initNode(-1, 2, 25);
frame.fillColor = 0x3d80d6;
frame.drawLine = false;

const inside = new editor.CircleNode(0.3);
inside.initNode(-1, 2);
inside.restitution = 0.7;
const outside = new editor.CircleNode(0.3);
outside.initNode(1.5, 2);
outside.restitution = 0.7;
for (const ball of [inside, outside]) {
  ball.fillColor = 0xdd4f28;
  ball.drawLine = false;
}

const label = new editor.TextNode(`frame: ${frame.mass.toFixed(2)} kg`);
label.initNode(0, -0.35);
label.fontColor = 0x7a8599;
scene.addChildren([ground, frame, inside, outside, label]);

player.attach(
  frame,
  class Toss {
    constructor(node) {
      this.node = node;
      this.elapsed = 0; // ms
    }

    update(delta) {
      this.elapsed += delta;
      if (this.elapsed < 4000) return;
      this.elapsed -= 4000;
      // Towards the farther side
      const side = this.node.x < 0 ? 1 : -1;
      this.node.setLinearVelocity({ x: 1.5 * side, y: 5 }); // m/s
      this.node.angularVelocity = -2 * side; // rad/s
    }
  },
);
