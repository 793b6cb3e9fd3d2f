import { readFileSync } from 'node:fs';
import { createStage } from '@physics-editor/player/stage/stage';
import { failuresOf } from '@physics-editor/player/failures';
import type { Node, Scene } from '@physics-editor/runtime';
import { boundOf } from '../../packages/runtime/__tests__/laws/bounds';
import { at, numbersIn } from './measure';

const LABS = readFileSync('content/docs/labs.mdx', 'utf8').replaceAll(/\s+/g, ' ');
const RECIPES = readFileSync('content/docs/scripting/recipes.mdx', 'utf8');
const G = 9.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The lab's scene with some values of its parameters, and the numbers that it shows. */
async function lab(name: string, values = '') {
  const code = readFileSync(`content/docs/scenes/lab-${name}.js`, 'utf8');
  const { scene, parameters, readouts } = await createStage(code, { values: new Map(new URLSearchParams(values)) });
  expect(parameters.note).toBe('');
  const failures = failuresOf(scene);
  const shown = (readout: string): number => {
    expect(failures).toEqual([]);
    const found = readouts.read().find((each) => each.name === readout);
    return Number(found?.text.replace('−', '-').replace('–', 'NaN'));
  };
  return { scene, shown };
}

const named = (scene: Scene, name: string): Node | undefined => scene.findChildByName(name);

/** The numbers in words that the page must contain. */
function stated(words: string): number[] {
  expect(LABS).toContain(words);
  return numbersIn(words);
}

/** The measured time of ten oscillations, as the steps of the lab say, divided by ten. */
async function period(values: string): Promise<number> {
  const { scene, shown } = await lab('pendulum', values);
  while (shown('Oscillations') < 10) scene.step();
  return shown('Total time') / 10;
}

describe('pendulum', () => {
  test.each([0.25, 0.5, 1, 2])('at 5° and %d m the period is within 0.1 % of 2π√(L/g)', async (length) => {
    stated('At 5° the measured period is within 0.1 % of that.');
    const theory = 2 * Math.PI * Math.sqrt(length / G);
    expect(Math.abs((await period(`length=${length}`)) / theory - 1)).toBeLessThan(0.001);
  });

  test('it does not depend on the mass, and grows with the angle as stated', async () => {
    expect(await period('mass=10')).toBe(await period(''));
    const [wide, , wider] = stated('30° expect 2.042 s, and at 60° 2.154 s').filter((value) => value !== 30);
    expect(await period('start-angle=30')).toBeCloseTo(wide ?? 0, 3);
    expect(await period('start-angle=60')).toBeCloseTo(wider ?? 0, 3);
    expect(2 * Math.PI * Math.sqrt(1 / G)).toBeCloseTo(at(stated('2.007 s at 1 m'), 0), 3);
  });

  test('the mass is the one that is set, and the amplitude stays within the bound for 60 s', async () => {
    stated('The amplitude stays within 0.1 % for 60 s.');
    const { scene } = await lab('pendulum', 'mass=10&start-angle=30');
    const bob = named(scene, 'bob');
    if (!bob || !('mass' in bob)) throw new Error('There is no bob.');
    expect(bob.mass).toBeCloseTo(10, 9);
    let greatest = 0;
    while (scene.time < 60) {
      scene.step();
      const { x, y } = bob.getPosition();
      // Steps near the turning point are at most a few thousandths of the swing below it.
      if (scene.time > 57) greatest = Math.max(greatest, Math.atan2(x, -y));
    }
    expect(Math.abs(greatest / radians(30) - 1)).toBeLessThan(boundOf('Amplitude of a pendulum'));
  });
});

describe('bounce', () => {
  test.each([
    [2, 0.8],
    [1, 0.8],
    [3, 0.95],
    [0.5, 0.7],
  ])('from %d m with %d, five bounces are as in theory', async (height, restitution) => {
    expect(LABS).toContain('within $10^{-12}$ of them');
    const { scene } = await lab('bounce', `drop-height=${height}&restitution=${restitution}`);
    scene.step(1200);
    const tops: unknown = named(scene, 'ball')?.userData['tops'];
    if (!Array.isArray(tops)) throw new Error('The ball has no tops.');
    for (let bounce = 1; bounce <= 5; bounce++) {
      const error = Number(tops[bounce - 1]) / (height * restitution ** (2 * bounce)) - 1;
      expect(Math.abs(error)).toBeLessThan(boundOf('Heights of the first five bounces of a ball'));
    }
  });

  test('the heights that the page states are the readouts, and with 0.5 the fifth is empty', async () => {
    const { scene, shown } = await lab('bounce');
    scene.step(600);
    const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((name) => `${name} bounce`);
    expect(names.map(shown)).toEqual(stated('1.280 m, 0.819 m, 0.524 m, 0.336 m and 0.215 m'));
    const low = await lab('bounce', 'restitution=0.5');
    low.scene.step(900);
    expect(names.map((name) => Number.isNaN(low.shown(name)))).toEqual([false, false, false, false, true]);
  });
});

describe('inclined plane', () => {
  test.each([
    [10, 0.4, 0.4],
    [21, 0.4, 0.4],
    [22, 0.4, 0.4],
    [23, 0.4, 0.4],
    [25, 0.2, 0.8],
    [25, 0.4, 0.4],
    [30, 0.4, 0.4],
    [45, 0.4, 0.4],
    [5, 0, 1],
  ])('at %d° with %d and %d it slides if tan θ > μ, and the forces are as in theory', async (degrees, block, plane) => {
    stated('Both forces are within 0.1 N, and the time is within 0.01 s');
    const values = `angle=${degrees}&friction-of-the-block=${block}&friction-of-the-plane=${plane}`;
    const { scene, shown } = await lab('inclined-plane', values);
    const [angle, mu] = [radians(degrees), Math.sqrt(block * plane)];
    const slides = Math.tan(angle) > mu;
    scene.step(40);
    const normal = 2 * G * Math.cos(angle);
    expect(Math.abs(shown('Normal force') - normal)).toBeLessThan(0.1);
    const friction = slides ? mu * normal : 2 * G * Math.sin(angle);
    expect(Math.abs(shown('Friction') - friction)).toBeLessThan(0.1);
    expect(shown('Speed') > 0.005).toBe(slides);
    if (degrees === 22) return; // It needs 13 s.
    scene.step(560);
    const time = Math.sqrt(6 / (G * (Math.sin(angle) - mu * Math.cos(angle))));
    if (slides) expect(Math.abs(shown('Time for 3 m') - time)).toBeLessThan(0.01);
    else expect(shown('Time for 3 m')).toBeNaN();
  });

  test('the page states the angle and the times of theory', () => {
    expect(LABS).toContain('with 0.4 beyond 21.8°');
    expect((Math.atan(0.4) * 180) / Math.PI).toBeCloseTo(21.8, 1);
    const [a, , b, , c] = stated('3.192 s at 25°, 1.997 s at 30° and 1.201 s at 45°');
    for (const [degrees, time] of [
      [25, a],
      [30, b],
      [45, c],
    ] as const) {
      const angle = radians(degrees);
      expect(Math.sqrt(6 / (G * (Math.sin(angle) - 0.4 * Math.cos(angle))))).toBeCloseTo(time ?? 0, 3);
    }
  });
});

describe('recipes', () => {
  const found = [...RECIPES.matchAll(/^```js live title="([^"]+)"[^\n]*\n([^]*?)\n```$/gm)].map(
    ([, title = '', code = '']) => [title, code] as const,
  );

  test.each(found)('%s: at most 20 lines, and a minute without a failure', async (_, code) => {
    expect(code.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(20);
    const { scene } = await createStage(code);
    const failures = failuresOf(scene);
    scene.start();
    scene.step(3600);
    expect(failures).toEqual([]);
  });
});
