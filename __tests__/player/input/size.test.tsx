import { followSize } from '../../../src/player/input/size';
import type { Input } from '../../../src/player/messages/thread-protocol';

test('a scene receives the size of its canvas on each change of size or pixel ratio', () => {
  let resize = (): void => undefined;
  class Observer {
    observe = jest.fn();
    constructor(callback: () => void) {
      resize = callback;
    }
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  const queries = new Map<string, EventTarget>();
  Object.assign(window, {
    matchMedia: (query: string) => {
      const list = new EventTarget();
      queries.set(query, list);
      return list;
    },
  });
  const received: Input[] = [];
  Object.assign(window, { devicePixelRatio: 1 });
  followSize(document.createElement('canvas'), (input) => received.push(input));
  resize();
  for (const [before, after] of [
    [1, 2],
    [2, 1.5],
  ]) {
    Object.assign(window, { devicePixelRatio: after });
    queries.get(`(resolution: ${before}dppx)`)?.dispatchEvent(new Event('change'));
  }
  expect(received.map((input) => input.type === 'size' && input.pixelRatio)).toEqual([1, 1, 2, 1.5]);
});
