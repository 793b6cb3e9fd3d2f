// Steps 1 and 2 of "Getting started": a ball falls onto a floor.
player.show({ x: -4.8, y: -2.7, width: 9.6, height: 5.4 });

const floor = new editor.RectangleNode(8, 0.5);
floor.initNode(0, -2.25);
floor.bodyType = 'static';
floor.fillColor = 0x7a8599;
floor.drawLine = false;
scene.addChild(floor);

const ball = new editor.CircleNode(0.5);
ball.initNode(0, 2);
ball.density = player.number('Density', 1, { min: 0.5, max: 20, step: 0.5, unit: 'kg/m²' });
ball.fillColor = 0xdd4f28;
ball.drawLine = false;
scene.addChild(ball);

player.readout('Mass', () => ball.mass, { unit: 'kg' });
player.readout('Height', () => ball.y + 1.5, { unit: 'm' }); // of its lowest point above the floor
player.readout('Speed', () => ball.linearVelocity, { unit: 'm/s' });
