// The weight of a 1 kg crate is 9.8 N. A balloon of 0.785 kg with scale −1 pulls up with 7.7 N.
const scale = player.number('Gravity scale', -1, {
  min: -1,
  max: 0,
  step: 0.1,
  onChange: (value) => all.forEach((balloon) => (balloon.gravityScale = value)),
});
const all = [];

function addCrate(x, balloons) {
  const crate = new editor.RectangleNode(1.25, 0.8);
  crate.initNode(x, 0.4);
  crate.bodyType = 'dynamic';
  crate.allowSleep = false; // a sleeping crate would not feel the ropes
  crate.fillColor = 0xb97a14;
  crate.drawLine = false;
  crate.text = '1 kg';
  crate.fontSize = 34;
  crate.fontColor = 0xffffff;
  scene.addChild(crate);

  for (let index = 0; index < balloons; index++) {
    const side = index - (balloons - 1) / 2;
    const balloon = new editor.CircleNode(0.5);
    balloon.initNode(x + 1.1 * side, 2.2);
    balloon.gravityScale = scale;
    balloon.linearDamping = 1; // air drag
    balloon.fillColor = [0xdd4f28, 0x3d80d6, 0xcb5190][index];
    balloon.drawLine = false;
    balloon.drawRadius = false;
    scene.addChild(balloon);
    all.push(balloon);

    const top = { x: 0.4 * side, y: 0.4 };
    const rope = new editor.DistanceJointNode(balloon.id, crate.id, { x: 0, y: -0.5 }, top);
    rope.lineColor = 0x7a8599;
    rope.fillColor = 0x7a8599;
    rope.lineWidth = 0.03;
    scene.addChild(rope);
  }
}

addCrate(-4, 1); //  7.7 N: stays on the floor
addCrate(0, 2); // 15.4 N: rises
addCrate(4, 3); // 23.1 N: rises faster

for (const y of [-0.2, 6.6]) {
  const wall = new editor.RectangleNode(16, 0.4);
  wall.initNode(0, y);
  wall.bodyType = 'static';
  wall.fillColor = 0x7a8599;
  wall.drawLine = false;
  scene.addChild(wall);
}

player.show({ x: -6.4, y: -0.4, width: 12.8, height: 7.2 });
