// Click the scene, then press the left and right arrow keys.
player.show({ x: -4.8, y: -0.5, width: 9.6, height: 5.4 });

const bowl = new editor.PolylineNode();
for (let x = -4.5; x <= 4.5; x += 0.5) bowl.addPoint({ x, y: Math.max(0, Math.abs(x) - 2.5) ** 2 / 1.2 });
bowl.smooth = true;
bowl.bodyType = 'static';
bowl.thickness = 0.2;
bowl.friction = 0.8;
bowl.fillColor = 0x7a8599;
bowl.drawLine = false;
scene.addChild(bowl);

const hint = new editor.TextNode('Click here, then hold ← or →');
hint.initNode(0, 3.4);
hint.fontSize = 30;
hint.fontColor = 0x7a8599;
scene.addChild(hint);

const colors = [0xdd4f28, 0x3d80d6];
[0.7, 0.35].forEach((radius, index) => {
  const ball = new editor.CircleNode(radius);
  ball.initNode(index === 0 ? -1.5 : 1.5, 1);
  ball.friction = 0.8;
  ball.drawRadius = true;
  ball.fillColor = colors[index];
  ball.lineColor = 0xffffff;
  ball.lineWidth = 0.03;
  scene.addChild(ball);

  player.attach(
    ball,
    class ArrowDrive {
      constructor(node) {
        this.node = node;
      }

      update(delta) {
        const keys = editor.root.keyboardManager;
        const right = keys.isPressed(keys.keycodes.RIGHT_ARROW) ? 1 : 0;
        const left = keys.isPressed(keys.keycodes.LEFT_ARROW) ? 1 : 0;
        const force = 20 * this.node.mass * (right - left); // the same 20 m/s² for both
        if (force !== 0) this.node.applyForce({ x: force, y: 0 });
      }
    },
  );
});
