import {
  boolean,
  choice,
  color,
  integer,
  isPoint,
  list,
  number,
  point,
  rangeHint,
  seed,
  text,
  toRange,
  type Property,
} from '../../src/core/property';

/** Of some values those that a property takes. */
const taken = (property: Property<unknown>, ...values: unknown[]): unknown[] =>
  values.filter((value) => property.accepts(value));

const NO_NUMBERS = [NaN, Infinity, -Infinity, '1', null, undefined, {}, true];
const NO_POINTS = [
  ...[null, undefined, 'x', {}, { x: 1 }, { y: 1 }],
  ...[
    { x: NaN, y: 0 },
    { x: 0, y: '0' },
    { x: 2e9, y: 0 },
    { x: 0, y: -2e9 },
  ],
];

test('a number without limits is finite, and so is its square', () => {
  const free = number(0);
  expect(taken(free, -1e9, -1, 0, 1e9, ...NO_NUMBERS)).toEqual([-1e9, -1, 0, 1e9]);
  expect(taken(free, 1e9 + 1, -1e9 - 1)).toEqual([]);
  expect(free.wants).toBe('a finite number');
});

test('the limits of a number are inclusive, except an exclusive minimum', () => {
  const share = number(1, { min: 0, max: 1 });
  expect(taken(share, -0.01, 0, 0.5, 1, 1.01)).toEqual([0, 0.5, 1]);
  expect(share.wants).toBe('a finite number from 0 to 1');

  const least = number(2, { min: 2 });
  expect(taken(least, 1.99, 2, 1e9, 1.1e9)).toEqual([2, 1e9]);
  expect(least.wants).toBe('a finite number of at least 2');

  const above = number(1, { above: 0, max: 5 });
  expect(taken(above, 0, 1e-10, 1e-9, 5, 5.1)).toEqual([1e-9, 5]);
  expect(above.wants).toBe('a finite number above 0 and at most 5');
});

test('an integer rejects fractions, and is edited in steps of 1', () => {
  const count = integer(3, { min: 1, max: 9 });
  expect(taken(count, 0, 1, 1.5, 9, 10, ...NO_NUMBERS)).toEqual([1, 9]);
  expect(count).toMatchObject({ step: 1, wants: 'a whole number from 1 to 9' });
  expect(integer(0, { step: 5 }).step).toBe(5);
});

test('a seed is any safe integer', () => {
  expect(taken(seed(1), 0, -5, 1.5, 2 ** 53 - 1, 2 ** 53, ...NO_NUMBERS)).toEqual([0, -5, 2 ** 53 - 1]);
});

test.each<[string, Property<unknown>, unknown[], unknown[], object]>([
  ['true or false', boolean(true), [true, false], [0, 'true', null], { wants: 'true or false', defaultValue: true }],
  ['a text', text('a'), ['', 'b'], [1, null, undefined, {}], { wants: 'a string', defaultValue: 'a' }],
  [
    'a colour',
    color(0xff0000),
    [0, 0xffffff],
    [-1, 0x1000000, 1.5, '#fff'],
    { wants: 'a colour from 0x000000 to 0xffffff' },
  ],
  [
    'one of a few texts',
    choice('left', ['left', 'right']),
    ['left', 'right'],
    ['', 'middle', undefined, 0],
    {
      wants: 'one of "left", "right"',
      selectOptions: [
        { value: 'left', label: 'left' },
        { value: 'right', label: 'right' },
      ],
    },
  ],
  [
    'a point',
    point({ x: 1, y: 2 }),
    [{ x: 0, y: -1e9 }],
    NO_POINTS,
    { wants: 'a point { x, y } of finite numbers up to 1000000000', defaultValue: { x: 1, y: 2 } },
  ],
  [
    'a list',
    list('a list of points', isPoint, (each) => each),
    [[], [{ x: 0, y: 0 }]],
    [{}, null, 'a', [1], [{ x: 0, y: 0 }, { x: 0 }]],
    { wants: 'a list of points', defaultValue: [] },
  ],
])('%s accepts its values and no others', (_, property, right, wrong, form) => {
  expect(taken(property, ...right, ...wrong)).toEqual(right);
  expect(property).toMatchObject(form);
});

test('points and lists are stored as immutable copies', () => {
  const mine = { x: 1, y: 2 };
  const stored = point({ x: 0, y: 0 }).toStored?.(mine);
  expect(stored).toEqual(mine);
  expect(stored).not.toBe(mine);
  expect(Object.isFrozen(stored)).toBe(true);

  const items = [mine];
  const copies = list('a list', isPoint, ({ x, y }) => ({ x: x + 1, y })).toStored?.(items);
  expect(copies).toEqual([{ x: 2, y: 2 }]);
  expect(Object.isFrozen(copies)).toBe(true);
});

test('clamp limits a number to the range of all properties', () => {
  expect([5, 2e9, -Infinity].map(toRange)).toEqual([5, 1e9, -1e9]);
});

test('the message explains why a plausible number is rejected', () => {
  expect([2e9, -2e9].map(rangeHint)).toEqual(Array(2).fill('; no number may be larger than 1000000000'));
  expect(rangeHint(1e-10)).toBe('; the least number above 0 is 1e-9');
  expect([0, -1e-10, 1e-9, 5, -1e9, Infinity, NaN, '1e12', undefined].map(rangeHint)).toEqual(Array(9).fill(''));
});
