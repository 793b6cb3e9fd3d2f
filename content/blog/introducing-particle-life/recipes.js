// Three arenas with the same particles; only the rules differ.
const colors = [0xdd4f28, 0x3d80d6];

function addArena(x, title, attractionMatrix) {
  const life = new editor.ParticleLifeNode();
  life.initNode(x, -0.3);
  life.width = 6; // m
  life.height = 9;
  life.particleCount = 400;
  life.typeCount = 2;
  life.colors = colors;
  life.attractionMatrix = attractionMatrix; // rows react to columns
  life.particleSize = 0.07;
  life.seed = 5;

  const label = new editor.TextNode(title);
  label.initNode(x, 4.75);
  label.fontSize = 44;
  label.fontColor = 0x7a8599;
  scene.addChildren([life, label]);
}

addArena(-6.6, 'Clusters', [
  [1, 0],
  [0, 1],
]);
addArena(0, 'Separation', [
  [1, -1],
  [-1, 1],
]);
addArena(6.6, 'Chase', [
  [0, 1],
  [-0.5, 0],
]);

player.show({ x: -9.9, y: -5.25, width: 19.8, height: 10.6 });
