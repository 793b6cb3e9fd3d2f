// Eight marbles race down a zigzag course; the board lists their order, and the next race starts by itself.
scene.backgroundColor = 0x111a2c;
player.show({ x: 0, y: 0, width: 17.6, height: 9.9 });

const SLOPE = 6; // degrees
const MARBLES = {
  Coral: 0xff7a66,
  Amber: 0xff9f45,
  Honey: 0xf0cf60,
  Mint: 0x84d197,
  Teal: 0x5ccfd6,
  Sky: 0x8fbcff,
  Iris: 0xb9a3ff,
  Rose: 0xf2a1c9,
};

const friction = player.number('Friction', 0.1, { min: 0, max: 1, step: 0.05 }); // of the marbles
const restitution = player.number('Restitution', 0.6, { min: 0, max: 0.9, step: 0.1 });
const flapDensity = player.number('Flap density', 0.7, { min: 0.1, max: 3, step: 0.1, unit: 'kg/m²' });
const spin = player.number('Spin', 2, {
  min: -4,
  max: 4,
  step: 0.5,
  unit: 'rad/s', // of the bar
  onChange: (value) => (bar.angularVelocity = value),
});

const add = (body, x, y, angle, color, bodyType = 'static') => {
  body.initNode(x, y, angle);
  body.bodyType = bodyType;
  body.fillColor = color;
  body.drawLine = false;
  scene.addChild(body);
  return body;
};

// A ramp starts at its upper end; a negative length slopes down to the left.
const addRamp = (x, y, length) => {
  const slope = editor.utils.degToRad(SLOPE);
  const end = { x: length * Math.cos(slope), y: -Math.abs(length) * Math.sin(slope) };
  add(new editor.PolylineNode([{ x: 0, y: 0 }, end]), x, y, 0, 0x9aa7bd);
};
addRamp(0.4, 8.75, 8);
addRamp(9.9, 7.15, -7.5);
addRamp(0.4, 5.55, 7.6);
addRamp(9.9, 3.95, -2.6);
addRamp(0.4, 1.55, 8);
add(new editor.RectangleNode(0.12, 9.4), 0.3, 4.9, 0, 0x3a4a68);
add(new editor.RectangleNode(0.12, 9.4), 10, 4.9, 0, 0x3a4a68);

// Obstacles: flaps that hang from pins, pegs, and the bar that mixes the marbles.
for (const [x, y] of [
  [6.4, 7.55],
  [3.6, 7.25],
  [3, 6.05],
  [6.2, 5.7],
]) {
  const flap = add(new editor.CapsuleNode(0.09, 0.68), x, y - 0.3, 0, 0xf0c069, 'dynamic');
  flap.name = 'flap';
  flap.density = flapDensity; // light, or slow marbles cannot push it open
  const pin = new editor.RevoluteJointNode(flap.id, '', { x: 0, y: 0.3 }, { x, y });
  pin.lineColor = 0xf0c069;
  scene.addChild(pin);
}
for (const [x, y] of [
  [1.2, 2.5],
  [1.9, 3.3],
  [1.2, 4.1],
  [7.4, 2.1],
  [8.1, 2.8],
  [8.8, 2.1],
  [9.4, 2.9],
]) {
  add(new editor.CircleNode(0.12), x, y, 0, 0xf0c069).restitution = 0.5;
}
const bar = add(new editor.CapsuleNode(3, 0.16), 4.6, 3.3, 30, 0xff8f66, 'kinematic');
bar.angularVelocity = spin;

const gate = add(new editor.RectangleNode(0.1, 1.3), 2.75, 9.2, 0, 0xff8f66, 'kinematic');
gate.name = 'gate';

Object.entries(MARBLES).forEach(([name, color], index) => {
  const marble = add(new editor.CircleNode(0.25), 0, 0, 0, color, 'dynamic');
  marble.name = name;
  marble.friction = friction;
  marble.restitution = restitution;
  marble.drawLine = true;
  marble.lineColor = 0x111a2c;
  marble.lineWidth = 0.04;

  const label = new editor.TextNode(name);
  label.name = `${name} on the board`;
  label.initNode(13.9, 7 - 0.75 * index);
  label.fontSize = 48;
  label.fontColor = color;
  label.drawFill = false;
  label.drawLine = false;
  scene.addChild(label);
});

const title = new editor.TextNode();
title.name = 'title';
title.initNode(13.9, 8.4);
title.fontSize = 56;
title.fontColor = 0xece8dd;
title.drawFill = false;
title.drawLine = false;
scene.addChild(title);

// The finish is a sensor: it reports marbles without stopping them.
const finish = add(new editor.RectangleNode(1.52, 0.3), 9.18, 0.35, 0, 0xece8dd);
finish.sensor = true;
const chequers = editor.utils.createGraphics();
for (let square = 0; square < 10; square++) {
  const x = 0.152 * (square - 5);
  const y = square % 2 === 0 ? 0 : -0.15;
  const corners = [
    { x, y },
    { x: x + 0.152, y },
    { x: x + 0.152, y: y + 0.15 },
    { x, y: y + 0.15 },
  ];
  chequers.drawPolygon(corners, { width: 0, color: 0, alpha: 0 }, { color: 0x111a2c, alpha: 1 });
}
finish.container.addChild(chequers);
finish.userData = { names: Object.keys(MARBLES) };
player.attach(
  finish,
  class Race {
    constructor(node) {
      this.node = node;
      this.names = node.userData.names;
      this.race = 0;
    }

    // Every race has other starting positions, behind the gate.
    begin() {
      this.race++;
      this.seconds = 0;
      this.arrived = []; // marbles with times, in order
      this.marbles = this.names.map((name) => this.scene.findChildByName(name));
      this.gate = this.scene.findChildByName('gate');
      this.gate.y = 9.2;
      this.marbles.forEach((marble, index) => {
        const slot = (index * 3 + this.race) % 8;
        marble.setPosition({ x: 0.75 + 0.53 * (slot % 4), y: 9 - 0.055 * (slot % 4) + 0.52 * Math.floor(slot / 4) });
        marble.setLinearVelocity({ x: 0, y: 0 });
        marble.angularVelocity = 0;
      });
    }

    onBeginContact(other, contact) {
      if (!contact.IsTouching()) return;
      if (this.arrived.some(({ marble }) => marble === other) || !this.marbles.includes(other)) return;
      this.arrived.push({ marble: other, seconds: this.seconds });
    }

    update(delta) {
      this.scene = this.node.findSceneNode();
      if (!this.marbles || this.over > 5) this.begin();
      this.seconds += delta / 1000;
      const finished = this.arrived.length === this.marbles.length || this.seconds > 60;
      this.over = finished ? this.over + delta / 1000 : 0; // s since the last arrival
      this.gate.linearVelocityY = this.seconds > 1 && this.gate.y < 10.6 ? 3 : 0; // m/s

      // Marbles still on the course are ranked by height, as it slopes down all the way.
      const done = this.arrived.map(({ marble }) => marble);
      const onTheWay = this.marbles.filter((marble) => !done.includes(marble)).sort((a, b) => a.y - b.y);
      [...done, ...onTheWay].forEach((marble, place) => {
        const label = this.scene.findChildByName(`${marble.name} on the board`);
        const time = place < done.length ? `   ${this.arrived[place].seconds.toFixed(1)} s` : '';
        label.text = `${place + 1}  ${marble.name}${time}`;
        label.y += (1 - 0.5 ** (delta / 70)) * (7 - 0.75 * place - label.y); // moves half the distance to its line in 70 ms
      });
      const winner = done[0]?.name;
      this.scene.findChildByName('title').text = winner ? `${winner} wins race ${this.race}` : `Race ${this.race}`;
    }
  },
);

player.describe(() => {
  const { text } = scene.findChildByName('title');
  if (text === '') return 'Eight marbles wait behind the gate.';
  const lines = Object.keys(MARBLES).map((name) => scene.findChildByName(`${name} on the board`).text);
  const order = lines.sort((a, b) => parseInt(a, 10) - parseInt(b, 10)).map((line) => line.replace(/^\d+ +/, ''));
  const [first, second, third] = order.map((line) => line.split(' ')[0]);
  const done = order.filter((line) => line.endsWith(' s')).length;
  if (done === 0) return `${text}: ${first} is lowest on the course, ahead of ${second} and ${third}.`;
  const time = order[0].split(/ +/)[1];
  return `${text} in ${time} s. ${done} of 8 marbles ${done === 1 ? 'has' : 'have'} finished.`;
});
