const length = 1; // m
const swing = player.number('Swing', 30, { min: 5, max: 90, step: 5, unit: '°' });
const density = player.number('Density', 1, { min: 0.5, max: 20, step: 0.5, unit: 'kg/m²' });
const damping = player.number('Damping', 0.2, { min: 0, max: 2, step: 0.1, unit: '1/s', onChange: damp });
const rad = (swing * Math.PI) / 180;

const bob = new editor.CircleNode(0.1);
bob.initNode(length * Math.sin(rad), -length * Math.cos(rad), swing);
bob.density = density;
damp(damping);
bob.fillColor = 0xdd4f28;
bob.drawLine = false;

// The bob moves along its arc and rotates with the arm, so both are damped.
function damp(value) {
  bob.linearDamping = value;
  bob.angularDamping = value;
}

// The pin, on a massless arm 1 m above the bob.
const pin = new editor.RevoluteJointNode(bob.id, '', { x: 0, y: length }, { x: 0, y: 0 });
pin.drawLine = false;
pin.fillColor = 0x7a8599;

const arm = new editor.RulerNode({ x: 0, y: 0 });
arm.nodeBId = bob.id;
arm.lineColor = 0x7a8599;
arm.lineWidth = 0.015;
scene.addChildren([arm, pin, bob]);

function addGraph(xProperty, yProperty, { x, y, width, height, color }) {
  const graph = new editor.GraphNode(bob.id, yProperty, xProperty);
  graph.initNode(x, y);
  graph.width = width;
  graph.height = height;
  graph.drawFill = false;
  graph.lineColor = color;
  graph.lineWidth = 0.02;
  scene.addChild(graph);
  return graph;
}

addGraph('time', 'angle', { x: 3.75, y: -1.12, width: 4.3, height: 3.5, color: 0x3d80d6 });
addGraph('angle', 'angularVelocity', { x: -0.1, y: -2.1, width: 2.9, height: 1.85, color: 0x35935a });

player.show({ x: -1.6, y: -3.2, width: 7.6, height: 4.275 });
