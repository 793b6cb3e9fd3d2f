// A block on an inclined plane. It is released at rest, 4 m from the stop.
player.show({ x: -3.7, y: -0.75, width: 8.4, height: 4.725 });
const degrees = player.number('Angle', 25, { min: 0, max: 45, step: 1, unit: '°' });
const blockFriction = player.number('Friction of the block', 0.4, { min: 0, max: 1, step: 0.05 });
const planeFriction = player.number('Friction of the plane', 0.4, { min: 0, max: 1, step: 0.05 });

const angle = editor.utils.degToRad(degrees);
const foot = { x: -3, y: 0 };
/** A point so many metres up the plane and above its surface. */
const onPlane = (along, above) => ({
  x: foot.x + along * Math.cos(angle) - above * Math.sin(angle),
  y: foot.y + along * Math.sin(angle) + above * Math.cos(angle),
});

function addBox(width, height, { x, y }, color) {
  const box = new editor.RectangleNode(width, height);
  box.initNode(x, y, degrees);
  box.fillColor = color;
  box.drawLine = false;
  scene.addChild(box);
  return box;
}
const plane = addBox(6, 0.2, onPlane(3, -0.1), 0x7a8599);
plane.bodyType = 'static';
plane.friction = planeFriction;
const stop = addBox(0.2, 0.5, onPlane(0.1, 0.25), 0x7a8599);
stop.bodyType = 'static';

plane.name = 'plane';

const block = addBox(0.8, 0.5, onPlane(4.6, 0.25), 0xdd4f28);
block.name = 'block';
block.density = 5; // kg/m²: the block has 0.4 m², so its mass is 2 kg
block.friction = blockFriction;
block.allowSleep = false; // the forces are measured at rest, too
block.userData = { normal: undefined, friction: undefined, time: undefined };

class Meter {
  constructor(block) {
    this.block = block;
  }

  onPostSolve(other, contact, impulse) {
    if (other.name !== 'plane') return;
    const { normalImpulses, tangentImpulses } = editor.utils.getContactImpulse(impulse);
    const { timeStep } = this.block.findSceneNode(); // s: impulse divided by time is force
    this.block.userData.normal = normalImpulses.reduce((sum, each) => sum + each, 0) / timeStep;
    this.block.userData.friction = Math.abs(tangentImpulses.reduce((sum, each) => sum + each, 0)) / timeStep;
  }

  update() {
    const { userData, linearVelocity } = this.block;
    this.start ??= this.block.getPosition();
    const beyond = editor.utils.calculateDistance(this.start, this.block.getPosition()) - 3; // m
    if (beyond < 0 || userData.time !== undefined) return;
    // It passed the mark of 3 m between two steps.
    userData.time = this.block.findSceneNode().time - beyond / linearVelocity;
  }
}
player.attach(block, Meter);

const mark = addBox(0.04, 0.2, onPlane(1.2, -0.1), 0xffffff); // 3 m below the front of the block
mark.bodyType = 'static';
mark.filterMaskBits = 0; // collides with nothing

player.readout('μ', () => Math.sqrt(blockFriction * planeFriction));
player.readout('Normal force', () => block.userData.normal, { unit: 'N' });
player.readout('Friction', () => block.userData.friction, { unit: 'N' });
player.readout('Speed', () => block.linearVelocity, { unit: 'm/s' });
player.readout('Time for 3 m', () => block.userData.time, { unit: 's', digits: 3 });
player.describe(() => {
  const { normal = 0, friction = 0 } = block.userData;
  const motion = block.linearVelocity < 0.01 ? 'is at rest' : `slides at ${block.linearVelocity.toFixed(2)} m/s`;
  return `The block ${motion}. Normal force: ${normal.toFixed(1)} N. Friction: ${friction.toFixed(1)} N.`;
});
