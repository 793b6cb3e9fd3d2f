import type { Scene } from '@physics-editor/runtime';
import { createStage } from '../../src/stage/stage';
import { Loop } from '../../src/timers/loop';

/** A screen with a refresh rate that the test chooses, and a clock that stands still while the scene works. */
function createScreen() {
  let now = 0;
  let next: FrameRequestCallback | undefined;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(globalThis, {
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      next = callback;
      return 1;
    },
    cancelAnimationFrame: () => {
      next = undefined;
    },
  });
  /** Shows frames for some seconds; the frame at the start is the one that sets the clock of the loop. */
  const show = (seconds: number, rate = 60): void => {
    const start = now;
    for (let frame = 0; frame <= seconds * rate; frame++) {
      now = start + (frame * 1000) / rate;
      next?.(now);
    }
  };
  const work = (seconds: number): void => {
    now += seconds * 1000;
  };
  return { show, work };
}

const { requestAnimationFrame, cancelAnimationFrame } = globalThis;
afterEach(() => Object.assign(globalThis, { requestAnimationFrame, cancelAnimationFrame }));

/** Runs the code of a scene for some seconds of real time. */
async function runFor(seconds: number, code: string, rate = 60): Promise<Scene> {
  const { scene, player } = await createStage(code);
  const { show } = createScreen();
  const loop = new Loop(
    () => scene.step(),
    () => player.speed,
    jest.fn(),
  );
  loop.start();
  show(seconds, rate);
  loop.stop();
  return scene;
}

/** A loop whose steps are counted, each of which costs some seconds. */
function counted(speed = 1) {
  const { show, work } = createScreen();
  const made = { steps: 0, cost: 0 };
  const step = () => {
    made.steps++;
    work(made.cost);
  };
  new Loop(step, () => speed, jest.fn()).start();
  return { show, made };
}

/** Counts the steps that a loop makes in some seconds of real time. */
function stepsIn(seconds: number, speed: number, rate: number): number {
  const { show, made } = counted(speed);
  show(seconds, rate);
  return made.steps;
}

test.each([30, 50, 60, 90, 144])('a screen of %i Hz makes 60 steps per second', (rate) => {
  // A step that is due may fall into the next frame.
  expect(Math.abs(stepsIn(10, 1, rate) - 600)).toBeLessThanOrEqual(1);
});

test.each([0.01, 0.1, 0.5, 2, 10])('a speed of %d multiplies the steps per second', (speed) => {
  expect(Math.abs(stepsIn(10, speed, 60) - 600 * speed)).toBeLessThanOrEqual(1);
});

test.each([
  ['scene.timeStep = 1 / 60;', 1, 60],
  ['scene.timeStep = 1 / 120;', 0.5, 60],
  ['scene.timeStep = 1 / 240;', 0.25, 60],
  ['player.speed = 0.5;', 0.5, 30],
  ['scene.timeStep = 1 / 120; player.speed = 2;', 1, 120],
])('"%s" makes %d of the speed, with %i steps per second', async (code, pace, rate) => {
  const scene = await runFor(10, code);
  expect(scene.time).toBeCloseTo(10 * pace, 1);
  expect(Math.abs(scene.time / scene.timeStep - 10 * rate)).toBeLessThanOrEqual(1.01);
});

test('after a long pause, a quarter of a second is caught up', () => {
  const { show, made } = counted();
  show(0);
  show(10, 0.1);
  expect(made.steps).toBe(15);
});

test('a scene that is too slow for real time leaves time for the page, and does not catch up later', () => {
  const { show, made } = counted();
  made.cost = 0.05;
  show(0);
  show(0.1, 10);
  // Beyond nine tenths of 0.1 s, no further step begins.
  expect(made.steps).toBe(2);
  Object.assign(made, { cost: 0, steps: 0 });
  show(1);
  expect(made.steps).toBeLessThanOrEqual(60 + 15);
});

test.each(['0', '0.009', '10.1', '-1', 'NaN', 'Infinity', '"2"', 'undefined', 'null', 'Symbol("2")'])(
  'a speed of %s is rejected',
  async (value) => {
    await expect(createStage(`player.speed = ${value};`)).rejects.toThrow(
      /player\.speed must be a number from 0\.01 to 10, not /,
    );
    const { player } = await createStage(`try { player.speed = ${value}; } catch {}`);
    expect(player.speed).toBe(1);
  },
);
