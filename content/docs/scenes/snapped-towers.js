player.show({ x: -4.4, y: -0.5, width: 8.8, height: 4.95 });

const ground = new editor.RectangleNode(8.8, 0.5);
ground.initNode(0, -0.25);
ground.bodyType = 'static';
ground.fillColor = 0x7a8599;
ground.drawLine = false;
scene.addChild(ground);

const SIZE = 0.5; // m, the spacing of the grid at the default zoom

function tower(centre, error, color) {
  let x = centre;
  for (let row = 0; row < 8; row++) {
    // Each block is placed a little off the one below.
    x += editor.utils.randomNumber(-error, error);
    const block = new editor.RectangleNode(SIZE, SIZE);
    block.initNode(x, (row + 0.5) * SIZE);
    block.fillColor = color;
    block.lineColor = 0xffffff;
    scene.addChild(block);
  }
}

const error = player.number('Largest error', 16, { min: 0, max: 20, step: 1, unit: 'cm' });
tower(-1, error / 100, 0xdd4f28); // by eye
tower(2.75, 0, 0x35935a); // snapped: all corners are on the grid

for (const [text, x] of [
  ['by eye', -1],
  ['snapped', 2.75],
]) {
  const label = new editor.TextNode(text);
  label.initNode(x, -0.25);
  label.fontColor = 0xffffff;
  scene.addChild(label);
}
