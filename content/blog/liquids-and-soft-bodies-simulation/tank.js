scene.particleIterations = 3; // stiffer jelly than with 1

// A tank 6 m long.
function addWall(x, y, width, height) {
  const wall = new editor.RectangleNode(width, height);
  wall.initNode(x, y);
  wall.bodyType = 'static';
  wall.fillColor = 0x7a8599;
  wall.drawLine = false;
  scene.addChild(wall);
}

addWall(0, -0.1, 6, 0.2);
addWall(-2.9, 1.5, 0.2, 3);
addWall(2.9, 1.5, 0.2, 3);

// As Liquify fills a block of 2 m × 2 m: 27 × 27 = 729 particles.
const block = [
  { x: -2.75, y: 0.05 },
  { x: -0.75, y: 0.05 },
  { x: -0.75, y: 2.05 },
  { x: -2.75, y: 2.05 },
];
const liquid = player.choice('Particle type', ['water', 'viscous', 'powder', 'tensile']);
const water = new editor.ParticleGroupNode([block], liquid);
water.fillColor = 0x3d80d6;

// As Elastify fills a disc of radius 0.5 m: about 140 particles.
const disc = Array.from({ length: 24 }, (_, index) => {
  const angle = (index / 24) * 2 * Math.PI;
  return { x: 0.9 + 0.5 * Math.cos(angle), y: 0.55 + 0.5 * Math.sin(angle) };
});
const jelly = new editor.ParticleGroupNode([disc], 'elastic');
jelly.strength = player.number('Jelly strength', 1, { min: 0.1, max: 1, step: 0.1 });
jelly.fillColor = 0xdd4f28;
scene.addChildren([water, jelly]);

player.show({ x: -3.2, y: -0.4, width: 6.4, height: 3.6 });
