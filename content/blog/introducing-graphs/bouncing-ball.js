scene.timeStep = 1 / 120; // s: slow motion, at half the usual speed

const radius = 0.1; // m
const restitution = player.number('Restitution', 0.8, { min: 0.3, max: 1, step: 0.05 });

const ball = new editor.CircleNode(radius);
ball.initNode(0, 2); // falls 2 m
ball.restitution = restitution;
ball.fillColor = 0xdd4f28;
ball.drawLine = false;
ball.drawRadius = false;

const floor = new editor.RectangleNode(1.4, 0.2);
floor.initNode(0, -radius - 0.1); // the ball touches it at y = 0
floor.bodyType = 'static';
floor.fillColor = 0x7a8599;
floor.drawLine = false;

const graph = new editor.GraphNode(ball.id, 'y');
graph.initNode(2.9, 1);
graph.width = 4.2;
graph.height = 2.7;
graph.autoScale = false;
[graph.xMin, graph.xMax] = [0, 5]; // s
[graph.yMin, graph.yMax] = [0, 2.2]; // m
graph.drawFill = false;
graph.lineColor = 0x3d80d6;
graph.lineWidth = 0.02;
scene.addChildren([floor, graph, ball]);

// In theory, with 0.8, each bounce reaches 0.8² = 64 % of the height before.
for (let bounce = 0; bounce < 4; bounce++) {
  const height = 2 * restitution ** (2 * bounce); // m
  const ruler = new editor.RulerNode({ x: 0, y: 0 }, { x: 0, y: height });
  ruler.initNode(-0.35 - 0.3 * bounce, 0);
  ruler.lineColor = [0xdd4f28, 0xb97a14, 0x35935a, 0x16909c][bounce];
  ruler.lineWidth = 0.015;
  scene.addChild(ruler);
}

player.show({ x: -1.65, y: -0.55, width: 6.8, height: 3.05 });
