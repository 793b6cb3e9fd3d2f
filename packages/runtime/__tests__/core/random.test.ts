import { newId, withNewIds } from '../../src/core/ids';
import { Random } from '../../src/core/random';
import { SceneError, within } from '../../src/core/scene-error';

const first = (random: Random, count: number): number[] => Array.from({ length: count }, () => random.next());

/** sfc32 as its author gives it, after 12 rounds from the same start. @see https://pracrand.sourceforge.net/RNG_engines.txt */
function* sfc32(seed: number): Generator<number> {
  const state = new Uint32Array([seed | 0, (seed / 2 ** 32) | 0, 0x9e3779b9, 1]);
  const [a, b, c, counter] = [0, 1, 2, 3];
  const at = (index: number): number => state[index] ?? 0;
  for (let round = 0; ; round++) {
    const sum = (at(a) + at(b) + at(counter)) >>> 0;
    state[counter] = at(counter) + 1;
    state[a] = at(b) ^ (at(b) >>> 9);
    state[b] = at(c) + (at(c) << 3);
    state[c] = ((at(c) << 21) | (at(c) >>> 11)) + sum;
    if (round >= 12) yield sum / 2 ** 32;
  }
}

test.each([0, 1, 42, -7, 2 ** 40 + 5])('seed %d produces the numbers of the published generator', (seed) => {
  const published = sfc32(seed);
  expect(first(new Random(seed), 20)).toEqual(Array.from({ length: 20 }, () => published.next().value));
});

test('numbers are uniform in [0, 1), and differ between seeds', () => {
  const numbers = first(new Random(3), 4000);
  for (const each of numbers) expect(each >= 0 && each < 1).toBe(true);
  // The standard error of the mean is 0.0046.
  expect(numbers.reduce((sum, each) => sum + each) / numbers.length).toBeCloseTo(0.5, 1);
  expect(first(new Random(4), 3)).not.toEqual(first(new Random(3), 3));
});

test('a number in a range is the next number in [0, 1), scaled to the range', () => {
  expect(new Random(5).between(10, 14)).toBe(10 + 4 * new Random(5).next());
});

test('a saved sequence continues', () => {
  const random = new Random(9);
  random.next();
  const saved = random.save();
  const after = first(random, 5);
  const other = new Random(1);
  other.restore(saved);
  expect(first(other, 5)).toEqual(after);
  expect(saved).toHaveLength(4);
});

test('ids consist of 12 letters, digits, underscores and hyphens, and differ', () => {
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test('objects in a plain form get new ids, and references are updated; the rest is unchanged', () => {
  const plain = {
    class: 'Node',
    id: 'a',
    name: 'b',
    nothing: null,
    userData: { id: 'free', note: 'a' },
    children: [{ class: 'Node', id: 'c', nodeAId: 'a', list: ['c', 'd', 1] }],
  };
  const copy = withNewIds(plain);
  const { id } = copy;
  expect(id).not.toBe('a');
  expect(copy).toEqual({
    ...plain,
    id,
    userData: { id: 'free', note: id },
    children: [
      { class: 'Node', id: expect.stringMatching(/^.{12}$/), nodeAId: id, list: [expect.any(String), 'd', 1] },
    ],
  });
  const [child] = Array.isArray(copy['children']) ? copy['children'] : [];
  expect(child).toMatchObject({ list: [child.id, 'd', 1] });
  expect(plain.id).toBe('a');
});

test('an error names the part of the plain form that caused it', () => {
  expect(within('children[0]', () => 5)).toBe(5);
  const cause = new Error('no x');
  const failed = (thrown: unknown) => () =>
    within('children[0]', () => {
      throw thrown;
    });
  expect(failed(cause)).toThrow(SceneError);
  expect(failed(cause)).toThrow('children[0]: no x');
  expect(failed('lost')).toThrow('children[0]: lost');
  expect(failed(cause)).toThrow(expect.objectContaining({ cause, name: 'SceneError' }));
});
