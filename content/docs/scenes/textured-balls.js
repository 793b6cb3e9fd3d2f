player.show({ x: -4.8, y: -0.7, width: 9.6, height: 5.4 });

// The data: address contains the picture itself, so nothing is fetched from another site.
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="-50 -50 100 100">
  <rect x="-50" y="-50" width="100" height="100" fill="#f4ecd8"/>
  <path d="M0 0L0 -60L60 -40ZM0 0L55 25L40 60ZM0 0L-15 60L-60 40Z" fill="#dd4f28"/>
  <path d="M0 0L60 -40L55 25ZM0 0L40 60L-15 60ZM0 0L-60 40L-60 -60L0 -60Z" fill="#3d80d6"/>
  <circle r="9" fill="#f4ecd8"/>
</svg>`;
const image = new editor.ImageAsset(`data:image/svg+xml,${encodeURIComponent(svg)}`);
image.name = 'Beach ball';
scene.assetsLibrary.addAsset(image);
await image.load(); // its size must be known before it can be fitted

// One asset, five balls
for (let index = 0; index < 5; index++) {
  const ball = new editor.CircleNode(0.5 + 0.1 * ((index * 2) % 5));
  ball.initNode(-3.2 + 1.6 * index, 2.8);
  ball.restitution = 0.5;
  ball.friction = 0.8;
  ball.fillTexture = image.id;
  ball.drawLine = false;
  scene.addChild(ball);
  ball.autoAdjustFillTexture(); // after addChild
}

const bowl = new editor.PolylineNode();
for (let x = -4; x <= 4; x++) bowl.addPoint({ x, y: 0.12 * x * x });
bowl.smooth = true;
bowl.bodyType = 'kinematic';
bowl.thickness = 0.25;
bowl.fillColor = 0x7a8599;
bowl.drawLine = false;
scene.addChild(bowl);
player.attach(
  bowl,
  class Rock {
    constructor(node) {
      this.node = node;
    }

    update() {
      this.node.angularVelocity = 0.35 * Math.cos(1.4 * this.node.findSceneNode().time); // rad/s: 14° to each side
    }
  },
);
