// Plays the note of the bar's length, and draws a ring that spreads from the hit.
class XylophoneBar {
  constructor(node) {
    this.node = node;
    this.rings = [];
    this.graphics = editor.utils.createGraphics();
    this.line = editor.utils.createLineStyle(0.03, node.fillColor);
    this.fill = { color: node.fillColor, alpha: 0 };
    this.requested = false;
  }

  // The rings are drawn even without sound.
  load() {
    this.requested = true;
    editor.utils.createSynth('Marimba').then(
      (synth) => (this.synth = synth),
      (error) => console.warn(error),
    );
  }

  onBeginContact(other, contact) {
    if (!contact.IsTouching()) return;
    const frequency = 261.63 / this.node.width ** 2; // Hz
    this.synth?.triggerAttackRelease(frequency, '16n');
    this.rings.push({ x: other.x, y: this.node.y, age: 0 });
  }

  update(delta) {
    if (!this.requested) this.load();
    if (!this.layer) {
      this.layer = this.node.findSceneNode().layers.background;
      this.layer.addChild(this.graphics);
    }
    this.graphics.clear();
    this.rings = this.rings.filter(({ age }) => age < 1.5);
    for (const ring of this.rings) {
      ring.age += delta / 1000; // s
      this.line.alpha = Math.max(0, 0.8 * (1 - ring.age / 1.5));
      this.graphics.drawCircle(ring.x, ring.y, 0.2 + 0.9 * ring.age, this.line, this.fill);
    }
  }
}

const NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];
const first = player.number('First bar', 0, { min: 0, max: 24, step: 1, unit: 'semitones' });
const firstNote = `${NAMES[first % 12]}${4 + Math.floor(first / 12)}`;

// One octave; a bar of 1 m plays C4. `bounces` is the number of bounces in 12 s.
const bars = [
  { note: firstNote, semitones: first, bounces: 8, color: 0xdd4f28 },
  { note: 'D4', semitones: 2, bounces: 9, color: 0xb97a14 },
  { note: 'E4', semitones: 4, bounces: 10, color: 0x35935a },
  { note: 'G4', semitones: 7, bounces: 11, color: 0x16909c },
  { note: 'A4', semitones: 9, bounces: 12, color: 0x3d80d6 },
  { note: 'C5', semitones: 12, bounces: 13, color: 0x8468d8 },
];

bars.forEach(({ note, semitones, bounces, color }, index) => {
  const x = (index - 2.5) * 1.15;
  const bar = new editor.RectangleNode(2 ** (-semitones / 24), 0.28); // m
  bar.initNode(x, -0.14);
  bar.bodyType = 'static';
  bar.fillColor = color;
  bar.drawLine = false;
  bar.text = note;
  bar.fontSize = 18;
  bar.fontColor = 0xffffff;
  scene.addChild(bar);
  player.attach(bar, XylophoneBar);

  // Up and down in T = 2 √(2 h / g), so h = g T² / 8.
  const height = (9.8 * (12 / bounces) ** 2) / 8; // m
  const marble = new editor.CircleNode(0.14);
  marble.initNode(x, 0.14 + height);
  marble.restitution = 1;
  marble.fillColor = color;
  marble.drawLine = false;
  marble.drawRadius = false;
  scene.addChild(marble);
});

player.show({ x: -3.8, y: -0.85, width: 7.6, height: 4.275 });
