import { VirtualTimers } from '../../src/timers/virtual-timers';

let timers: VirtualTimers;
let remove = () => {};
beforeEach(() => {
  timers = new VirtualTimers();
  remove = timers.install();
});
afterEach(() => remove());

test('timers that are due fire in order as time advances, and no others do', () => {
  const acts: unknown[] = [];
  setTimeout((value: string) => acts.push(value), 30, 'late');
  setTimeout(() => acts.push('soon'), 10);
  setTimeout(() => acts.push('never'), 31);
  clearTimeout(setTimeout(() => acts.push('cleared'), 5));
  requestAnimationFrame(() => acts.push('frame'));
  timers.advance(30);
  expect(acts).toEqual(['soon', 'frame', 'late']);
});

test('an interval fires until it is cleared, possibly by itself', () => {
  let count = 0;
  const id = setInterval(() => {
    if (++count === 3) clearInterval(id);
  }, 10);
  timers.advance(100);
  expect(count).toBe(3);
});

test('timers that set timers terminate', () => {
  let count = 0;
  const again = (): void => {
    count++;
    setTimeout(again);
  };
  again();
  timers.advance(10);
  expect(count).toBe(11);
});

test('time can advance to the next timer', () => {
  const act = jest.fn();
  setTimeout(act, 1e6);
  timers.skipToNext();
  expect(act).toHaveBeenCalledTimes(1);
  timers.skipToNext();
  expect(act).toHaveBeenCalledTimes(1);
});

test('the previous timers are restored', () => {
  const virtual = setTimeout;
  remove();
  expect(setTimeout).not.toBe(virtual);
});
