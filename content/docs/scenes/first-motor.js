// Steps 1 to 4 of "Getting started": a bar on a motor joins the ball.
player.show({ x: -4.8, y: -2.7, width: 9.6, height: 5.4 });

const floor = new editor.RectangleNode(8, 0.5);
floor.initNode(0, -2.25);
floor.bodyType = 'static';
floor.fillColor = 0x7a8599;
floor.drawLine = false;
scene.addChild(floor);

const ball = new editor.CircleNode(0.5);
ball.initNode(0, 2);
ball.restitution = 0.8;
ball.fillColor = 0xdd4f28;
ball.drawLine = false;
scene.addChild(ball);

const bar = new editor.RectangleNode(2, 0.2);
bar.initNode(2.5, 0);
bar.fillColor = 0x3d80d6;
bar.drawLine = false;
scene.addChild(bar);

const motor = new editor.RevoluteJointNode(bar.id, '', { x: 0, y: 0 }, { x: 2.5, y: 0 });
motor.motorEnabled = true;
motor.motorSpeed = player.number('Motor speed', 2, {
  min: -10,
  max: 10,
  step: 0.1,
  unit: 'rad/s',
  onChange: (speed) => (motor.motorSpeed = speed),
});
scene.addChild(motor);

player.readout('Turns', () => bar.angle / 360); // negative if clockwise
