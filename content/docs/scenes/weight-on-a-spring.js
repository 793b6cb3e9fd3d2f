// A mass of 1 kg on a spring oscillates up and down.
player.show({ x: -4.8, y: -4.4, width: 9.6, height: 5.4 });
const stiffness = player.number('Stiffness', 20, { min: 10, max: 80, step: 5, unit: 'N/m' });

const beam = new editor.RectangleNode(3, 0.3);
beam.initNode(0, 0.15);
beam.bodyType = 'static';
beam.fillColor = 0x7a8599;
beam.drawLine = false;

const mass = 1; // kg: a square of 1 m × 1 m at density 1
const atRest = -2.2; // m, the height at which the weight and the force of the spring balance
const weight = new editor.RectangleNode(1, 1);
weight.name = 'Weight';
weight.initNode(0, atRest - 0.6);
weight.fillColor = 0xdd4f28;
weight.drawLine = false;

const hook = { x: 0, y: 0.5 };
const restLength = -atRest - 0.5 - (mass * 9.8) / stiffness; // m, without the weight
const spring = new editor.SpringNode(weight.id, '', hook, { x: 0, y: 0 }, restLength, stiffness);
spring.damping = 0; // N·s/m: without damping, it oscillates forever
spring.lineColor = 0xdd4f28;
spring.lineWidth = 0.04;
scene.addChildren([beam, spring, weight]);

const height = () => weight.y - atRest; // m above the rest position
player.readout('Height', height, { unit: 'm' });
player.readout('Period', () => 2 * Math.PI * Math.sqrt(mass / stiffness), { unit: 's' });
player.button('Kick', () => weight.applyLinearImpulse({ x: 0, y: 2 * mass }));
player.describe(() => {
  const speed = weight.getLinearVelocity().y;
  const motion = Math.abs(speed) < 0.05 ? 'turns round' : speed > 0 ? 'rises' : 'falls';
  return `The weight ${motion}, ${Math.abs(height()).toFixed(2)} m ${height() < 0 ? 'below' : 'above'} its rest position.`;
});
