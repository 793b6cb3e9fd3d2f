player.show({ x: -4.8, y: -2.7, width: 9.6, height: 5.4 });

function add(body, x, y, angle, color, bodyType) {
  body.initNode(x, y, angle);
  body.fillColor = color;
  body.drawLine = false;
  body.bodyType = bodyType;
  body.restitution = 0.6;
  scene.addChild(body);
  return body;
}

const turnsVelocity = player.toggle('Mirror velocities', true);

// The rules for the vertical axis x = 0 and symmetrical shapes
function mirror(node) {
  const copy = node.clone();
  copy.x = -node.x;
  copy.angle = -node.angle;
  if (turnsVelocity) copy.linearVelocityX = -node.linearVelocityX;
  copy.angularVelocity = -node.angularVelocity;
  copy.fillColor = 0x3d80d6;
  scene.addChild(copy);
}

// The left half
const red = 0xdd4f28;
const half = [
  add(new editor.RectangleNode(3, 0.2), -3, 0.9, -20, red, 'static'),
  add(new editor.RectangleNode(2, 0.2), -1.1, -0.6, 25, red, 'static'),
  add(new editor.RectangleNode(0.2, 2.2), -4.6, -1.6, 0, red, 'static'),
  add(new editor.RectangleNode(2.4, 0.2), -3.7, -2.2, -20, red, 'static'),
  add(new editor.RectangleNode(2.8, 0.2), -1.3, -2.2, 20, red, 'static'),
  add(new editor.CapsuleNode(1.2, 0.3), -2.6, -1.7, 0, red, 'kinematic'),
];
half[5].angularVelocity = 3; // rad/s
for (let index = 0; index < 3; index++) {
  const ball = add(new editor.CircleNode(0.25), -4 + 0.6 * index, 2 + 0.2 * index, 0, 0xb97a14, 'dynamic');
  ball.linearVelocityX = 1;
  half.push(ball);
}

// The right half is its mirror image.
half.forEach(mirror);

const axis = add(new editor.RectangleNode(0.03, 5.4), 0, 0, 0, 0x7a8599, 'static');
axis.active = false; // drawn, but takes no part in the simulation
