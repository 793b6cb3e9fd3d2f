// Cells with a skin: the core likes itself; the skin likes the core, but not its own kind.
const life = new editor.ParticleLifeNode();
life.width = 16; // m
life.height = 9;
life.particleCount = 600;
life.typeCount = 2;
life.colors = [0xb97a14, 0x3d80d6]; // core, skin
life.attractionMatrix = [
  [1, 0.3],
  [0.6, -0.3],
];
life.particleSize = 0.09;
life.seed = 7;
scene.addChild(life);

player.show({ x: -8, y: -4.5, width: 16, height: 9 });
