// Four colours fight for 24 × 24 cells. Marbles in peg boards decide who collects ammunition and who fires it.
scene.backgroundColor = 0x111a2c;
player.show({ x: -6, y: -3.375, width: 12, height: 6.75 });

const CELLS = 24; // a side
const SIZE = 0.25; // m
const HALF = (CELLS * SIZE) / 2;
// Distance of the divider from the board's centre, to the right; more is greedier.
const divider = player.number('Divider', 0.29, { min: 0, max: 0.8, step: 0.01, unit: 'm' });
scene.seed = player.number('Seed', 1, { min: 1, max: 50, step: 1 }); // each seed gives a different battle
const TEAMS = [
  { name: 'Red', x: -1, y: 1, cell: 0xc9563a, bright: 0xffc2a8 },
  { name: 'Blue', x: 1, y: 1, cell: 0x3f74c9, bright: 0xb9d4ff },
  { name: 'Green', x: -1, y: -1, cell: 0x3f9a63, bright: 0xb8efc8 },
  { name: 'Yellow', x: 1, y: -1, cell: 0xc99a36, bright: 0xffe7a3 },
];

// Filter categories: bullets 1, 2, 4 or 8 by team, cells 16, walls of the field 32, peg boards 64.
const add = (body, x, y, color, category, mask) => {
  body.initNode(x, y);
  body.bodyType = 'static';
  body.fillColor = color;
  body.drawLine = false;
  body.filterCategoryBits = category;
  body.filterMaskBits = mask;
  scene.addChild(body);
  return body;
};
for (const side of [-1, 1]) {
  add(new editor.RectangleNode(0.1, 2 * HALF + 0.2), side * (HALF + 0.05), 0, 0x3a4a68, 32, 15);
  add(new editor.RectangleNode(2 * HALF + 0.2, 0.1), 0, side * (HALF + 0.05), 0x3a4a68, 32, 15);
}

// A cell remembers the first foreign bullet and joins its team in the next update.
class Cell {
  constructor(node) {
    this.node = node;
  }

  onBeginContact(bullet, contact) {
    if (!contact.IsTouching() || this.bullet || bullet.userData.spent) return;
    bullet.userData.spent = true;
    this.bullet = bullet;
  }

  update() {
    if (!this.bullet) return;
    const { team, cell } = this.bullet.userData;
    this.node.fillColor = cell;
    this.node.filterMaskBits = 15 - 2 ** team; // bullets of the others
    this.bullet.parent?.removeChild(this.bullet);
    this.bullet = undefined;
  }
}

let scripts;
for (let index = 0; index < CELLS * CELLS; index++) {
  const x = -HALF + (0.5 + (index % CELLS)) * SIZE;
  const y = -HALF + (0.5 + Math.floor(index / CELLS)) * SIZE;
  const team = TEAMS.findIndex((each) => each.x * x > 0 && each.y * y > 0);
  const cell = add(new editor.RectangleNode(SIZE, SIZE), x, y, TEAMS[team].cell, 16, 15 - 2 ** team);
  cell.drawLine = true;
  cell.lineColor = 0x111a2c;
  cell.lineWidth = 0.015;
  cell.userData = { home: { fillColor: cell.fillColor, filterMaskBits: cell.filterMaskBits } };
  const isCorner = Math.min(Math.abs(x), Math.abs(y)) > HALF - SIZE;
  if (isCorner) cell.name = `corner ${team}`;
  if (scripts) cell.scripts = scripts;
  else {
    player.attach(cell, Cell);
    scripts = cell.scripts; // all cells share one script
  }
}

const addText = (text, x, y, size, color) => {
  const node = new editor.TextNode(text);
  node.initNode(x, y);
  node.fontSize = size; // 100 is 1 m
  node.fontColor = color;
  node.drawFill = node.drawLine = false;
  scene.addChild(node);
  return node;
};

// The marble of a team acts as the dice for its cannon.
class Team {
  constructor(node) {
    this.node = node;
    this.count = 1;
    this.waiting = 0; // bullets to fire
    this.loaded = 0; // ms since the last shot
  }

  update(delta) {
    const { node } = this;
    const scene = node.findSceneNode();
    const { team, board, corner, cell, bright, divider } = node.userData;
    // A team that loses its corner is out.
    const isIn = scene.findChildByName(`corner ${team}`).fillColor === cell;
    const cannon = scene.findChildByName(`cannon ${team}`);
    cannon.visible = node.visible = isIn;
    if (node.active !== isIn) node.active = isIn;
    if (!isIn) {
      this.count = 1;
      this.waiting = 0;
      scene.findChildByName(`count ${team}`).text = 'out';
      return;
    }

    if (node.y < board.y - 1.35) {
      if (node.x < board.x + divider) this.count = Math.min(2 * this.count, 256);
      else {
        this.waiting += this.count;
        this.count = 1;
      }
      node.setPosition({ x: board.x + editor.utils.randomNumber(-0.5, 0.5), y: board.y + 1.2 });
      node.setLinearVelocity({ x: 0, y: 0 });
    }
    scene.findChildByName(`count ${team}`).text = this.waiting > 0 ? `${this.count}  ▸ ${this.waiting}` : `${this.count}`;

    // The cannon sweeps its quarter, back and forth in 4 s, and fires 20 bullets a second.
    const turn = (Math.PI / 4) * (1 + 0.96 * Math.sin((2 * Math.PI * scene.time) / 4 + team));
    const aim = { x: -Math.sign(corner.x) * Math.cos(turn), y: -Math.sign(corner.y) * Math.sin(turn) };
    cannon.angle = editor.utils.radToDeg(Math.atan2(aim.y, aim.x));
    this.loaded = Math.min(this.loaded + delta, 50);
    if (this.waiting === 0 || this.loaded < 50) return;
    this.loaded -= 50;
    this.waiting--;
    const bullet = new editor.CircleNode(0.08);
    bullet.name = 'bullet';
    bullet.initNode(corner.x + 0.25 * aim.x, corner.y + 0.25 * aim.y);
    bullet.setLinearVelocity({ x: 5 * aim.x, y: 5 * aim.y }); // m/s
    bullet.gravityScale = 0;
    bullet.friction = 0;
    bullet.restitution = 1;
    bullet.filterCategoryBits = 2 ** team;
    bullet.filterMaskBits = 16 + 32;
    bullet.fillColor = bright;
    bullet.drawLine = false;
    bullet.userData = { team, cell };
    scene.addChild(bullet);
  }
}

TEAMS.forEach(({ name, x, y, cell, bright }, team) => {
  const board = { x: 4.55 * x, y: 1.6 * y };
  for (const side of [-1, 1]) add(new editor.RectangleNode(0.06, 2.9), board.x + 1.2 * side, board.y, cell, 64, 64);
  for (let row = 0; row < 5; row++) {
    for (let peg = -2; peg <= 2 - (row % 2); peg++) {
      const at = board.x + 0.585 * (peg + (row % 2) / 2);
      add(new editor.CircleNode(0.05), at, board.y + 0.75 - 0.36 * row, 0x8fa0bf, 64, 64);
    }
  }
  add(new editor.RectangleNode(0.06, 0.5), board.x + divider, board.y - 1.2, cell, 64, 64);
  addText('multiply', board.x + (divider - 1.2) / 2, board.y - 1.3, 22, 0xece8dd);
  addText('release', board.x + (divider + 1.2) / 2, board.y - 1.3, 22, 0xece8dd);
  addText('1', board.x, board.y + 1.25, 32, bright).name = `count ${team}`;

  const corner = { x: (HALF - 0.15) * x, y: (HALF - 0.15) * y };
  const cannon = add(new editor.CapsuleNode(0.7, 0.22), corner.x, corner.y, bright, 64, 0);
  cannon.name = `cannon ${team}`;

  const marble = add(new editor.CircleNode(0.1), board.x + 0.1 * x + 0.05 * y, board.y + 1.1, bright, 64, 64);
  marble.bodyType = 'dynamic';
  marble.restitution = 0.4;
  marble.name = `${name} marble`;
  marble.userData = { team, board, corner, cell, bright, divider };
  player.attach(marble, Team);
});

const banner = addText('', 0, 0, 90, 0xffffff);
banner.name = 'banner';
scene.userData = { names: TEAMS.map(({ name }) => name) };
player.attach(
  scene,
  // The last cannon wins. After 5 s every cell returns to its first team.
  class Referee {
    constructor(node) {
      this.scene = node;
      this.over = 0; // ms
    }

    update(delta) {
      const { names } = this.scene.userData;
      const left = names.filter((name, team) => {
        const corner = this.scene.findChildByName(`corner ${team}`);
        return corner.fillColor === corner.userData.home.fillColor;
      });
      this.over = left.length < 2 ? this.over + delta : 0;
      this.scene.findChildByName('banner').text = this.over > 0 ? `${left[0] ?? 'Nobody'} wins` : '';
      if (this.over < 5000) return;
      for (const cell of this.scene.children) if (cell.userData.home) Object.assign(cell, cell.userData.home);
    }
  },
);

player.describe(() => {
  const cells = scene.children.filter(({ userData }) => userData.home);
  const shares = TEAMS.map(({ name, cell }) => `${name} ${cells.filter(({ fillColor }) => fillColor === cell).length}`);
  const guns = TEAMS.map(({ name }, team) => {
    const { text } = scene.findChildByName(`count ${team}`);
    return `${name} ${text === 'out' ? 'is out' : (text.split('▸ ')[1] ?? 0)}`;
  });
  const winner = banner.text ? `${banner.text}. ` : '';
  return `${winner}Of ${cells.length} cells: ${shares.join(', ')}. Bullets to fire: ${guns.join(', ')}.`;
});
