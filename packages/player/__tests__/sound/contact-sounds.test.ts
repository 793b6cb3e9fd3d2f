import { ContactSounds } from '../../src/sound/contact-sounds';

const view = { width: 200, height: 100, centre: { x: 1, y: 0 }, scale: 10, pixelRatio: 1 };

function create(areOn = true) {
  const sent: { frequency: number; loudness: number; pan: number }[] = [];
  const sounds = new ContactSounds(({ frequency, loudness, pan }) => sent.push({ frequency, loudness, pan }));
  sounds.areOn = areOn;
  return { sounds, sent };
}

const impact = (speed: number, { mass = 1, x = 1 } = {}) => ({ point: { x, y: 0 }, speed, mass });

test.each([
  ['a body of 1 kg', impact(10), { frequency: 440, loudness: 1, pan: 0 }],
  ['one of twice the size in every direction sounds an octave lower', impact(10, { mass: 8 }), { frequency: 220 }],
  ['a lighter one sounds higher', impact(10, { mass: 1 / 8 }), { frequency: 880 }],
  ['a mountain can be heard', impact(10, { mass: 1e9 }), { frequency: 110 }],
  ['a grain can be heard', impact(10, { mass: 1e-9 }), { frequency: 1760 }],
  ['a slower one is less loud', impact(2.5), { loudness: 0.5 }],
  ['nothing is too loud', impact(1000), { loudness: 1 }],
  ['half-way to the left edge', impact(1, { x: -4 }), { pan: -0.5 }],
  ['beyond the right edge', impact(1, { x: 40 }), { pan: 1 }],
])('%s', (_name, given, expected) => {
  const { sounds, sent } = create();
  sounds.take(() => given);
  sounds.play(view);
  expect(sent).toEqual([expect.objectContaining(expected)]);
});

test('a picture has one tone at most, of the fastest impact since the last', () => {
  const { sounds, sent } = create();
  for (const speed of [1, 9, 4]) sounds.take(() => impact(speed));
  sounds.play(view);
  sounds.play(view);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.loudness).toBeCloseTo(Math.sqrt(0.9), 9);
});

test('bodies that come to rest are silent, and so is everything unless it is asked for', () => {
  const [on, off] = [create(), create(false)];
  on.sounds.take(() => impact(0.3));
  off.sounds.take(() => impact(9));
  for (const { sounds } of [on, off]) sounds.play(view);
  expect([...on.sent, ...off.sent]).toEqual([]);
});
