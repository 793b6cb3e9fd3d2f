scene.particleIterations = 3; // at least 3 sub-steps; water 1 m deep needs 2

function addWall(x, y, width, height) {
  const wall = new editor.RectangleNode(width, height);
  wall.initNode(x, y);
  wall.bodyType = 'static';
  wall.fillColor = 0x7a8599;
  wall.drawLine = false;
  scene.addChild(wall);
}

addWall(0, -0.1, 6.4, 0.2);
addWall(-3.1, 0.95, 0.2, 1.9);
addWall(3.1, 0.95, 0.2, 1.9);

// Water of 1 kg/m², 6 m × 1 m.
const block = [
  { x: -2.95, y: 0.05 },
  { x: 2.95, y: 0.05 },
  { x: 2.95, y: 1.05 },
  { x: -2.95, y: 1.05 },
];
const water = new editor.ParticleGroupNode([block], 'water');
water.fillColor = 0x3d80d6;
scene.addChild(water);

// Four boxes that differ only in density.
const violet = player.number('Violet density', 1, {
  min: 0.1,
  max: 2,
  step: 0.1,
  unit: 'kg/m²',
  onChange: (value) => {
    boxes[2].density = value;
    boxes[2].text = `${value}`;
  },
});
const boxes = [0.2, 0.5, violet, 2].map((density, index) => {
  const box = new editor.RectangleNode(0.7, 0.7);
  box.initNode(-2.1 + 1.4 * index, 1.6);
  box.density = density; // kg/m²
  box.angularDamping = 2;
  box.fillColor = [0xb97a14, 0x35935a, 0x8468d8, 0xdd4f28][index];
  box.drawLine = false;
  box.text = `${density}`;
  box.fontSize = 26;
  box.fontColor = 0xffffff;
  scene.addChild(box);
  return box;
});

player.show({ x: -3.4, y: -0.6, width: 6.8, height: 3.06 });
