player.show({ x: -4.8, y: -1.2, width: 9.6, height: 5.4 });

function addImage(width, height, drawing) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  const image = new editor.ImageAsset(`data:image/svg+xml,${encodeURIComponent(svg)}`);
  scene.assetsLibrary.addAsset(image);
  return image.id;
}

// A tiling sprite repeats its picture; 100 pixels are 1 m.
const chevron = addImage(
  100,
  60,
  '<path d="M10 5h40l30 25-30 25h-40l30-25z" fill="#b97a14"/>',
);
const belt = new editor.TilingSpriteNode(chevron, 9.6, 0.6);
belt.initNode(0, -0.3);
scene.addChild(belt);
player.attach(
  belt,
  class Scroll {
    constructor(node) {
      this.node = node;
    }

    update(delta) {
      this.node.tileOffsetX = (this.node.tileOffsetX + delta / 1000) % 1; // 1 m/s
    }
  },
);

// As the child of a body, a sprite moves and rotates with it.
const star = addImage(
  120,
  120,
  '<path d="M60 4 77 42 118 46 87 74 96 115 60 94 24 115 33 74 2 46 43 42Z" fill="#cb5190"/>',
);
const bob = new editor.CircleNode(0.7);
bob.initNode(-1.3, 1.6);
bob.drawFill = false;
bob.drawLine = false;
const picture = new editor.SpriteNode(star);
picture.width = 1.6; // metres
picture.height = 1.6;
bob.addChild(picture);
const rod = new editor.DistanceJointNode(bob.id, '', { x: 0, y: 0.6 }, { x: -2.6, y: 4 });
rod.lineColor = 0x7a8599;
rod.fillColor = 0x7a8599;
scene.addChildren([rod, bob]);

// An animated sprite has one picture per frame; here the wing tips move down and up.
const frames = [10, 30, 55, 75, 55, 30].map((tip) =>
  addImage(
    160,
    90,
    `<path d="M80 40Q40 20 4 ${tip}Q45 40 80 58Q115 40 156 ${tip}Q120 20 80 40Z" fill="#3d80d6"/>`,
  ),
);
const bird = new editor.AnimatedSpriteNode(frames);
bird.framesPerSecond = player.number('Frames per second', 12, {
  min: 1,
  max: 30,
  step: 1,
  onChange: (frames) => (bird.framesPerSecond = frames),
});
bird.width = 1.6;
bird.height = 0.9;
bird.initNode(1, 2.6);
scene.addChild(bird);
player.attach(
  bird,
  class Fly {
    constructor(node) {
      this.node = node;
    }

    update() {
      const { time } = this.node.findSceneNode();
      this.node.x = 2.2 + 1.4 * Math.sin(time);
      this.node.y = 2.4 + 0.5 * Math.sin(2 * time);
    }
  },
);

// A text node is a label without physics.
const label = new editor.TextNode('Text never collides either.');
label.initNode(2.2, 0.6);
label.fontSize = 30;
label.fontColor = 0x35935a;
scene.addChild(label);
