// A ball is dropped on a hard floor. Its coordinate y is its height above the floor.
player.show({ x: -1.6, y: -0.45, width: 7.2, height: 4.05 });
const dropHeight = player.number('Drop height', 2, { min: 0.5, max: 3, step: 0.25, unit: 'm' });
const restitution = player.number('Restitution', 0.8, { min: 0.3, max: 0.95, step: 0.05 });

const radius = 0.12; // m
const floor = new editor.RectangleNode(1.6, 0.2);
floor.initNode(-0.2, -radius - 0.1); // the ball touches it at y = 0
floor.bodyType = 'static';
floor.fillColor = 0x7a8599;
floor.drawLine = false;

const ball = new editor.CircleNode(radius);
ball.name = 'ball';
ball.initNode(0, dropHeight);
ball.restitution = restitution;
ball.fillColor = 0xdd4f28;
ball.drawLine = false;
ball.userData = { tops: [] }; // heights of the bounces, in m

const ruler = new editor.RulerNode({ x: 0, y: 0 }, { x: 0, y: dropHeight });
ruler.initNode(-0.5, 0);
ruler.lineColor = 0x35935a;
ruler.lineWidth = 0.015;

const graph = new editor.GraphNode(ball.id, 'y');
graph.initNode(3.3, 1.65);
graph.width = 3.8;
graph.height = 3;
graph.title = 'Height in m over time in s';
graph.autoScale = false;
[graph.xMin, graph.xMax] = [0, 6]; // s
[graph.yMin, graph.yMax] = [0, 3]; // m
graph.drawFill = false;
graph.lineColor = 0x3d80d6;
graph.lineWidth = 0.02;
scene.addChildren([floor, ruler, graph, ball]);

class BounceMeter {
  constructor(ball) {
    this.ball = ball;
  }

  update() {
    const { y, linearVelocityY: velocity, userData } = this.ball;
    if (this.velocity > 0 && velocity <= 0) {
      // The top was between two steps, v² / 2g above the ball.
      const g = -this.ball.findSceneNode().gravity.y;
      const top = y + velocity ** 2 / (2 * g);
      if (top > 0.005) userData.tops.push(top); // lower ones cannot be seen
    }
    this.velocity = velocity;
  }
}
player.attach(ball, BounceMeter);

const names = ['First bounce', 'Second bounce', 'Third bounce', 'Fourth bounce', 'Fifth bounce'];
names.forEach((name, index) => player.readout(name, () => ball.userData.tops[index], { unit: 'm', digits: 3 }));
player.describe(() => {
  const tops = ball.userData.tops.slice(0, 5).map((top) => `${top.toFixed(3)} m`);
  const done = tops.length === 0 ? 'It has not bounced yet' : `Its bounces reached ${tops.join(', ')}`;
  return `The ball is ${Math.max(0, ball.y).toFixed(2)} m above the floor. ${done}.`;
});
