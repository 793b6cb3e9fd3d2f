import { fit } from '../../src/cards/fit';

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

const fitted = (text: string, lines: number) => fit(text, lines, breakAt(12));

test('a text that fits is unchanged', async () => {
  expect(await fitted('', 2)).toBe('');
  expect(await fitted('One line.', 2)).toBe('One line.');
  expect(await fitted('twelve chars twelve chars', 2)).toBe('twelve chars twelve chars');
});

test('a longer text is cut at a word so that the ellipsis also fits', async () => {
  expect(await fitted('balls and blocks fall on the floor', 2)).toBe('balls and blocks fall…');
  expect(await fitted('twelve chars twelve chars more', 2)).toBe('twelve chars twelve…');
});

test('no comma, full stop or dash precedes the ellipsis', async () => {
  expect(await fitted('It falls. It bounces, and rolls.', 2)).toBe('It falls. It bounces…');
  expect(await fitted('a ball – and it bounces', 1)).toBe('a ball…');
});

test('a word that is longer than all lines together is cut', async () => {
  const cut = await fitted('ParticleEmitterNodeThatNobodyWrites', 2);
  expect(cut).toBe('ParticleEmitterNodeThat…');
  expect(await breakAt(12)(cut)).toHaveLength(2);
});

test('if not even the ellipsis fits, it is the only text', async () => {
  expect(await fit('word', 0, (text) => Promise.resolve([text]))).toBe('…');
});
