// A tank of 12 × 6.75 m whose edges are joined: what leaves on the right returns on the left.
scene.backgroundColor = 0x0d1524;
player.show({ x: -6, y: -3.375, width: 12, height: 6.75 });

const life = new editor.ParticleLifeNode();
life.width = 12;
life.height = 6.75;
life.particleCount = 1200;
life.typeCount = 5;
life.colors = [0xff8f66, 0xf0c069, 0x84d197, 0x5ccfd6, 0xb9a3ff]; // red, yellow, green, blue, violet
life.minRadius = 0.3; // metres: below it everything repels
life.maxRadius = 1; // metres: beyond it there is no force
life.frictionHalfLife = 0.04; // seconds
life.particleSize = 0.055;
life.seed = 7;

// The row reacts to the column: 1 attracts, −1 repels.
life.attractionMatrix = [
  [0.15, 0.2, 0.6, -0.3, -0.3], // red chases green
  [-0.2, 0.15, 0.2, -0.3, -0.3], // yellow trails green, and flees red
  [-0.3, -0.2, 0.15, -0.3, -0.3], // green flees both
  [-0.3, -0.3, -0.3, 0.5, 0.3], // blue gathers in cores
  [-0.3, -0.3, -0.3, 0.6, -0.3], // violet wraps them in a skin
];
scene.addChild(life);
