player.show({ x: -5.2, y: -0.7, width: 10.4, height: 5.85 });

scene.particleIterations = 2; // stiffer soft bodies

const kinds = [
  { particleType: 'water', x: -3.4, color: 0x3d80d6 },
  { particleType: 'elastic', x: 0, color: 0xcb5190 },
  { particleType: 'powder', x: 3.4, color: 0xb97a14 },
];
const square = [
  { x: -0.8, y: -0.8 },
  { x: 0.8, y: -0.8 },
  { x: 0.8, y: 0.8 },
  { x: -0.8, y: 0.8 },
];

for (const { particleType, x, color } of kinds) {
  // Walls 0.2 m thick: thinner ones would leak.
  const tub = new editor.PolylineNode([
    { x: -1.4, y: 2.4 },
    { x: -1.4, y: 0 },
    { x: 1.4, y: 0 },
    { x: 1.4, y: 2.4 },
  ]);
  tub.initNode(x, 0.1);
  tub.bodyType = 'static';
  tub.thickness = 0.2;
  tub.fillColor = 0x7a8599;
  tub.drawLine = false;

  // 2.56 m², about 455 particles
  const group = new editor.ParticleGroupNode([square], particleType);
  group.initNode(x, 2.2, 10);
  group.fillColor = color;

  const ball = new editor.CircleNode(0.3);
  ball.initNode(x + 0.2, 3.9);
  ball.density = 0.5; // kg/m²; particles have 1
  ball.fillColor = 0x8468d8;
  ball.drawLine = false;

  const label = new editor.TextNode(particleType);
  label.initNode(x, -0.3);
  label.fontSize = 28;
  label.fontColor = color;
  scene.addChildren([tub, group, ball, label]);
}
