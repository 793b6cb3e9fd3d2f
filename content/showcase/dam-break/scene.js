// A tank 8 m long inside, with its floor at y = 0.
scene.backgroundColor = 0xe9f0f2;
scene.particleIterations = 3; // at least 3 sub-steps
player.show({ x: -0.48, y: -0.5, width: 8.96, height: 5.04 });

const particleType = player.choice('Particle type', ['water', 'viscous', 'powder', 'tensile']);
const depth = player.number('Depth', 2, { min: 0.5, max: 2.5, step: 0.1, unit: 'm' });
const crates = [];
const density = player.number('Crate density', 0.5, {
  min: 0.1,
  max: 2,
  step: 0.1,
  unit: 'kg/m²', // the water has 1
  onChange: (value) => crates.forEach((each) => (each.density = value)),
});

function wall(x, y, width, height, fillColor = 0x3b4a63) {
  const body = new editor.RectangleNode(width, height);
  body.initNode(x, y);
  body.bodyType = 'static';
  body.fillColor = fillColor;
  body.drawLine = false;
  scene.addChild(body);
  return body;
}

wall(4, -0.15, 8.6, 0.3);
wall(-0.15, 1.6, 0.3, 3.8);
wall(8.15, 1.6, 0.3, 3.8);

// Water, 2 m long; neighbours are 0.075 m apart.
const water = new editor.ParticleGroupNode(
  [
    [
      { x: 0.05, y: 0.05 },
      { x: 2.05, y: 0.05 },
      { x: 2.05, y: depth + 0.05 },
      { x: 0.05, y: depth + 0.05 },
    ],
  ],
  particleType,
);
water.fillColor = 0x2f7fd1;
water.fillAlpha = 0.85;
scene.addChild(water);

function crate(x, size) {
  const body = new editor.RectangleNode(size, size);
  body.name = 'crate';
  body.initNode(x, depth + 0.1 + size / 2);
  body.density = density;
  body.fillColor = 0xe0a04a;
  body.lineColor = 0x8a5a1e;
  body.lineWidth = 0.04;
  scene.addChild(body);
  crates.push(body);
}
// On the water: it would not get under crates flat on a dry floor.
crate(0.45, 0.6);
crate(1.1, 0.4);
crate(1.65, 0.5);

// Rises at 4 m/s from 0.5 s on, and stays above the tank.
class Gate {
  constructor(gate) {
    this.gate = gate;
  }

  update() {
    const rises = this.gate.findSceneNode().time > 0.5 && this.gate.y < 4.8;
    this.gate.linearVelocityY = rises ? 4 : 0;
  }
}
const gate = wall(2.25, 1.3, 0.3, 2.6, 0xdd4f28);
gate.bodyType = 'kinematic';
player.attach(gate, Gate);

const material = { water: 'water', viscous: 'viscous liquid', powder: 'powder', tensile: 'tensile liquid' }[particleType];
player.describe(() => {
  const positions = water.getParticlePositions();
  const front = Math.max(...positions.map(({ x }) => x));
  const top = Math.max(...positions.map(({ y }) => y));
  const state = gate.y < 1.31 ? 'closed' : gate.y < 4.8 ? 'rising' : 'open';
  const crateXs = crates.map(({ x }) => x.toFixed(1)).join(', ').replace(/, (?=[^,]*$)/, ' and ');
  const reach = `${front.toFixed(1)} m of the 8 m to the far wall, and its highest part is at ${top.toFixed(1)} m`;
  return `The gate is ${state}. The ${material} reaches ${reach}. The crates are ${crateXs} m from the near wall.`;
});
