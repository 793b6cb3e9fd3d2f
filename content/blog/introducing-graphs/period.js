// Measures the period: the time between two passes through the lowest point in the same direction.
class PeriodMeter {
  constructor(bob) {
    this.bob = bob;
  }

  update(delta) {
    const scene = this.bob.findSceneNode();
    const { x } = this.bob;
    if (this.x > 0 && x <= 0) {
      // The pass is between two steps: interpolate linearly.
      const now = scene.time - ((delta / 1000) * x) / (x - this.x);
      if (this.last) {
        const label = scene.findChildByName('Period');
        label.text = `T = ${(now - this.last).toFixed(3)} s`;
      }
      this.last = now;
    }
    this.x = x;
  }
}

const length = player.number('Length', 1, { min: 0.25, max: 1, step: 0.05, unit: 'm' });
const degrees = player.number('Swing', 5, { min: 1, max: 90, step: 1, unit: '°' });
const swing = (degrees * Math.PI) / 180;

const bob = new editor.CircleNode(0.05);
bob.initNode(length * Math.sin(swing), -length * Math.cos(swing));
bob.density = 100; // kg/m²; has no effect on the period
bob.fixedRotation = true;
bob.fillColor = 0xdd4f28;
bob.drawLine = false;

const rod = new editor.DistanceJointNode(bob.id, '', { x: 0, y: 0 }, { x: 0, y: 0 });
rod.visible = false; // the ruler is drawn instead
const ruler = new editor.RulerNode({ x: 0, y: 0 });
ruler.nodeBId = bob.id;
ruler.lineColor = 0x7a8599;

const graph = new editor.GraphNode(bob.id, 'x');
graph.initNode(1.75, -0.55);
graph.width = 2.4;
graph.height = 1.4;
graph.drawFill = false;
graph.lineColor = 0x3d80d6;

const label = new editor.TextNode('T = …');
label.initNode(1.85, 0.28);
label.name = 'Period';
label.fontSize = 18;
label.fontColor = 0xdd4f28;
scene.addChildren([rod, ruler, bob, graph, label]);
player.attach(bob, PeriodMeter);

player.show({ x: -0.35, y: -1.35, width: 3.4, height: 1.9125 });
