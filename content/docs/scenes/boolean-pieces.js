player.show({ x: -5.4, y: -1, width: 10.8, height: 6.075 });

// Points on an arc of a circle with a radius of 1 m, 7.5° apart; angles in degrees
function arc(centreX, from, to) {
  const count = Math.abs(to - from) / 7.5;
  return Array.from({ length: count }, (_, index) => {
    const angle = editor.utils.degToRad(from + ((to - from) * index) / count);
    return { x: centreX + Math.cos(angle), y: Math.sin(angle) };
  });
}

// The circles, centred at x = −0.5 m and 0.5 m, cross at 60° on the left one and 120° on the right one.
const pieces = [
  { name: 'union', outline: [...arc(-0.5, 60, 300), ...arc(0.5, -120, 120)], x: -3.4, color: 0x3d80d6 },
  { name: 'difference', outline: [...arc(-0.5, 60, 300), ...arc(0.5, 240, 120)], x: 0.6, color: 0xdd4f28 },
  { name: 'intersection', outline: [...arc(-0.5, -60, 60), ...arc(0.5, 120, 240)], x: 3.6, color: 0x35935a },
];

const ground = new editor.PolylineNode([
  { x: -5.3, y: 2 },
  { x: -5.3, y: -0.1 },
  { x: 5.3, y: -0.1 },
  { x: 5.3, y: 2 },
]);
ground.bodyType = 'static';
ground.thickness = 0.2;
ground.fillColor = 0x7a8599;
ground.drawLine = false;
scene.addChild(ground);

for (const { name, outline, x, color } of pieces) {
  const piece = new editor.PolygonNode([outline]);
  piece.initNode(x, 3, 30);
  piece.fillColor = color;
  piece.drawLine = false;
  piece.restitution = 0.2;
  scene.addChild(piece);

  const label = new editor.TextNode(`${name}: ${piece.mass.toFixed(2)} kg`);
  label.initNode(name === 'difference' ? 0.1 : x, -0.65);
  label.fontSize = 28;
  label.fontColor = color;
  scene.addChild(label);

  player.attach(
    piece,
    class Toss {
      constructor(node) {
        this.node = node;
        this.elapsed = 0; // ms
      }

      update(delta) {
        this.elapsed += delta;
        if (this.elapsed < 6000) return;
        this.elapsed -= 6000;
        this.node.setLinearVelocity({ x: 0, y: 6 }); // m/s: 1.8 m up
        this.node.angularVelocity = 2; // rad/s
      }
    },
  );
}
