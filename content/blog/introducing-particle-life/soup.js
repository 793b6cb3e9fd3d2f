// 600 particles of six colours, with 36 random rules.
const life = new editor.ParticleLifeNode();
life.width = 16; // m
life.height = 9;
life.particleCount = player.number('Particles', 600, { min: 100, max: 1200, step: 100 });
life.typeCount = 6;
life.colors = [0xdd4f28, 0x3d80d6, 0x35935a, 0xb97a14, 0x8468d8, 0xcb5190];
life.maxRadius = player.number('Max radius', 1, { min: 0.4, max: 2, step: 0.1, unit: 'm' });
life.particleSize = 0.09;
life.seed = 4;
scene.addChild(life);
const world = player.number('World', 3, { min: 1, max: 100, step: 1 });
life.randomizeMatrix(world); // each number gives different rules

player.show({ x: -8, y: -4.5, width: 16, height: 9 });
