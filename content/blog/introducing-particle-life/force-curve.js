// The pull f towards a neighbour at the relative distance ρ.
const beta = player.number('Beta', 0.3, { min: 0.1, max: 0.8, step: 0.1 }); // minRadius / maxRadius

function pull(rho, a) {
  if (rho < beta) return rho / beta - 1;
  return rho < 1 ? a * (1 - Math.abs(2 * rho - 1 - beta) / (1 - beta)) : 0;
}

const graph = new editor.GraphNode();
graph.initNode(-1.9, 0);
graph.width = 7.2;
graph.height = 5.4;
graph.autoScale = false;
[graph.xMin, graph.xMax, graph.yMin, graph.yMax] = [0, 1.1, -1.1, 1.1];
graph.xProperty = 'ρ';
graph.yProperty = 'f';
graph.drawFill = false;
graph.lineColor = 0x7a8599;
graph.lineWidth = 0.045;
scene.addChild(graph);

// The curves share their ends, so one line can draw all three: forwards, backwards and forwards again.
for (let rho = 0; rho <= 1.1; rho += 0.005) graph.addPoint(rho, pull(rho, 1));
for (let rho = 1.1; rho >= 0; rho -= 0.005) graph.addPoint(rho, pull(rho, 0.5));
for (let rho = 0; rho <= 1.1; rho += 0.005) graph.addPoint(rho, pull(rho, -1));

function addRule(a, color, labelX, labelY, y) {
  const label = new editor.TextNode(`a = ${a}`.replace('-', '−'));
  label.initNode(labelX, labelY);
  label.fontColor = color;
  label.fontSize = 24;

  // Twelve particles that follow this curve.
  const life = new editor.ParticleLifeNode();
  life.initNode(3.6, y);
  life.width = 3; // m
  life.height = 1.6;
  life.particleCount = 12;
  life.typeCount = 1;
  life.colors = [color];
  life.attractionMatrix = [[a]];
  life.minRadius = beta; // m; maxRadius is 1 m
  life.particleSize = 0.06;
  life.seed = 3;
  scene.addChildren([label, life]);
}

addRule(1, 0x3d80d6, 0.15, 2.2, 1.9);
addRule(0.5, 0x35935a, -0.66, 0.85, 0);
addRule(-1, 0xdd4f28, 0.25, -1.35, -1.9);

player.show({ x: -5.7, y: -3.1, width: 11.02, height: 6.2 });
