// Eight balls on the Moon play a scale, one note every 0.2 s. Their heights set the times.
const gravity = 1.62; // m/s², on the Moon
scene.gravity = { x: 0, y: -gravity };
scene.backgroundColor = 0xf4ecd8;
player.show({ x: -5.9, y: -1, width: 11.8, height: 6.6375 });

const thickness = 0.36; // metres
const radius = 0.22;
const beat = player.number('Beat', 0.2, { min: 0.05, max: 0.2, step: 0.05, unit: 's' }); // from one note to the next
const restitution = player.number('Restitution', 1, { min: 0.5, max: 1, step: 0.05 });
const played = player.choice('Note', ['of the bar', 'C4', 'E4', 'G4', 'C5']);

// Plays the ball's note, or else the bar's, and lights up.
class NotePlayer {
  constructor(bar) {
    this.bar = bar;
    this.hits = [];
    this.glow = 0;
    this.requested = false;
  }

  // If the sounds do not load, the bars stay silent.
  load() {
    this.requested = true;
    editor.utils
      .createSynth('Marimba')
      .then((synth) => (this.synth = synth))
      .catch(() => {});
  }

  onBeginContact(ball, contact) {
    if (!contact.IsTouching() || ball.linearVelocityY > -0.8) return;
    this.hits.push(ball.userData.note ?? this.bar.userData.note);
  }

  update(delta) {
    if (!this.requested) this.load();
    if (this.hits.length > 0) this.glow = 1;
    for (const note of this.hits) this.synth?.triggerAttackRelease(note, '16n');
    this.hits.length = 0;
    this.glow *= 0.5 ** (delta / 120); // half-life of 0.12 s
    this.bar.fillAlpha = 0.55 + 0.45 * this.glow;
  }

  destroy() {
    this.synth?.dispose?.();
  }
}

const rail = new editor.RectangleNode(11.3, 0.14);
rail.initNode(0, -thickness - 0.1);
rail.bodyType = 'static';
rail.fillColor = 0x3b4a63;
rail.drawLine = false;
scene.addChild(rail);

function addBar(x, note, semitones, fillColor) {
  // The pitch is proportional to 1 / length²; an octave has 12 semitones.
  const bar = new editor.RectangleNode(1.2 / Math.sqrt(2 ** (semitones / 12)), thickness);
  bar.initNode(x, -thickness / 2); // its top is at y = 0
  bar.bodyType = 'static';
  bar.userData = { note };
  bar.fillColor = fillColor;
  bar.fillAlpha = 0.55;
  bar.lineColor = fillColor;
  bar.lineWidth = 0.03;
  bar.text = note;
  bar.fontSize = 24;
  bar.fontColor = 0x1d2a44;
  scene.addChild(bar);
  player.attach(bar, NotePlayer);
}

function addBall(name, x, landing, fillColor) {
  const ball = new editor.CircleNode(radius);
  ball.name = name;
  ball.initNode(x, radius + 0.5 * gravity * landing ** 2);
  ball.restitution = restitution; // at 1, no loss
  if (played !== 'of the bar') ball.userData = { note: played };
  ball.fillColor = fillColor;
  ball.drawLine = false;

  const trail = new editor.TracerNode(ball.id);
  trail.style = 'ribbon';
  trail.radius = 0.8 * radius;
  trail.maxPoints = 24; // 0.4 s
  trail.fillColor = fillColor;
  trail.fillAlpha = 0.5;
  scene.addChildren([trail, ball]);
  return ball;
}

const scale = [
  ['C4', 0, 0xdd4f28],
  ['D4', 2, 0xe08a1e],
  ['E4', 4, 0xc9a21f],
  ['F4', 5, 0x35935a],
  ['G4', 7, 0x16909c],
  ['A4', 9, 0x3d80d6],
  ['B4', 11, 0x8468d8],
  ['C5', 12, 0xcb5190],
];
const balls = scale.map(([note, semitones, color], index) => {
  const x = -4.9 + 1.4 * index;
  addBar(x, note, semitones, color);
  return { note, ball: addBall(`ball above ${note}`, x, 1 + beat * index, color) }; // lands after 1.0, 1.2, … 2.4 s
});

// The time to the next landing, in s, from the height above the bar and the velocity; infinite for a ball at rest.
const landingIn = ({ y, linearVelocityY: v }) => {
  const height = Math.max(0, y - radius);
  return height < 0.005 && Math.abs(v) < 0.05 ? Infinity : (v + Math.sqrt(v * v + 2 * gravity * height)) / gravity;
};
player.describe(() => {
  const next = balls.reduce((a, b) => (landingIn(b.ball) < landingIn(a.ball) ? b : a));
  const time = landingIn(next.ball);
  if (time === Infinity) return 'All eight balls rest on their bars.';
  const rising = balls.filter(({ ball }) => ball.linearVelocityY > 0).length;
  const landing = time < 0.05 ? 'is landing now' : `is the next to land, in ${time.toFixed(1)} s`;
  return `${rising} of 8 balls ${rising === 1 ? 'is' : 'are'} rising. The ball above ${next.note} ${landing}.`;
});
