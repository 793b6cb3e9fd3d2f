const height = player.number('Height', 10, { min: 1, max: 10, step: 0.5, unit: 'm' });

const ball = new editor.CircleNode(0.2);
ball.initNode(0, height);
ball.fillColor = 0xdd4f28;
ball.drawLine = false;
ball.drawRadius = false;

const ground = new editor.RectangleNode(2.4, 0.4);
ground.initNode(0, -0.4); // its top is one radius below y = 0
ground.bodyType = 'static';
ground.fillColor = 0x7a8599;
ground.drawLine = false;

// A dot every 0.1 s.
const trace = new editor.TracerNode(ball.id);
trace.sampleInterval = 6; // steps
trace.radius = 0.1;
trace.fillColor = 0xdd4f28;
scene.addChildren([ground, trace, ball]);

function addGraph(color, lineWidth) {
  const graph = new editor.GraphNode();
  graph.initNode(8.2, 4.8);
  graph.width = 14;
  graph.height = 10.6;
  graph.autoScale = false;
  graph.xMin = 0; // s
  graph.xMax = 2;
  graph.yMin = 0; // m
  graph.yMax = 10;
  graph.drawFill = false;
  graph.lineColor = color;
  graph.lineWidth = lineWidth;
  scene.addChild(graph);
  return graph;
}

// The theory, height − ½ · 9.8 · t², down to the ground.
const theory = addGraph(0x7a8599, 0.25);
theory.lineAlpha = 0.5;
const end = 1.42 * Math.sqrt(height / 10); // s
for (let t = 0; t <= end; t += 0.02) theory.addPoint(t, height - 0.5 * 9.8 * t ** 2);

// The ball's own curve, on top.
const fall = addGraph(0xdd4f28, 0.06);
fall.showGrid = false;
fall.nodeId = ball.id;

player.show({ x: -4.4, y: -0.9, width: 20.8, height: 11.7 });
