// At 60 m/s, a ball moves 1 m in each step of 1/60 s. The crates are 0.2 m thick.
player.show({ x: -5.4, y: -0.7, width: 10.8, height: 6.075 });

function add(body, x, y, color, bodyType = 'dynamic') {
  body.initNode(x, y);
  body.bodyType = bodyType;
  body.fillColor = color;
  body.drawLine = false;
  scene.addChild(body);
  return body;
}

function addLane(bullet, y, color) {
  add(new editor.RectangleNode(10.8, 0.3), 0, y - 0.15, 0x7a8599, 'static');
  add(new editor.RectangleNode(0.3, 1.8), 5.25, y + 0.9, 0x7a8599, 'static');
  const crate = add(new editor.RectangleNode(0.2, 1.4), 0.5, y + 0.7, 0x3d80d6);
  crate.density = 10; // kg/m²
  const ball = add(new editor.CircleNode(0.2), -5, y + 0.9, color);
  ball.bullet = bullet;
  ball.userData = { y: ball.y, crate: crate.id, crateY: crate.y };

  const label = new editor.TextNode(bullet ? 'bullet: on' : 'bullet: off');
  label.initNode(-3.8, y + 1.8);
  label.fontSize = 30;
  label.fontColor = color;
  const tracer = new editor.TracerNode(ball.id);
  tracer.radius = 0.08;
  tracer.maxPoints = 40;
  tracer.fillColor = color;
  scene.addChildren([label, tracer]);

  player.attach(
    ball,
    class Shoot {
      constructor(node) {
        this.node = node;
        this.elapsed = 2000; // ms
      }

      update(delta) {
        this.elapsed += delta;
        if (this.elapsed < 3000) return;
        this.elapsed -= 3000;
        const { y, crate, crateY } = this.node.userData;
        this.put(this.node, -5, y, 60); // m/s
        this.put(this.node.findSceneNode().findChildById(crate), 0.5, crateY, 0);
      }

      put(body, x, y, speed) {
        body.initNode(x, y, 0);
        body.setLinearVelocity({ x: speed, y: 0 });
        body.angularVelocity = 0;
      }
    },
  );
}

addLane(false, 2.9, 0xdd4f28);
addLane(true, 0, 0x35935a);
