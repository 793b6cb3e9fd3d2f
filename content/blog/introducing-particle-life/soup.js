// 600 particles of six colours; 36 numbers that nobody chose say who likes whom.
const life = new editor.ParticleLifeNode();
life.width = 16; // m
life.height = 9;
life.particleCount = 600;
life.typeCount = 6;
life.colors = [0xdd4f28, 0x3d80d6, 0x35935a, 0xb97a14, 0x8468d8, 0xcb5190];
life.particleSize = 0.09;
life.seed = 4;
scene.addChild(life);
life.randomizeMatrix(3); // another number, another world

player.show({ x: -8, y: -4.5, width: 16, height: 9 });
