// Steps 1 to 3 of "Getting started": the ball bounces.
player.show({ x: -4.8, y: -2.7, width: 9.6, height: 5.4 });

const floor = new editor.RectangleNode(8, 0.5);
floor.initNode(0, -2.25);
floor.bodyType = 'static';
floor.fillColor = 0x7a8599;
floor.drawLine = false;
scene.addChild(floor);

const ball = new editor.CircleNode(0.5);
ball.initNode(0, 2);
ball.restitution = player.number('Restitution', 0.8, { min: 0, max: 1, step: 0.01 });
ball.fillColor = 0xdd4f28;
ball.drawLine = false;
scene.addChild(ball);

const height = () => ball.y + 1.5; // m, of its lowest point above the floor
player.readout('Height', height, { unit: 'm' });
// How high the ball would rise at its present speed: the same at every moment of a flight
player.readout('Top of this flight', () => height() + ball.linearVelocityY ** 2 / (2 * 9.8), { unit: 'm' });
