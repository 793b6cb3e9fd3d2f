// A motor drives the second hand. Eight gears drive the minute hand at 1/60 of its speed, and the hour hand at 1/12 of that.
scene.backgroundColor = 0x111a2c;
scene.gravity = { x: 0, y: 0 }; // the clock lies on a table
scene.allowSleep = false;
player.show({ x: -5.2, y: -4, width: 14.4, height: 8.1 });

const MOTOR = -6.283; // rad/s at a speed of 60: one revolution of the second hand per second
const speed = player.number('Speed', 60, {
  min: 1,
  max: 120,
  step: 1,
  unit: '×',
  onChange: (value) => (motor.motorSpeed = MOTOR * (value / 60)),
});
// The time at the start.
const hours = player.number('Hours', 10, { min: 0, max: 11, step: 1 });
const minutes = player.number('Minutes', 9, { min: 0, max: 59, step: 1 });
const PER_TOOTH = 0.04; // m of radius, the same for all gears, so that they mesh
const NONE = { width: 0, color: 0, alpha: 0 };

const AXLES = {
  second: { x: -3.4, y: 0 },
  middle: { x: 0, y: 0 },
  minute: { x: 3.6, y: 0 },
  next: { x: 4.56, y: -1.28 },
  hour: { x: 6.56, y: -1.28 },
};

// Each mesh has a category of its own, so that only its two gears touch.
const addGear = (axle, teeth, mesh, color) => {
  const gear = new editor.GearNode(teeth * PER_TOOTH, teeth);
  gear.initNode(AXLES[axle].x, AXLES[axle].y);
  gear.toothDepth = 0.18;
  gear.boreRadius = teeth > 10 ? 0.6 * gear.radius : 0.12;
  gear.density = teeth > 10 ? 0.2 : 1; // kg/m²
  gear.friction = 0;
  gear.filterCategoryBits = gear.filterMaskBits = 1 << mesh;
  gear.fillColor = color;
  gear.lineColor = 0x111a2c;
  gear.lineWidth = 0.02;
  scene.addChild(gear);
  return gear;
};

// Spokes, purely visual.
const addSpokes = (wheel) => {
  const spokes = editor.utils.createGraphics();
  for (let turn = 0; turn < 5; turn++) {
    const angle = (turn * 2 * Math.PI) / 5;
    const end = { x: 0.63 * wheel.radius * Math.cos(angle), y: 0.63 * wheel.radius * Math.sin(angle) };
    spokes.drawPolyline([{ x: 0, y: 0 }, end], { width: 0.06 * wheel.radius + 0.04, color: wheel.fillColor, alpha: 1 });
  }
  wheel.container.addChild(spokes);
};

// Rotates the second gear so that a gap faces a tooth of the first.
const mesh = (first, second) => {
  const direction = editor.utils.radToDeg(editor.utils.calculateAngle(first.getPosition(), second.getPosition()));
  second.angle = direction + 180 - ((first.angle - direction) * first.teeth + 180) / second.teeth;
};

const STEPS = [
  ['second', 'middle', 75, 0x8a6a34],
  ['middle', 'minute', 80, 0xa9813c],
  ['minute', 'next', 30, 0xc79a4a],
  ['next', 'hour', 40, 0xdcb264],
];
const wheels = {};
const pinions = {};
STEPS.forEach(([from, to, teeth, color], index) => {
  wheels[to] = addGear(to, teeth, index + 1, color);
  addSpokes(wheels[to]);
  pinions[from] = addGear(from, 10, index + 1, 0xf0dca8);
  mesh(pinions[from], wheels[to]);
});
// Draw the minute hand on top.
scene.removeChild(pinions.minute);
scene.addChild(pinions.minute);

let motor;
for (const axle of Object.keys(AXLES)) {
  const pinned = wheels[axle] ?? pinions[axle];
  const pin = new editor.RevoluteJointNode(pinned.id, '', { x: 0, y: 0 }, AXLES[axle]);
  pin.visible = false;
  if (axle === 'second') {
    motor = pin;
    motor.motorEnabled = true;
    motor.motorSpeed = MOTOR * (speed / 60);
  }
  scene.addChild(pin);
  if (wheels[axle] && pinions[axle]) {
    const weld = new editor.WeldJointNode(pinions[axle].id, wheels[axle].id);
    weld.visible = false;
    scene.addChild(weld);
  }
}

// Dials are on the foreground layer, hands on their gears.
const addHand = (gear, length, width, turns, color) => {
  const angle = Math.PI / 2 - turns * 2 * Math.PI - editor.utils.degToRad(gear.angle);
  const at = (along, across) => ({
    x: along * Math.cos(angle) - across * Math.sin(angle),
    y: along * Math.sin(angle) + across * Math.cos(angle),
  });
  const hand = editor.utils.createGraphics();
  const shape = [at(-0.2 * length, width), at(length, 0.3 * width), at(length, -0.3 * width), at(-0.2 * length, -width)];
  hand.drawPolygon(shape, { width: 0.03, color: 0x111a2c, alpha: 0.6 }, { color, alpha: 1 });
  hand.drawCircle(0, 0, 0.16, NONE, { color, alpha: 1 });
  gear.container.addChild(hand);

  const dial = editor.utils.createGraphics();
  for (let tick = 0; tick < 12; tick++) {
    const turn = (tick * Math.PI) / 6;
    const [inner, outer] = [length, length + (tick % 3 === 0 ? 0.2 : 0.12)];
    const line = [inner, outer].map((r) => ({ x: gear.x + r * Math.cos(turn), y: gear.y + r * Math.sin(turn) }));
    dial.drawPolyline(line, { width: 0.05, color: 0xece8dd, alpha: 0.9 });
  }
  scene.layers.foreground.addChild(dial);
};
addHand(pinions.second, 1.2, 0.05, 0, 0xff8f66);
addHand(pinions.minute, 2.5, 0.09, minutes / 60, 0xece8dd);
addHand(wheels.hour, 1.1, 0.1, (hours + minutes / 60) / 12, 0x8fbcff);

const turnsOf = (gear, start) => (start - gear.angle) / 360; // clockwise
const starts = new Map([pinions.second, pinions.minute, wheels.hour].map((gear) => [gear, gear.angle]));
const shown = (gear, initial, full) => (((initial + full * turnsOf(gear, starts.get(gear))) % full) + full) % full;
const twoDigits = (value) => String(Math.floor(value)).padStart(2, '0');
player.describe(() => {
  const minute = shown(pinions.minute, minutes, 60);
  // Backlash puts the hour hand a little ahead or behind.
  const hour = Math.round(shown(wheels.hour, hours + minutes / 60, 12) - minute / 60 + 12) % 12 || 12;
  const second = twoDigits(shown(pinions.second, 0, 60));
  const rate = motor.motorSpeed / MOTOR;
  return `The clock shows ${hour}:${twoDigits(minute)}, and its second hand ${second}. The second hand makes ${(60 * rate).toFixed(0)} revolutions a minute.`;
});
