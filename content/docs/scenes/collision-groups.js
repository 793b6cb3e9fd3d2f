player.show({ x: -4.8, y: -2.7, width: 9.6, height: 5.4 });
scene.gravity = { x: 0, y: 0 };

function add(body, color) {
  body.fillColor = color;
  body.drawLine = false;
  body.friction = 0;
  body.restitution = 1; // no energy is lost
  scene.addChild(body);
  return body;
}

const walls = new editor.PolylineNode([
  { x: -4.4, y: -2.3 },
  { x: 4.4, y: -2.3 },
  { x: 4.4, y: 2.3 },
  { x: -4.4, y: 2.3 },
]);
walls.closed = true;
walls.bodyType = 'static';
walls.thickness = 0.2;
add(walls, 0x7a8599);

for (let index = 0; index < 10; index++) {
  const isRed = index % 2 === 0;
  const ball = new editor.CircleNode(0.4);
  ball.initNode(-3.4 + 0.75 * index, isRed ? 1 : -1);
  ball.setLinearVelocity({ x: 2 - 0.4 * index, y: isRed ? -1.5 : 1 }); // m/s
  ball.filterGroupIndex = isRed ? -1 : 0; // members of a negative group never collide
  ball.fillAlpha = isRed ? 0.6 : 1;
  add(ball, isRed ? 0xdd4f28 : 0x3d80d6);
}
