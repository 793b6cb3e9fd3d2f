// Twelve pendulums on one pin. In 60 s the shortest swings 31 times, the next 30, and so on down to 20.
scene.backgroundColor = 0x111a2c;
player.show({ x: -2.31, y: -2.42, width: 4.62, height: 2.6 });

const MEETING = 60; // s until all meet again
const angle = player.number('Angle', 45, { min: 5, max: 60, step: 5, unit: '°' }); // at release
const gravity = player.number('Gravity', 9.8, { min: 1, max: 20, step: 0.1, unit: 'm/s²' });

scene.gravity = { x: 0, y: -gravity };
const COLORS = [
  0xff7f66, 0xff9a5e, 0xf8b45c, 0xe9cc62, 0xc3d672, 0x90d592, 0x66d0b4, 0x5ccad6, 0x72b5f2, 0x8f9ff8, 0xb08ff0,
  0xd58ade,
];

// A wide swing takes longer than a small one, at any length: 4 % at 45°.
const start = editor.utils.degToRad(angle);
const slower = 1 + start ** 2 / 16 + (11 * start ** 4) / 3072;

const bobs = COLORS.map((color, index) => {
  const swings = 31 - index;
  const smallPeriod = MEETING / swings / slower; // s
  const length = 9.8 * (smallPeriod / (2 * Math.PI)) ** 2; // m, from T = 2π √(L / g) on Earth

  const bob = new editor.CircleNode(0.005 + 0.04 * length);
  bob.name = 'pendulum';
  bob.initNode(length * Math.sin(start), -length * Math.cos(start));
  bob.filterMaskBits = 0; // no collisions
  bob.fillColor = color;
  bob.drawLine = false;

  const rod = new editor.DistanceJointNode(bob.id, '', undefined, { x: 0, y: 0 }, length);
  rod.lineColor = color;
  rod.lineAlpha = 0.35;
  rod.drawFill = false;

  const trail = new editor.TracerNode(bob.id);
  trail.style = 'ribbon';
  trail.maxPoints = 26;
  trail.radius = 0.7 * bob.radius;
  trail.fillColor = color;
  trail.fillAlpha = 0.45;

  scene.addChildren([rod, trail, bob]);
  return bob;
});

const spread = () => {
  const angles = bobs.map(({ x, y }) => editor.utils.radToDeg(Math.atan2(x, -y)));
  return Math.max(...angles) - Math.min(...angles);
};
player.readout('Spread', spread, { unit: '°', digits: 1 });
player.describe(() => `All twelve pendulums hang within ${spread().toFixed(0)}° of each other.`);

const pin = new editor.CircleNode(0.06);
pin.bodyType = 'static';
pin.filterMaskBits = 0;
pin.fillColor = 0xece8dd;
pin.drawLine = false;
scene.addChild(pin);
