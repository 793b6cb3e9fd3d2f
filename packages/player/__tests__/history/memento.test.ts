import { Memento } from '../../src/history/memento';

test('restores properties, also added and removed ones and negative zero, of objects that refer to each other', () => {
  const other: Record<string, unknown> = { at: 1 };
  const root: Record<string, unknown> = { other, name: 'a', gone: true, zero: -0 };
  other['back'] = root;
  const memento = new Memento([root]);
  other['at'] = 2;
  root['other'] = {};
  root['added'] = 1;
  root['zero'] = 0;
  delete root['gone'];
  memento.restore();
  expect(root).toStrictEqual({ other, name: 'a', gone: true, zero: -0 });
  expect(root['other']).toBe(other);
  expect(other).toStrictEqual({ at: 1, back: root });
});

test('restores lists, maps, sets and typed arrays in place and in order', () => {
  const list = [1, 2, 3];
  const map = new Map<string, { n: number }>([
    ['b', { n: 1 }],
    ['a', { n: 2 }],
  ]);
  const inMap = map.get('b');
  const set = new Set(['z', 'y']);
  const numbers = new Float64Array([1, NaN, -0]);
  const memento = new Memento([{ list, map, set, numbers }]);
  list.length = 1;
  list[0] = 9;
  Object.assign(inMap ?? {}, { n: 5 });
  map.delete('b');
  set.clear();
  numbers.fill(7);
  memento.restore();
  expect(list).toEqual([1, 2, 3]);
  expect([...map]).toEqual([
    ['b', { n: 1 }],
    ['a', { n: 2 }],
  ]);
  expect(map.get('b')).toBe(inMap);
  expect([...set]).toEqual(['z', 'y']);
  expect([...numbers]).toEqual([1, NaN, -0]);
});

test('reaches what stands in static properties of classes', () => {
  class Ball {
    static count = 1;
    radius = 1;
  }
  const memento = new Memento([{ Ball }]);
  Ball.count = 5;
  memento.restore();
  expect(Ball.count).toBe(1);
});

test('leaves frozen and read-only values, and everything global, as they are', () => {
  const frozen = Object.freeze({ at: Object.freeze([1]) });
  let reads = 0;
  const root = {
    frozen,
    self: globalThis,
    get time() {
      return reads++;
    },
  };
  const memento = new Memento([root]);
  Reflect.set(globalThis, 'trace', 1);
  memento.restore();
  expect(Reflect.get(globalThis, 'trace')).toBe(1);
  expect(root.frozen).toBe(frozen);
  Reflect.deleteProperty(globalThis, 'trace');
});

test('can be restored repeatedly', () => {
  const root = { list: [{ at: 0 }] };
  const memento = new Memento([root]);
  for (const at of [1, 2]) {
    root.list = [{ at }];
    memento.restore();
    expect(root).toEqual({ list: [{ at: 0 }] });
  }
});

test('estimates its memory by what it has copied', () => {
  const few = new Memento([{ list: Array.from({ length: 10 }, () => ({ x: 0, y: 0 })) }]);
  const many = new Memento([{ list: Array.from({ length: 1000 }, () => ({ x: 0, y: 0 })) }]);
  expect(many.bytes / few.bytes).toBeGreaterThan(50);
  expect(new Memento([new Float64Array(1000)]).bytes).toBeGreaterThanOrEqual(8000);
});
