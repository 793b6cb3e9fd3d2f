import { readDescriptors } from '../src/typedoc/extract';
import { defaultText, rangeText } from '../src/model/property-texts';

const property = (defaultValue: unknown, limits: object = {}) => ({ path: 'size', defaultValue, ...limits });

test.each([
  [0.5, {}, '0.5'],
  [-9.8, {}, '−9.8'],
  [1 / 60, {}, '1/60'],
  [0.000001, {}, '0.000001'],
  [1000, {}, '1000'],
  [10_000, {}, '10,000'],
  [0x333, { min: 0, max: 0xffffff }, '0x000333'],
  [1, { min: 0, max: 0xffff }, '0x0001'],
  [true, {}, 'true'],
  ['water', {}, '"water"'],
  [{ x: 0, y: -9.8 }, {}, '(0, −9.8)'],
  [[], {}, '[]'],
  [{}, {}, '{}'],
])('%p with the limits %p is the default %s', (value, limits, text) => {
  expect(defaultText(property(value, limits))).toBe(text);
});

test.each([
  [{}, null],
  [{ min: 0, max: 0xffffff }, null],
  [{ min: 0, max: 1 }, '0–1'],
  [{ min: -32768, max: 32767 }, '−32,768–32,767'],
  [{ min: 0 }, '≥ 0'],
  [{ max: -1 }, '≤ −1'],
  [{ above: 0 }, '> 0'],
  [{ above: 0, max: 50 }, '> 0, at most 50'],
  [{ min: 0, max: 0xffff }, '0–0xffff'],
  [{ min: 1e-6, max: 1 }, '0.000001–1'],
])('the limits %p are the range %s', (limits, text) => {
  expect(rangeText(property(0, limits))).toBe(text);
});

test('the library has descriptors for its classes, including inherited properties and those of the mixin', async () => {
  const { CircleNode = [], TextMixin = [] } = await readDescriptors(process.cwd());
  const names = CircleNode.map(({ path }) => path);
  expect(names).toEqual(expect.arrayContaining(['radius', 'density', 'fillColor', 'x']));
  expect(TextMixin.map(({ path }) => path)).toContain('fontSize');
  expect(names).toEqual(expect.arrayContaining(TextMixin.map(({ path }) => path)));
});
