import { fit } from '../../src/cards/painter';

/** Breaks a text as a renderer does whose letters are all alike: between words, and inside those that are longer than a line. */
const breakAt = (most: number) => (text: string) => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/\S+\s*/g) ?? []) {
    if (line !== '' && (line + word).trimEnd().length > most) {
      lines.push(line);
      line = '';
    }
    line += word;
    while (line.trimEnd().length > most) {
      lines.push(line.slice(0, most));
      line = line.slice(most);
    }
  }
  return Promise.resolve(line === '' ? lines : [...lines, line]);
};

test.each([
  ['', 2, ''],
  ['One line.', 2, 'One line.'],
  ['twelve chars twelve chars', 2, 'twelve chars twelve chars'],
  // Cut at a word so that the ellipsis also fits, without a comma, full stop or dash before it.
  ['balls and blocks fall on the floor', 2, 'balls and blocks fall…'],
  ['twelve chars twelve chars more', 2, 'twelve chars twelve…'],
  ['It falls. It bounces, and rolls.', 2, 'It falls. It bounces…'],
  ['a ball – and it bounces', 1, 'a ball…'],
  // A word that is longer than all lines together.
  ['ParticleEmitterNodeThatNobodyWrites', 2, 'ParticleEmitterNodeThat…'],
])('%j in %i lines is %j', async (text, lines, fitted) => {
  expect(await fit(text, lines, breakAt(12))).toBe(fitted);
  expect((await breakAt(12)(fitted)).length).toBeLessThanOrEqual(lines);
});

test('if not even the ellipsis fits, it is the only text', async () => {
  expect(await fit('word', 0, (text) => Promise.resolve([text]))).toBe('…');
});
