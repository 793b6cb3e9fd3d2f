// Marbles fall through 12 rows of pegs into 13 bins; the curve on the right is the binomial distribution.
scene.backgroundColor = 0x111a2c;
player.show({ x: -3.8, y: 0, width: 16, height: 9 });

const rows = 12;
const spacing = 0.5; // metres between pegs, and between the walls of the bins
const rowHeight = 0.433;
const pegRadius = 0.11;
const restitution = player.number('Restitution', 0.4, { min: 0, max: 0.8, step: 0.1 });
const offset = player.number('Offset', 0, { min: -0.25, max: 0.25, step: 0.05, unit: 'm' }); // of the dropper
scene.seed = player.number('Seed', 1, { min: 1, max: 50, step: 1 }); // each seed gives a different run
const marble = { radius: 0.1, restitution, offset }; // metres
scene.userData = { rows, spacing, marble };

function addStatic(body, x, y, fillColor) {
  body.initNode(x, y);
  body.bodyType = 'static';
  body.fillColor = fillColor;
  body.drawLine = false;
  scene.addChild(body);
  return body;
}

// A marble that meets each row stays within the bright triangle; the other pegs return those that jump out.
for (let row = 0; row < rows; row++) {
  const first = row % 2 === 0 ? -3 : -2.75;
  for (let x = first; x <= -first; x += spacing) {
    const isInTriangle = Math.abs(x) <= (row * spacing) / 2;
    addStatic(new editor.CircleNode(pegRadius), x, 8.2 - row * rowHeight, isInTriangle ? 0x8fbcff : 0x3a4a68);
  }
}
for (let at = 0; at <= rows + 1; at++) {
  addStatic(new editor.RectangleNode(0.05, 2.8), (at - (rows + 1) / 2) * spacing, 1.7, 0x4a5a78);
}
for (const x of [-3.25, 3.25]) addStatic(new editor.RectangleNode(0.05, 5.6), x, 5.9, 0x4a5a78);
addStatic(new editor.RectangleNode(6.55, 0.1), 0, 0.25, 0x4a5a78).name = 'Floor';

// Two plots on top of each other: the expected share of each bin in per cent, and the counted one.
function plot(name, lineColor, lineWidth) {
  const graph = new editor.GraphNode();
  graph.name = name;
  graph.width = 7.6;
  graph.height = 5;
  graph.initNode(7.9, 4.4);
  graph.autoScale = false;
  graph.xMax = rows;
  graph.yMin = 0;
  graph.yMax = 30;
  graph.showLabels = false;
  graph.drawFill = false;
  graph.lineColor = lineColor;
  graph.lineWidth = lineWidth;
  scene.addChild(graph);
  return graph;
}
const expected = plot('Expected', 0x8fbcff, 0.05);
for (let bin = 0, ways = 1; bin <= rows; bin++) {
  expected.addPoint(bin, (100 * ways) / 2 ** rows); // 1, 12, 66, … of 4,096 ways
  ways *= (rows - bin) / (bin + 1);
}
plot('Counted', 0xff8f66, 0.09).showGrid = false;

function label(name, text, y, fontColor) {
  const node = new editor.TextNode(text);
  node.name = name;
  node.initNode(7.9, y);
  node.fontSize = 36;
  node.fontColor = fontColor;
  scene.addChild(node);
}
label('Prediction', 'binomial: mean 6.00, deviation 1.73', 7.3, 0x8fbcff);
label('Result', 'counted: none yet', 7.9, 0xff8f66);
label('Axis', 'bin 0 to 12: per cent of the marbles, up to 30', 1.5, 0x9aa7bd);

class Dropper {
  constructor(scene) {
    this.scene = scene;
    this.counts = Array(scene.userData.rows + 1).fill(0);
    this.falling = []; // among the pegs
    this.resting = []; // in the bins
    this.wait = 0; // ms
    this.dropped = 0;
  }

  update(delta) {
    this.wait -= delta;
    if (this.wait <= 0) {
      this.dropped++;
      this.wait = this.dropped % 120 > 0 ? 200 : 7500; // a round has 120 marbles
      this.drop();
    }
    this.count();
    // Between two rounds the floor opens to empty the bins. The counts are kept.
    const isOpen = this.dropped % 120 === 0 && this.wait < 2000;
    this.scene.findChildByName('Floor').active = !isOpen;
    this.remove();
  }

  drop() {
    const { radius, restitution, offset } = this.scene.userData.marble;
    const ball = new editor.CircleNode(radius);
    ball.name = 'marble';
    ball.initNode(offset + this.scene.random.between(-0.03, 0.03), 8.8);
    ball.restitution = restitution;
    ball.fillColor = 0xff8f66;
    ball.drawLine = false;
    this.scene.addChild(ball);
    this.falling.push(ball);
  }

  count() {
    const { rows, spacing } = this.scene.userData;
    for (const ball of this.falling.filter(({ y }) => y < 3)) {
      this.falling.splice(this.falling.indexOf(ball), 1);
      this.resting.push(ball);
      const bin = Math.floor(ball.x / spacing + (rows + 1) / 2);
      if (bin < 0 || bin > rows) continue;
      this.counts[bin]++;
      this.show();
    }
  }

  show() {
    const all = this.counts.reduce((sum, count) => sum + count, 0);
    const graph = this.scene.findChildByName('Counted');
    graph.clear();
    this.counts.forEach((count, bin) => graph.addPoint(bin, (100 * count) / all));
    const mean = this.counts.reduce((sum, count, bin) => sum + bin * count, 0) / all;
    const variance = this.counts.reduce((sum, count, bin) => sum + (bin - mean) ** 2 * count, 0) / all;
    const numbers = `mean ${mean.toFixed(2)}, deviation ${Math.sqrt(variance).toFixed(2)}`;
    this.scene.findChildByName('Result').text = `${all} counted: ${numbers}`;
  }

  remove() {
    for (const ball of this.resting.filter(({ y }) => y < -0.5)) this.scene.removeChild(ball);
    this.resting = this.resting.filter(({ parent }) => parent);
  }
}
player.attach(scene, Dropper);

player.describe(() => {
  const falling = scene.children.filter((node) => node instanceof editor.BodyNode && node.bodyType === 'dynamic' && node.y > 3);
  const marbles = falling.length === 1 ? '1 marble is' : `${falling.length} marbles are`;
  const floor = scene.findChildByName('Floor').active ? '' : ' The floor is open, and the bins empty.';
  const result = scene.findChildByName('Result').text;
  return `${marbles} above the bins; ${result}. Chance predicts a mean of 6.00 and a deviation of 1.73.${floor}`;
});
