// Five equal balls on rods of 2.5 m. The first is raised and released.
scene.backgroundColor = 0xf4ecd8;
player.show({ x: -3.2, y: -3.1, width: 6.4, height: 3.6 });

const raised = player.number('Balls raised', 1, { min: 1, max: 4, step: 1 });
const start = player.number('Angle', 40, { min: 5, max: 80, step: 5, unit: '°' });
const gap = player.number('Gap', 15, { min: 0, max: 20, step: 1, unit: 'mm' }); // so that the collisions happen one after another
const hasBrakes = player.toggle('Brake', true);

const LENGTH = 2.5; // m
const RADIUS = 0.25; // m
const COLORS = [0xdd4f28, 0x5b6b85, 0x6b7b95, 0x5b6b85, 0x3d80d6];

// Each collision moves the middle balls slightly; the brake stops them before the next.
class Brake {
  constructor(node) {
    this.node = node;
  }

  update() {
    const slow = this.node.linearVelocity < 0.3; // m/s
    this.node.linearDamping = slow ? 4 : 0; // 1/s
  }
}

const addWood = (x, y, width, height) => {
  const wood = new editor.RectangleNode(width, height);
  wood.initNode(x, y);
  wood.bodyType = 'static';
  wood.filterMaskBits = 0; // purely visual
  wood.fillColor = 0x9a6b43;
  wood.drawLine = false;
  scene.addChild(wood);
};
addWood(-3, -1.4, 0.1, 3.1);
addWood(3, -1.4, 0.1, 3.1);
addWood(0, 0.06, 6.1, 0.18);
addWood(0, -2.95, 6.3, 0.16);

const balls = COLORS.map((color, index) => {
  const pin = { x: (index - 2) * (2 * RADIUS + gap / 1000), y: 0 };
  const angle = index < raised ? editor.utils.degToRad(start) : 0;

  const ball = new editor.CircleNode(RADIUS);
  ball.name = 'ball';
  ball.initNode(pin.x - LENGTH * Math.sin(angle), -LENGTH * Math.cos(angle));
  ball.restitution = 1;
  ball.friction = 0;
  ball.bullet = true; // finds the time of impact between two steps
  ball.fillColor = color;
  ball.drawLine = false;
  const shine = editor.utils.createGraphics();
  shine.drawCircle(-0.08, 0.09, 0.06, { width: 0, color, alpha: 0 }, { color: 0xffffff, alpha: 0.45 });
  ball.container.addChild(shine);

  const rod = new editor.DistanceJointNode(ball.id, '', undefined, pin, LENGTH);
  rod.lineColor = 0x4b3a2c;
  rod.lineWidth = 0.02;
  rod.drawFill = false;

  scene.addChildren([rod, ball]);
  if (hasBrakes) player.attach(ball, Brake);
  return { ball, pin };
});

const angleOf = ({ ball, pin }) => editor.utils.radToDeg(Math.atan2(ball.x - pin.x, -ball.y));
player.describe(() => {
  const swinging = (side) => {
    const angles = balls.map((each) => side * angleOf(each)).filter((angle) => angle > 3);
    if (angles.length === 0) return [];
    const word = side < 0 ? 'left' : 'right';
    const count = angles.length === 1 ? '1 ball swings' : `${angles.length} balls swing`;
    return [`${count} out to the ${word}, at ${Math.max(...angles).toFixed(0)}°`];
  };
  const sides = [...swinging(-1), ...swinging(1)];
  const others = balls.filter((each) => Math.abs(angleOf(each)) <= 3).length;
  if (sides.length === 0) return 'All five balls hang within 3° of the vertical.';
  return `${[...sides, `${others} hang${others === 1 ? 's' : ''} within 3° of the vertical`].join('; ')}.`;
});
