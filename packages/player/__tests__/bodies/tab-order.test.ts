import { TabOrder } from '../../src/bodies/tab-order';

test('Tab goes from body to body, and leaves after the last and before the first, however late the scene answers', () => {
  const order = new TabOrder(() => {});
  const isInside = () => order.push({ x: 1, y: 0 });
  expect([isInside(), order.move(1), order.move(-1)]).toEqual([false, false, false]);
  order.take({ index: -1, count: 2 });
  expect([order.move(1), order.move(1), isInside()]).toEqual([true, true, true]);
  expect([order.move(1), isInside()]).toEqual([false, false]);
  order.take({ index: 0, count: 2 });
  expect([order.move(-1), isInside()]).toEqual([false, false]);
  order.take({ index: 1, count: 2 });
  expect([order.move(-1), order.move(-1)]).toEqual([true, false]);
  order.take({ index: 1, count: 2 });
  order.leave();
  expect(isInside()).toBe(false);
});
