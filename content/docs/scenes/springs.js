player.show({ x: -4.8, y: -4.4, width: 9.6, height: 5.4 });

const beam = new editor.RectangleNode(8.4, 0.3);
beam.initNode(0, 0.15);
beam.bodyType = 'static';
beam.fillColor = 0x7a8599;
beam.drawLine = false;
scene.addChild(beam);

const mass = 1; // kg: a square of 1 m × 1 m at density 1
const springs = [
  { k: 10, x: -3, color: 0xdd4f28 },
  { k: 20, x: 0, color: 0x3d80d6 },
  { k: player.number('Green spring', 40, { min: 10, max: 160, step: 10, unit: 'N/m' }), x: 3, color: 0x35935a },
];

for (const { k, x, color } of springs) {
  const period = 2 * Math.PI * Math.sqrt(mass / k); // s
  const stretch = (mass * 9.8) / k; // m, by the weight alone
  const restLength = 2.2 - stretch; // so that all three hang at the same height

  const weight = new editor.RectangleNode(1, 1);
  weight.initNode(x, -2.2 - 0.5 - 0.6); // let go 0.6 m below that height
  weight.fillColor = color;
  weight.drawLine = false;
  weight.text = `${k} N/m\n${period.toFixed(2)} s`;
  weight.fontColor = 0xffffff;

  const top = { x: 0, y: 0.5 };
  const spring = new editor.SpringNode(weight.id, '', top, { x, y: 0 }, restLength, k);
  spring.damping = 0; // N·s/m; the default is 0.1
  spring.lineColor = color;
  spring.lineWidth = 0.04;
  scene.addChildren([spring, weight]);
}
