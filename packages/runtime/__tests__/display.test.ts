import { Container, Graphics } from '../src';

const line = { width: 0.1, color: 0, alpha: 1 };

test('a destroyed surface is empty and removed from its container, and the others remain', () => {
  const container = new Container();
  const surfaces = [new Graphics(), new Graphics(), new Graphics()];
  for (const surface of surfaces) container.addChild(surface);
  const [first, second, third] = surfaces;
  second?.drawPolyline([{ x: 0, y: 0 }], line);
  second?.destroy();
  expect(container.children).toEqual([first, third]);
  expect(second?.drawings).toEqual([]);
  second?.destroy();
  expect(container.children).toHaveLength(2);
  expect(() => first?.drawCircle(0, 0, -1, line, line)).toThrow('radius must be a number of at least 0, not -1.');
});

test('a surface has one container at a time, and moves to the top if it is added again', () => {
  const [one, other] = [new Container(), new Container()];
  const [surface, above] = [new Graphics(), new Graphics()];
  for (const each of [surface, above, surface]) one.addChild(each);
  expect(one.children).toEqual([above, surface]);
  other.addChild(surface);
  expect([one.children, other.children]).toEqual([[above], [surface]]);
  one.removeChild(surface);
  expect(other.children).toEqual([surface]);
});

test('a script may remove a surface that it has not created', () => {
  const container = new Container();
  expect(() => Reflect.apply(container.removeChild, container, [undefined])).not.toThrow();
});
