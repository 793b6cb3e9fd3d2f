// The same block of 1.1 m × 1.1 m, made of six kinds of matter, over six funnels.
const gap = player.number('Gap', 0.3, { min: 0.15, max: 0.6, step: 0.05, unit: 'm' });
const side = 0.62 + (gap - 0.3) / 2; // m, from the centre of a funnel to the centres of its slopes

const kinds = [
  { type: 'water', color: 0x3d80d6 },
  { type: 'viscous', color: 0xb97a14 },
  { type: 'powder', color: 0x7a8599 },
  { type: 'tensile', color: 0x16909c },
  { type: 'spring', color: 0x8468d8 },
  { type: 'elastic', color: 0xdd4f28 },
];

function addWall(x, y, width, height, angle = 0) {
  const wall = new editor.RectangleNode(width, height);
  wall.initNode(x, y, angle);
  wall.bodyType = 'static';
  wall.fillColor = 0x7a8599;
  wall.drawLine = false;
  scene.addChild(wall);
}

kinds.forEach(({ type, color }, index) => {
  const x = (index - 2.5) * 2;
  const block = [
    { x: x - 0.55, y: 4.2 },
    { x: x + 0.55, y: 4.2 },
    { x: x + 0.55, y: 5.3 },
    { x: x - 0.55, y: 5.3 },
  ];
  const group = new editor.ParticleGroupNode([block], type);
  group.fillColor = color;

  const label = new editor.TextNode(type);
  label.initNode(x, 5.75);
  label.fontSize = 30;
  label.fontColor = color;
  scene.addChildren([group, label]);

  addWall(x - side, 3.55, 1.05, 0.2, -40);
  addWall(x + side, 3.55, 1.05, 0.2, 40);
});

// A row of trays below.
addWall(0, -0.1, 12.2, 0.2);
for (let index = 0; index <= 6; index++) addWall((index - 3) * 2, 2.2, 0.2, 4.8);

player.show({ x: -6.1, y: -0.5, width: 12.2, height: 6.8625 });
