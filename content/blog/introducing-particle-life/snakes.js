// Each colour is drawn to itself, and a little to the next one.
const life = new editor.ParticleLifeNode();
life.width = 16; // m
life.height = 9;
life.particleCount = 600;
life.typeCount = 3;
life.colors = [0xdd4f28, 0x35935a, 0x8468d8];
life.attractionMatrix = [
  [1, 0.2, 0],
  [0, 1, 0.2],
  [0.2, 0, 1],
];
life.particleSize = 0.09;
life.seed = 3;
scene.addChild(life);

player.show({ x: -8, y: -4.5, width: 16, height: 9 });
