import { CoreObject } from '../../src/core/core-object';
import { createByName, createInstance, defineClass } from '../../src/core/meta-object';
import { boolean, choice, number, point, type Effect } from '../../src/core/property';
import type { Point } from '@physics-editor/physics/geometry/shapes';

type Mode = 'slow' | 'fast';

/** An object of every kind of property, which notes what its changes affect and can refuse one. */
class Probe extends CoreObject {
  declare size: number;
  declare at: Point;
  declare mode: Mode;
  declare isOn: boolean;
  readonly effects: (Effect | undefined)[] = [];
  refuses = '';

  protected override changed(name: string, effect: Effect | undefined): void {
    super.changed(name, effect);
    if (name === this.refuses) throw new Error(`${name} cannot change`);
    this.effects.push(effect);
  }
}
defineClass(Probe, 'Probe', {
  size: number(1, { min: 0, max: 9, step: 0.5, affects: 'shape' }),
  at: point({ x: 0, y: 0 }, 'transform'),
  mode: choice<Mode>('slow', ['slow', 'fast']),
  isOn: boolean(false),
});

class Unregistered extends Probe {}

const changesOf = (probe: Probe): unknown[][] => {
  const changes: unknown[][] = [];
  probe.on('propertyChanged', (...details) => changes.push([...details]));
  return changes;
};

test('properties are listed in order of definition, inherited ones first', () => {
  expect(Probe.propertyDescriptors).toEqual([
    { path: 'name', defaultValue: '' },
    { path: 'size', defaultValue: 1, min: 0, max: 9, step: 0.5 },
    { path: 'at', defaultValue: { x: 0, y: 0 } },
    {
      path: 'mode',
      defaultValue: 'slow',
      editor: 'Select',
      selectOptions: [
        { value: 'slow', label: 'slow' },
        { value: 'fast', label: 'fast' },
      ],
    },
    { path: 'isOn', defaultValue: false },
  ]);
});

test('a property or a component of it is read and set by name', () => {
  const probe = new Probe();
  probe.at = { x: 1, y: 2 };
  expect(probe.getProperty('at.y')).toBe(2);
  expect(probe.setProperty('at.x', 5)).toBe(true);
  expect(probe.at).toEqual({ x: 5, y: 2 });
  expect(probe.getProperty('id')).toBe(probe.id);
});

test('listeners are notified of a change with its value, but not if the value is the same', () => {
  const probe = new Probe();
  const changes = changesOf(probe);
  expect(probe.setProperty('size', 2)).toBe(true);
  expect(probe.setProperty('size', 2)).toBe(false);
  expect(probe.setProperty('at', { x: 0, y: 0 })).toBe(false);
  expect(probe.setProperty('at', { x: 0, y: 1 })).toBe(true);
  expect(changes).toEqual([
    ['size', 2],
    ['at', { x: 0, y: 1 }],
  ]);
  expect(probe.effects).toEqual(['shape', 'transform']);
});

test.each([
  ['speed', 1, ' has no property "speed"'],
  ['id', 'a', ' cannot change "id"'],
  ['toString', 1, ' cannot change "toString"'],
  ['size', 10, ': size must be a finite number from 0 to 9, not 10'],
  ['size', '2', ': size must be a finite number from 0 to 9, not "2"'],
  [
    'size',
    1e10,
    ': size must be a finite number from 0 to 9, not 10000000000; no number may be larger than 1000000000',
  ],
  ['at.x', null, ': at must be a point { x, y } of finite numbers up to 1000000000, not [object Object]'],
])('setting %s to %j is rejected and changes nothing', (path, value, problem) => {
  const probe = new Probe();
  const changes = changesOf(probe);
  const before = probe.toJSON();
  expect(() => probe.setProperty(path, value)).toThrow(`${probe.describe()}${problem}.`);
  expect(probe.toJSON()).toEqual(before);
  expect(changes).toEqual([]);
});

test.each(['speed', 'at.z', 'size.x', 'name.x', 'at.x.y'])('reading %s is an error that names it', (path) => {
  const probe = new Probe();
  const known = path.startsWith('speed') ? 'speed' : path;
  expect(() => probe.getProperty(path)).toThrow(`${probe.describe()} has no property "${known}".`);
});

test('a property whose change fails keeps its value', () => {
  const probe = new Probe();
  const changes = changesOf(probe);
  probe.refuses = 'size';
  expect(() => (probe.size = 3)).toThrow('size cannot change');
  expect(probe.size).toBe(1);
  expect(changes).toEqual([]);
});

test('a listener is notified until it is removed; others still are', () => {
  const probe = new Probe();
  const [first, second] = [jest.fn(), jest.fn()];
  probe.on('propertyChanged', first).on('propertyChanged', second).on('propertyChanged', second);
  probe.size = 2;
  probe.off('propertyChanged', first).off('unknown', first);
  probe.size = 3;
  expect(first.mock.calls).toEqual([['size', 2]]);
  expect(second.mock.calls).toEqual([
    ['size', 2],
    ['size', 3],
  ]);
});

test('the plain form contains the values that differ from the defaults', () => {
  const probe = new Probe();
  expect(probe.toJSON()).toEqual({ class: 'Probe', id: probe.id });
  probe.at = { x: 1, y: 0 };
  probe.name = 'A';
  expect(probe.toJSON()).toEqual({ class: 'Probe', id: probe.id, name: 'A', at: { x: 1, y: 0 } });
});

test('loading a plain form sets all values, missing ones to their defaults, and notifies listeners of changes', () => {
  const probe = new Probe();
  probe.size = 4;
  probe.isOn = true;
  const changes = changesOf(probe);
  expect(probe.fromJSON({ id: 'new', mode: 'fast', isOn: true })).toBe(probe);
  expect(probe.toJSON()).toEqual({ class: 'Probe', id: 'new', mode: 'fast', isOn: true });
  expect(changes).toEqual([
    ['size', 1],
    ['mode', 'fast'],
  ]);
});

test.each([
  [{ class: 'Node' }, ' cannot be made of a Node'],
  [{ speed: 1 }, ' has no property "speed"'],
  [{ toString: 1 }, ' has no property "toString"'],
  [{ size: 3, mode: 'none' }, ': mode must be one of "slow", "fast", not "none"'],
  [{ id: '' }, ': id must be a string that is not empty, not '],
  [{ id: 5 }, ': id must be a string that is not empty, not 5'],
])('the plain form %j is rejected and changes nothing', (data, problem) => {
  const probe = new Probe();
  const before = probe.toJSON();
  expect(() => probe.fromJSON(data)).toThrow(`${probe.describe()}${problem}.`);
  expect(probe.toJSON()).toEqual(before);
});

test('a plain form with one invalid change restores all values, and notifies the listeners concerned', () => {
  const probe = new Probe();
  probe.size = 4;
  const changes = changesOf(probe);
  probe.refuses = 'at';
  expect(() => probe.fromJSON({ id: probe.id, size: 2, at: { x: 1, y: 1 } })).toThrow('at cannot change');
  expect(probe.toJSON()).toEqual({ class: 'Probe', id: probe.id, size: 4 });
  expect(changes).toEqual([]);
});

test('messages describe an object by its class, its name, if any, and its id', () => {
  const probe = new Probe();
  expect(probe.describe()).toBe(`Probe (${probe.id})`);
  probe.name = 'thing';
  expect(probe.describe()).toBe(`Probe "thing" (${probe.id})`);
});

test('objects are created by class name; the error for an unknown name lists the known ones', () => {
  expect(createByName('Probe')).toBeInstanceOf(Probe);
  expect(() => createByName('Prob')).toThrow(/^There is no class "Prob"; there are: (?:\w+, )*Probe(?:, \w+)*\.$/);
});

test('an object whose constructor requires arguments cannot be copied', () => {
  expect(() => createInstance(new Unregistered())).toThrow('Objects of the class Unregistered cannot be copied.');
});
