import type { Reader } from './support/reader';
import { codeOf, readingsOf, runCode, SCENE } from './support/scene';
import { expect, test } from './support/test';

const PAGE = '/docs/scripting';
/** Maximum time without a response from the page, in ms. */
const MAX_DELAY = 3000;

const secondsOf = async (reader: Reader) => Number(/^([\d.]+) s/.exec(await readingsOf(reader))?.[1] ?? 0);
const rateOf = async (reader: Reader) => Number(/(\d+) fps/.exec(await readingsOf(reader))?.[1] ?? 0);

test('a scene runs smoothly', async ({ reader }) => {
  await reader.open(PAGE);
  await reader.click(`${SCENE} button`, 'Run');
  await expect.poll(() => secondsOf(reader)).toBeGreaterThan(1);
  await expect.poll(() => rateOf(reader)).toBeGreaterThan(5);
});

test('the code of a scene can be edited, run and shared by address', async ({ reader }) => {
  const code = "scene.addChild(new editor.CircleNode(1)); console.log('edited')";
  await reader.open(PAGE);
  await runCode(reader, code);
  await expect.poll(() => secondsOf(reader)).toBeGreaterThan(0.5);
  await reader.click(`${SCENE} button`, 'Console');
  await expect.poll(() => reader.textOf(`${SCENE} [role=log]`)).toContain('edited');
  await reader.click(`${SCENE} button`, 'Copy link');
  await expect.poll(() => reader.tab.run(() => location.hash)).toMatch(/^#scene-[\w-]+=[\w-]+$/);
  const address = await reader.tab.run(() => location.pathname + location.hash);

  await reader.open('/blog');
  await reader.open(address);
  await expect.poll(() => codeOf(reader)).toBe(code);
  expect(await reader.tab.run((frame = '') => String(document.querySelectorAll(frame).length), `${SCENE} iframe`)).toBe(
    '0',
  );
});

test('an endless loop does not block the page', async ({ reader }) => {
  await reader.open(PAGE);
  const watch = () => {
    let last = performance.now();
    setInterval(() => {
      const { dataset } = document.body;
      const now = performance.now();
      dataset['longest'] = String(Math.max(now - last, Number(dataset['longest'] ?? 0)));
      last = now;
    }, 50);
    return '';
  };
  await reader.tab.run(watch);
  await runCode(reader, 'while (true) {}');
  await expect.poll(() => reader.textOf(`${SCENE} [role=alert]`)).toContain('did not answer');
  expect(Number(await reader.tab.run(() => document.body.dataset['longest'] ?? ''))).toBeLessThan(MAX_DELAY);
});
