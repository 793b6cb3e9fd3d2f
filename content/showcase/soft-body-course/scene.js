// Down a slope, through the pegs, down again, and through the gate.
scene.backgroundColor = 0xf4ecd8;
scene.particleIterations = 3; // at least 3 sub-steps
player.show({ x: 0, y: 0, width: 9.6, height: 5.4 });

const slope = 15; // degrees
const gate = player.number('Gate', 0.4, { min: 0.25, max: 0.6, step: 0.05, unit: 'm' }); // a square is 0.6 m wide
const strength = (name, initial) => player.number(name, initial, { min: 0.05, max: 1, step: 0.05 });
const red = strength('Red strength', 0.5);
const blue = strength('Blue strength', 0.25);
const green = strength('Green strength', 1);

function wall(x, y, width, height, angle = 0) {
  const body = new editor.RectangleNode(width, height);
  body.initNode(x, y, angle);
  body.bodyType = 'static';
  body.friction = 0;
  body.fillColor = 0x3b4a63;
  body.drawLine = false;
  scene.addChild(body);
}

function peg(x, y) {
  const body = new editor.CircleNode(0.15);
  body.initNode(x, y);
  body.bodyType = 'static';
  body.fillColor = 0xc98a1b;
  body.drawLine = false;
  scene.addChild(body);
}

wall(3.1, 3.85, 6.6, 0.3, -slope);
wall(5.9, 1.05, 7.2, 0.3, slope);
wall(9.45, 2.7, 0.3, 5.4);

// Pegs with gaps of 0.5 m, in two staggered rows.
for (const x of [6.85, 7.65, 8.45, 9.25]) peg(x, 3.1);
for (const x of [7.25, 8.05, 8.85]) peg(x, 2.4);

// The gate: a bar above the lower slope.
const angle = editor.utils.degToRad(slope);
const middle = 0.15 + gate + 1.6; // from the centre of the slope to that of the bar
wall(3.2 - middle * Math.sin(angle), 0.33 + middle * Math.cos(angle), 0.3, 3.2, slope);

// Restarts a square once all of it has left the view.
class ComeBack {
  constructor(square) {
    this.square = square;
    this.shape = square.polygons;
  }

  update() {
    const positions = this.square.getParticlePositions();
    if (positions.some(({ y }) => y > -0.2)) return;
    // New particles at the start, since torn links do not heal.
    this.square.polygons = [];
    this.square.polygons = this.shape;
  }
}

function square(distance, fillColor, particleType, strength) {
  const half = 0.3; // metres
  const group = new editor.ParticleGroupNode(
    [
      [
        { x: -half, y: -half },
        { x: half, y: -half },
        { x: half, y: half },
        { x: -half, y: half },
      ],
    ],
    particleType,
  );
  group.strength = strength;
  group.fillColor = fillColor;
  // On the upper slope, at this distance from its left end.
  group.initNode(distance, 4.98 - distance * Math.tan(angle) + 0.3, -slope);
  scene.addChild(group);
  player.attach(group, ComeBack);
  return group;
}

const squares = [
  { name: 'red', group: square(2.8, 0xdd4f28, 'elastic', red) },
  { name: 'blue', group: square(1.8, 0x3d80d6, 'elastic', blue) },
  { name: 'green', group: square(0.8, 0x35935a, 'spring', green) },
];

const whereIs = ({ name, group }) => {
  const positions = group.getParticlePositions();
  const x = positions.reduce((sum, position) => sum + position.x, 0) / positions.length;
  const y = positions.reduce((sum, position) => sum + position.y, 0) / positions.length;
  const top = 4.68 - x * Math.tan(angle); // of the upper slope
  if (x < 2.4 && y < 2) return `the ${name} square is past the gate`;
  if (y < 2.3) return `the ${name} square is on the lower slope`;
  return `the ${name} square is ${x > 6.4 || y < top - 0.3 ? 'among the pegs' : 'on the upper slope'}`;
};
player.describe(() => {
  const text = squares.map(whereIs).join(', ');
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
});
