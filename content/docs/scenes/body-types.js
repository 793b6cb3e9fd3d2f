player.show({ x: -4.8, y: -0.5, width: 9.6, height: 5.4 });

function add(body, bodyType, color) {
  body.bodyType = bodyType;
  body.fillColor = color;
  body.drawLine = false;
  scene.addChild(body);
}

// Static: nothing moves the bowl.
const bowl = new editor.PolylineNode();
for (let x = -4; x <= 4; x++) bowl.addPoint({ x, y: (x * x) / 4 });
bowl.smooth = true;
bowl.thickness = 0.3;
add(bowl, 'static', 0x7a8599);

// Kinematic: the paddle turns by its own velocity, whatever is in its way.
const paddle = new editor.RectangleNode(3.6, 0.4);
paddle.initNode(0, 2.1);
paddle.angularVelocity = 1.5; // rad/s: once round in 4.2 s
paddle.text = player.choice('Paddle', ['kinematic', 'dynamic', 'static']);
paddle.fontColor = 0xffffff;
add(paddle, paddle.text, 0x3d80d6);

// Dynamic: forces and contacts move the rest.
const colors = [0xdd4f28, 0x35935a, 0xb97a14, 0xcb5190];
for (let index = 0; index < 16; index++) {
  const box = new editor.RectangleNode(0.45, 0.45);
  box.initNode(-1.75 + 0.5 * (index % 8), 3.2 + 0.6 * Math.floor(index / 8), 8 * index);
  add(box, 'dynamic', colors[index % 4]);
  player.attach(
    box,
    class BackIntoTheBowl {
      constructor(node) {
        this.node = node;
      }

      update() {
        if (this.node.y > -1) return;
        this.node.setPosition({ x: -1.5, y: 4.5 });
        this.node.setLinearVelocity({ x: 0, y: 0 });
      }
    },
  );
}

const labels = [
  { text: 'static', x: 3.9, y: 2.6 },
  { text: 'dynamic', x: -3.4, y: 4.2 },
];
for (const { text, x, y } of labels) {
  const label = new editor.TextNode(text);
  label.initNode(x, y);
  label.fontColor = 0x7a8599;
  scene.addChild(label);
}
