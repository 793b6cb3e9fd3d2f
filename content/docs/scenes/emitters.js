// Fire and sparks add their light to what is behind them, so they need the dark.
scene.backgroundColor = 0x111a2c;
player.show({ x: -5, y: -0.9, width: 10, height: 5.625 });

function addEmitter(preset, x, y) {
  const emitter = new editor.ParticleEmitterNode();
  emitter.setEmitterConfig(editor.ParticleEmitterNode.getPreset(preset).config);
  emitter.initNode(x, y);
  scene.addChild(emitter);
  return emitter;
}

function addLabel(text, x) {
  const label = new editor.TextNode(text);
  label.initNode(x, -0.6);
  label.fontSize = 28;
  label.fontColor = 0xece8dd;
  scene.addChild(label);
}

// Three that stay where they are
addEmitter('Fire', -4, 0);
addEmitter('Smoke', -1.9, 0);
addEmitter('Sparks', 0.4, 2);
addLabel('Fire', -4);
addLabel('Smoke', -1.9);
addLabel('Sparks', 0.4);

// One that follows a swinging ball
const ball = new editor.CircleNode(0.25);
ball.initNode(4.2, 1.4);
ball.fillColor = 0xff8f66;
ball.drawLine = false;
const rod = new editor.DistanceJointNode(ball.id, '', { x: 0, y: 0 }, { x: 2.9, y: 4.2 });
rod.fillColor = 0xece8dd;
rod.lineColor = 0xece8dd;
addEmitter('Trail', 0, 0).nodeId = ball.id;
scene.addChildren([rod, ball]);
addLabel('Trail', 2.9);
