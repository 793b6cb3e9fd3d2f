import { Node, RulerNode } from '../src';
import { having, placed, sceneOf } from './build';

test('has the length and the direction of its ends', () => {
  const ruler = new RulerNode({ x: 1, y: 1 }, { x: 4, y: 5 });
  expect(ruler.length).toBe(5);
  expect(ruler.rulerAngle).toBeCloseTo(53.1301, 4);
  expect(new RulerNode().length).toBe(1);
});

test('the ends rotate with the ruler', () => {
  const ruler = placed(new RulerNode({ x: 0, y: 0 }, { x: 2, y: 0 }), 5, 5, 30);
  expect(ruler.length).toBeCloseTo(2, 12);
  expect(ruler.rulerAngle).toBeCloseTo(30, 12);
  const { x, y, width, height } = ruler.getBoundingRect();
  [x, y, height].forEach((value) => expect(value).toBeCloseTo(0, 12));
  expect(width).toBeCloseTo(2, 12);
});

test('an end follows its node, and returns after the removal of the node', () => {
  const [a, b] = [new Node(), placed(new Node(), 0, 3)];
  const ruler = having(new RulerNode({ x: 0, y: 0 }, { x: 7, y: 0 }), { nodeAId: a.id, nodeBId: b.id });
  expect(ruler.length).toBe(7);
  const scene = sceneOf(a, b, ruler);
  expect([ruler.length, ruler.rulerAngle]).toEqual([3, 90]);
  b.y = -4;
  expect([ruler.length, ruler.rulerAngle]).toEqual([4, -90]);
  scene.removeChild(b);
  expect(ruler.parent).toBe(scene);
  expect(ruler.length).toBe(7);
});

test('the label has the given number of decimals', () => {
  const ruler = new RulerNode({ x: 0, y: 0 }, { x: 1, y: 1 });
  expect(ruler.label).toBe('1.41 m');
  ruler.precision = 0;
  ruler.showAngle = true;
  expect(ruler.label).toBe('1 m, 45°');
  expect(() => ruler.setProperty('precision', 7)).toThrow(/precision must be a whole number from 0 to 6/);
});
