player.show({ x: -3.6, y: -1.3, width: 7.2, height: 4.05 });

const beam = new editor.RectangleNode(2, 0.5);
beam.initNode(0, 2.25); // from (−1, 2) to (1, 2.5)
beam.bodyType = 'static';
beam.fillColor = 0x7a8599;
beam.drawLine = false;

const ball = new editor.CircleNode(0.5);
const swing = player.choice('Swing', ['wide', 'small']);
if (swing === 'wide') ball.initNode(1.5, 0);
else ball.initNode(0.5, -0.45);
ball.fillColor = 0xdd4f28;
ball.drawLine = false;
ball.fontColor = 0xffffff;

// From the middle of the beam's lower edge to the centre of the ball
const rod = new editor.DistanceJointNode(ball.id, beam.id, { x: 0, y: 0 }, { x: 0, y: -0.25 });
rod.fillColor = 0x3d80d6;
rod.lineColor = 0x3d80d6;
rod.lineWidth = 0.03;

const reading = new editor.TextNode('');
reading.initNode(-2.4, 2.25);
reading.fontColor = 0x35935a;
reading.name = 'Reading';
scene.addChildren([beam, rod, ball, reading]);

player.attach(
  ball,
  class Stopwatch {
    constructor(node) {
      this.node = node;
      this.lastX = node.x;
      this.passes = []; // times at which the ball passes the middle from the left
    }

    update() {
      const scene = this.node.findSceneNode();
      const { x } = this.node;
      if (this.lastX < 0 && x >= 0) this.passes.push(scene.time);
      this.lastX = x;

      const swings = this.passes.length - 1;
      if (swings < 1) return;
      const period = (this.passes[swings] - this.passes[0]) / swings;
      scene.findChildByName('Reading').text = `swings: ${swings}\nperiod: ${period.toFixed(2)} s`;
    }
  },
);
