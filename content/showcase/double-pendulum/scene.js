// Three double pendulums on one pin, released 0.1° apart. They do not collide.
scene.backgroundColor = 0x0d1524;
player.show({ x: -2.4, y: -2.35, width: 8.36, height: 4.7 });

const length = 1; // m, of each arm
// Of both arms, from the vertical.
const angle = player.number('Start angle', 120, { min: 1, max: 170, step: 1, unit: '°' });
const difference = player.number('Difference', 0.1, { min: 0, max: 1, step: 0.1, unit: '°' });
const steps = player.number('Steps per second', 60, { min: 60, max: 240, step: 60 });
scene.timeStep = 1 / steps; // s

const starts = [angle, angle + difference, angle + 2 * difference];
const colors = [0xff8f66, 0x5ccfd6, 0xb9a3ff];

function bob(name, distance, angle, fillColor) {
  const body = new editor.CircleNode(0.15);
  body.name = name;
  body.initNode(distance * Math.sin(angle), -distance * Math.cos(angle));
  body.filterMaskBits = 0;
  body.fillColor = fillColor;
  body.drawLine = false;
  scene.addChild(body);
  return body;
}

function rod(from, to, color) {
  // Without a second body, the rod hangs from the point (0, 0) of the scene.
  const joint = new editor.DistanceJointNode(from.id, to?.id ?? '');
  joint.lineColor = color;
  joint.lineWidth = 0.035;
  scene.addChild(joint);
}

function addTrace(node, lineColor) {
  const trace = new editor.TracerNode(node.id);
  trace.style = 'line';
  trace.maxPoints = 600; // the last 10 s
  trace.lineColor = lineColor;
  trace.lineWidth = 0.025;
  scene.insertChild(trace, 0); // below the rods
}

function addGraph(node, lineColor, y, title) {
  const graph = new editor.GraphNode(node.id, 'x');
  graph.width = 3.2;
  graph.height = 1.3;
  graph.initNode(4.1, y);
  graph.title = title;
  graph.showLabels = false;
  graph.drawFill = false;
  graph.lineColor = lineColor;
  graph.lineWidth = 0.025;
  scene.addChild(graph);
}

const lowers = starts.map((degrees, index) => {
  const color = colors[index];
  const radians = editor.utils.degToRad(degrees);
  const upper = bob('upper bob', length, radians, color);
  const lower = bob('lower bob', 2 * length, radians, color);
  rod(upper, undefined, color);
  rod(lower, upper, color);
  addTrace(lower, color);
  addGraph(lower, color, 1.45 - 1.45 * index, `started at ${degrees.toFixed(1)}°`);
  return lower;
});

player.describe(() => {
  const pairs = lowers.flatMap((one, index) => lowers.slice(index + 1).map((other) => [one, other]));
  const apart = Math.max(...pairs.map(([one, other]) => Math.hypot(one.x - other.x, one.y - other.y)));
  const { x, y } = lowers[0];
  const sideways = `${Math.abs(x).toFixed(1)} m to the ${x < 0 ? 'left' : 'right'} of the pin`;
  const upright = `${Math.abs(y).toFixed(1)} m ${y < 0 ? 'below' : 'above'} it`;
  const distance = apart < 1 ? `${Math.ceil(100 * apart)} cm` : `${apart.toFixed(1)} m`;
  return `The first lower bob is ${sideways} and ${upright}. The three lower bobs are at most ${distance} apart.`;
});
