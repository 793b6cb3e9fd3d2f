// A peg plays the note of the marble that hits it, and takes its colour. All pegs share one instrument.
class NotePlayer {
  constructor(node) {
    this.node = node;
    this.requested = false;
  }

  update() {
    if (this.requested) return;
    this.requested = true;
    NotePlayer.instrument ??= editor.utils.createSynth('Kalimba');
    NotePlayer.instrument.then(
      (synth) => (this.synth = synth),
      (error) => console.warn(error), // the scene works without sound
    );
  }

  onBeginContact(other, contact) {
    const { note } = other.userData;
    if (!note || !contact.IsTouching()) return;
    this.synth?.triggerAttackRelease(note, '16n');
    this.node.fillColor = other.fillColor;
  }
}

// Drops a marble that has left the board again, at a random position.
class ComeBack {
  constructor(marble) {
    this.marble = marble;
  }

  update() {
    if (this.marble.y > -0.5) return;
    this.marble.setPosition({ x: editor.utils.randomNumber(-3.4, 3.4), y: 4.5 });
    this.marble.setLinearVelocity({ x: 0, y: 0 });
  }
}

const spacing = 0.8; // m from peg to peg
for (let row = 0; row < 5; row++) {
  const shift = (row % 2) * 0.5;
  for (let column = -4 + shift; column <= 4 - shift; column++) {
    const peg = new editor.CircleNode(0.11);
    peg.initNode(column * spacing, 0.4 + row * 0.68);
    peg.bodyType = 'static';
    peg.restitution = 0.6;
    peg.fillColor = 0x7a8599;
    peg.drawLine = false;
    peg.drawRadius = false;
    scene.addChild(peg);
    player.attach(peg, NotePlayer);
  }
}

// C, D, E, G and A: no two of them clash.
const notes = ['C4', 'D4', 'E4', 'G4', player.choice('Last note', ['A4', 'F#4', 'A#4', 'B4'])];
const colors = [0xdd4f28, 0xb97a14, 0x35935a, 0x3d80d6, 0x8468d8];

for (let index = 0; index < 10; index++) {
  const marble = new editor.CircleNode(0.19);
  marble.initNode(scene.random.between(-3.4, 3.4), 3.6 + index * 0.6);
  marble.fillColor = colors[index % 5];
  marble.userData = { note: notes[index % 5] };
  marble.text = notes[index % 5];
  marble.fontSize = 15;
  marble.fontColor = 0xffffff;
  marble.drawLine = false;
  marble.drawRadius = false;
  scene.addChild(marble);
  player.attach(marble, ComeBack);
}

for (const x of [-3.85, 3.85]) {
  const wall = new editor.RectangleNode(0.2, 8);
  wall.initNode(x, 2);
  wall.bodyType = 'static';
  wall.fillColor = 0x7a8599;
  wall.drawLine = false;
  scene.addChild(wall);
}

player.show({ x: -3.95, y: -0.2, width: 7.9, height: 4.44 });
