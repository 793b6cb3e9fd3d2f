// A simple pendulum that times its own oscillations.
player.show({ x: -2.96, y: -2.5, width: 5.92, height: 3.33 });
const length = player.number('Length', 1, { min: 0.25, max: 2, step: 0.05, unit: 'm' });
const start = player.number('Start angle', 5, { min: 1, max: 90, step: 1, unit: '°' });
const mass = player.number('Mass', 1, { min: 0.5, max: 10, step: 0.5, unit: 'kg' });

function addBeam(width, height, x, y, color) {
  const beam = new editor.RectangleNode(width, height);
  beam.initNode(x, y);
  beam.bodyType = 'static';
  beam.filterMaskBits = 0; // collides with nothing
  beam.fillColor = color;
  beam.drawLine = false;
  scene.addChild(beam);
}
addBeam(1.2, 0.12, 0, 0.06, 0x7a8599); // the support
addBeam(0.012, 2.3, 0, -1.15, 0x35935a); // the vertical, from which angles are measured

const angle = editor.utils.degToRad(start);
const bob = new editor.CircleNode(0.1);
bob.name = 'bob';
bob.initNode(length * Math.sin(angle), -length * Math.cos(angle));
bob.density = mass / (Math.PI * bob.radius ** 2); // kg/m²: mass divided by area
bob.fillColor = 0xdd4f28;
bob.drawLine = false;
bob.userData = { oscillations: 0, total: undefined };

const rod = new editor.DistanceJointNode(bob.id, '', { x: 0, y: 0 }, { x: 0, y: 0 });
rod.fillColor = 0x7a8599;
rod.lineColor = 0x7a8599;
rod.lineWidth = 0.02;
scene.addChildren([rod, bob]);

// Counts an oscillation whenever the bob passes its lowest point from right to left.
class Stopwatch {
  constructor(bob) {
    this.bob = bob;
  }

  update(delta) {
    const { x, userData } = this.bob;
    if (this.lastX > 0 && x <= 0) {
      // It passed between two steps: find the moment on a straight line.
      const passed = this.bob.findSceneNode().time - ((delta / 1000) * x) / (x - this.lastX);
      this.begin ??= passed;
      if (passed > this.begin) {
        userData.oscillations += 1;
        userData.total = passed - this.begin;
      }
    }
    this.lastX = x;
  }
}
player.attach(bob, Stopwatch);

const degrees = () => editor.utils.radToDeg(Math.atan2(bob.x, -bob.y));
player.readout('Angle', degrees, { unit: '°', digits: 1 });
player.readout('Oscillations', () => bob.userData.oscillations, { digits: 0 });
player.readout('Total time', () => bob.userData.total, { unit: 's', digits: 3 });
player.describe(() => {
  const side = degrees() < 0 ? 'left' : 'right';
  const { oscillations, total } = bob.userData;
  const timed = total === undefined ? 'No oscillation is complete' : `${oscillations} oscillations took ${total.toFixed(3)} s`;
  return `The bob is ${Math.abs(degrees()).toFixed(1)}° to the ${side} of the vertical. ${timed}.`;
});
