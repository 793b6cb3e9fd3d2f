import { followSize } from '../../src/input/size';
import type { Input } from '../../src/messages/thread-protocol';

test('a scene receives the size of its canvas on each change of size or pixel ratio', () => {
  jest.useFakeTimers();
  let resize = (): void => undefined;
  class Observer {
    observe = jest.fn();
    constructor(callback: () => void) {
      resize = callback;
    }
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  const received: Input[] = [];
  Object.assign(window, { devicePixelRatio: 1 });
  followSize(document.createElement('canvas'), (input) => received.push(input));
  resize();
  for (const devicePixelRatio of [2, 2, 1.5]) {
    Object.assign(window, { devicePixelRatio });
    jest.advanceTimersByTime(1000);
  }
  resize();
  expect(received.map((input) => input.type === 'size' && input.pixelRatio)).toEqual([1, 2, 1.5, 1.5]);
});
