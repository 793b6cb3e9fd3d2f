import { followTimers, type TimerHost } from '../../src/timers/scene-timers';

/** A window whose time the test moves on: what is due is called in the order it was made. */
function createWindow() {
  const due = new Map<number, { call: () => void; isRepeated: boolean }>();
  let made = 0;
  const add = (call: () => void, isRepeated: boolean): number => {
    due.set(++made, { call, isRepeated });
    return made;
  };
  const withValues = (handler: TimerHandler, values: unknown[]) => () => {
    if (typeof handler === 'function') Reflect.apply(handler, undefined, values);
  };
  const target: TimerHost = {
    setTimeout: (handler, _delay, ...values) => add(withValues(handler, values), false),
    setInterval: (handler, _delay, ...values) => add(withValues(handler, values), true),
    requestAnimationFrame: (callback) => add(() => callback(16), false),
    clearTimeout: (id) => void due.delete(id),
    cancelAnimationFrame: (id) => void due.delete(id),
  };
  const pass = () => {
    for (const [id, { call, isRepeated }] of [...due]) {
      if (!isRepeated) due.delete(id);
      call();
    }
  };
  return { target, pass };
}

test('timers of a scene behave like those of the browser, including arguments', () => {
  const { target, pass } = createWindow();
  followTimers(target);
  const called: unknown[] = [];
  target.setTimeout((value: string) => called.push(value), 10, 'once');
  target.setInterval((value: string) => called.push(value), 10, 'again');
  target.requestAnimationFrame((time) => called.push(time));
  pass();
  pass();
  expect(called).toEqual(['once', 'again', 16, 'again']);
});

test('the timers of a scene end with it, and those of the player continue', () => {
  const { target, pass } = createWindow();
  const called: string[] = [];
  target.setInterval(() => called.push('player'), 10);
  const end = followTimers(target);
  const draw = () => {
    called.push('frame');
    target.requestAnimationFrame(draw);
  };
  target.setTimeout(() => called.push('late'), 10);
  target.setInterval(() => called.push('scene'), 10);
  draw();
  expect(called.splice(0)).toEqual(['frame']);
  end();
  pass();
  expect(called).toEqual(['player']);
});

test('the next scene has its own timers', () => {
  const { target, pass } = createWindow();
  const end = followTimers(target);
  const called: string[] = [];
  target.setInterval(() => called.push('first'), 10);
  end();
  target.setInterval(() => called.push('second'), 10);
  pass();
  end();
  pass();
  expect(called).toEqual(['second']);
});

test('a scene may clear its own timers', () => {
  const { target, pass } = createWindow();
  const end = followTimers(target);
  const called: string[] = [];
  target.clearTimeout(target.setInterval(() => called.push('never'), 10));
  pass();
  end();
  expect(called).toEqual([]);
});
