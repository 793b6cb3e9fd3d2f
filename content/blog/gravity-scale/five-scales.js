// Five balls start from rest; only their gravity scales differ.
const second = player.number('Second scale', 0.5, { min: -1, max: 1, step: 0.1 });
const fourth = player.number('Fourth scale', -0.5, { min: -1, max: 1, step: 0.1 });
const sideways = player.number('Sideways gravity', 0, {
  min: -2,
  max: 2,
  step: 0.5,
  unit: 'm/s²',
  onChange: pullSideways,
});
pullSideways(sideways);

function pullSideways(x) {
  scene.gravity = { x, y: -9.8 };
}

const scales = [1, second, 0, fourth, -1];
const colors = [0xdd4f28, 0xb97a14, 0x7a8599, 0x16909c, 0x3d80d6];
const radius = 0.55; // m

scales.forEach((scale, index) => {
  const x = (index - 2) * 4;

  const ball = new editor.CircleNode(radius);
  ball.initNode(x, 0);
  ball.gravityScale = scale;
  ball.restitution = 1; // bounces without loss
  ball.fixedRotation = true;
  ball.allowSleep = false;
  ball.fillColor = colors[index];
  ball.drawLine = false;
  ball.drawRadius = false;
  ball.text = `${scale}`.replace('-', '−');
  ball.fontSize = 50;
  ball.fontColor = 0xffffff;
  ball.fontWeight = 'bold';

  // A dot every 0.1 s: growing gaps show acceleration.
  const trace = new editor.TracerNode(ball.id);
  trace.sampleInterval = 6; // steps
  trace.maxPoints = 11;
  trace.radius = 0.12;
  trace.fillColor = colors[index];
  scene.addChildren([trace, ball]);

  // The ruler measures to this child of the ball.
  const mark = new editor.TextNode();
  mark.initNode(1.5, 0);
  ball.addChild(mark);
  const ruler = new editor.RulerNode({ x: x + 1.5, y: 0 });
  ruler.nodeBId = mark.id;
  ruler.lineColor = colors[index];
  ruler.lineWidth = 0.04;
  scene.addChild(ruler);
});

// Floor and ceiling, each 5 m away from the balls.
for (const side of [-1, 1]) {
  const wall = new editor.RectangleNode(24, 0.4);
  wall.initNode(0, side * (5 + radius + 0.2));
  wall.bodyType = 'static';
  wall.fillColor = 0x7a8599;
  wall.drawLine = false;
  scene.addChild(wall);
}

player.show({ x: -10.4, y: -5.85, width: 20.8, height: 11.7 });
