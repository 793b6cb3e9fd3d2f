// A tank of 12 × 6.75 m with joined edges: what leaves on the right reappears on the left.
scene.backgroundColor = 0x0d1524;
player.show({ x: -6, y: -3.375, width: 12, height: 6.75 });

// An entry of the matrix: how the colour of the row reacts to that of the column.
const liking = (name, initial, row, column) =>
  player.number(name, initial, {
    min: -1,
    max: 1,
    step: 0.05,
    onChange: (value) => life.setAttraction(row, column, value),
  });
const redLikesGreen = liking('Red likes green', 0.6, 0, 2);
const blueLikesBlue = liking('Blue likes blue', 0.5, 3, 3);
const violetLikesBlue = liking('Violet likes blue', 0.6, 4, 3);
const violetLikesViolet = liking('Violet likes violet', -0.3, 4, 4);

const life = new editor.ParticleLifeNode();
life.width = 12;
life.height = 6.75;
life.particleCount = 1200;
life.typeCount = 5;
life.colors = [0xff8f66, 0xf0c069, 0x84d197, 0x5ccfd6, 0xb9a3ff]; // red, yellow, green, blue, violet
life.minRadius = 0.3; // m, below which everything repels
life.maxRadius = 1; // m, beyond which there is no force
life.frictionHalfLife = 0.04; // s
life.particleSize = 0.055;
life.seed = player.number('Seed', 7, { min: 1, max: 50, step: 1 });

// The row reacts to the column: 1 attracts, −1 repels.
life.attractionMatrix = [
  [0.15, 0.2, redLikesGreen, -0.3, -0.3], // red chases green
  [-0.2, 0.15, 0.2, -0.3, -0.3], // yellow trails green, and flees red
  [-0.3, -0.2, 0.15, -0.3, -0.3], // green flees both
  [-0.3, -0.3, -0.3, blueLikesBlue, 0.3], // blue gathers in cores
  [-0.3, -0.3, -0.3, violetLikesBlue, violetLikesViolet], // violet wraps them in a skin
];
scene.addChild(life);

const COLOR_NAMES = ['Red', 'yellow', 'green', 'blue', 'violet'];
player.describe(() => {
  const rules = [
    [0, 2],
    [3, 3],
    [4, 3],
    [4, 4],
  ].map(([row, column]) => {
    const strength = life.getAttraction(row, column);
    const verb = strength > 0 ? 'is drawn to' : strength < 0 ? 'shies away from' : 'ignores';
    return `${COLOR_NAMES[row]} ${verb} ${row === column ? 'its own' : COLOR_NAMES[column]}`;
  });
  return `1,200 particles of five colours, ${scene.time.toFixed(0)} s after a random start. ${rules.join(', ')}.`;
});
