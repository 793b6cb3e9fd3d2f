player.show({ x: -4.8, y: -2.7, width: 9.6, height: 5.4 });

const life = new editor.ParticleLifeNode();
life.width = 9.6; // metres
life.height = 5.4;
life.particleCount = 500;
life.typeCount = 3;
life.colors = [0xdd4f28, 0x3d80d6, 0x35935a];
life.particleSize = 0.06;
life.seed = 3;

const own = player.number('Own colour', 0.2, {
  min: -1,
  max: 1,
  step: 0.1,
  onChange: (value) => [0, 1, 2].forEach((type) => life.setAttraction(type, type, value)),
});

// Each row tells how one colour reacts to red, blue and green.
life.attractionMatrix = [
  [own, 0.5, -0.5], // red follows blue and flees green
  [-0.5, own, 0.5], // blue follows green and flees red
  [0.5, -0.5, own], // green follows red and flees blue
];
scene.addChild(life);
