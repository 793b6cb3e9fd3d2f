// Two equal masses on springs: the upper without damping, the lower with that of a new spring.
function addOscillator(y, damping, color) {
  const box = new editor.RectangleNode(0.5, 0.5);
  box.initNode(0.5, y); // 0.5 m to the right of equilibrium
  box.density = 4; // kg/m²: 1 kg
  box.gravityScale = 0;
  box.fixedRotation = true;
  box.fillColor = color;
  box.drawLine = false;

  const spring = new editor.SpringNode(box.id, '', { x: -0.25, y: 0 }, { x: -2, y }, 1.75, 10); // 10 N/m
  spring.damping = damping; // N·s/m
  spring.lineColor = 0x7a8599;
  spring.lineWidth = 0.03;

  const wall = new editor.RectangleNode(0.15, 1);
  wall.initNode(-2.075, y);
  wall.bodyType = 'static';
  wall.fillColor = 0x7a8599;
  wall.drawLine = false;

  const graph = new editor.GraphNode(box.id, 'linearVelocityX', 'x');
  graph.initNode(3.6, y);
  graph.width = 4;
  graph.height = 1.9;
  graph.autoScale = false;
  [graph.xMin, graph.xMax] = [-0.7, 0.7]; // m
  [graph.yMin, graph.yMax] = [-2, 2]; // m/s
  graph.drawFill = false;
  graph.lineColor = color;
  graph.lineWidth = 0.02;
  scene.addChildren([spring, wall, box, graph]);
  return spring;
}

addOscillator(1, 0, 0x3d80d6);
const damping = player.number('Damping', 0.1, {
  min: 0,
  max: 2,
  step: 0.1,
  unit: 'N·s/m',
  onChange: (value) => (lower.damping = value),
});
const lower = addOscillator(-1, damping, 0xdd4f28);

player.show({ x: -2.35, y: -2.25, width: 8, height: 4.5 });
