import { VirtualTimers } from '../../../src/player/timers/virtual-timers';

let timers: VirtualTimers;
let remove = () => {};
beforeEach(() => {
  timers = new VirtualTimers();
  remove = timers.install();
});
afterEach(() => remove());

test('what is due acts in its order when time goes by, and nothing else does', () => {
  const acts: unknown[] = [];
  setTimeout((value: string) => acts.push(value), 30, 'late');
  setTimeout(() => acts.push('soon'), 10);
  setTimeout(() => acts.push('never'), 31);
  clearTimeout(setTimeout(() => acts.push('cleared'), 5));
  requestAnimationFrame(() => acts.push('frame'));
  timers.advance(30);
  expect(acts).toEqual(['soon', 'frame', 'late']);
});

test('an interval acts until it is cleared, also by itself', () => {
  let count = 0;
  const id = setInterval(() => {
    if (++count === 3) clearInterval(id);
  }, 10);
  timers.advance(100);
  expect(count).toBe(3);
});

test('timers that set timers come to an end', () => {
  let count = 0;
  const again = (): void => {
    count++;
    setTimeout(again);
  };
  again();
  timers.advance(10);
  expect(count).toBe(11);
});

test('time may go on to what is due next', () => {
  const act = jest.fn();
  setTimeout(act, 1e6);
  timers.skipToNext();
  expect(act).toHaveBeenCalledTimes(1);
  timers.skipToNext();
  expect(act).toHaveBeenCalledTimes(1);
});

test('the timers of before come back', () => {
  const virtual = setTimeout;
  remove();
  expect(setTimeout).not.toBe(virtual);
});
