// An entry of the matrix: how the type of the row reacts to that of the column.
const liking = (name, initial, row, column) =>
  player.number(name, initial, {
    min: -1,
    max: 1,
    step: 0.1,
    onChange: (value) => life.setAttraction(row, column, value),
  });
const coreLikesCore = liking('Core likes core', 1, 0, 0);
const coreLikesSkin = liking('Core likes skin', 0.3, 0, 1);
const skinLikesCore = liking('Skin likes core', 0.6, 1, 0);
const skinLikesSkin = liking('Skin likes skin', -0.3, 1, 1);

const life = new editor.ParticleLifeNode();
life.width = 16; // m
life.height = 9;
life.particleCount = 600;
life.typeCount = 2;
life.colors = [0xb97a14, 0x3d80d6]; // core, skin
life.attractionMatrix = [
  [coreLikesCore, coreLikesSkin],
  [skinLikesCore, skinLikesSkin],
];
life.particleSize = 0.09;
life.seed = 7;
scene.addChild(life);

player.show({ x: -8, y: -4.5, width: 16, height: 9 });
