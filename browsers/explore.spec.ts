import { siteUrl } from '../e2e/support/hosts/prefix';
import { startStaticHost } from '../e2e/support/hosts/static-host';
import { embedPath, EMBED_FRAMES } from '@physics-editor/lib/scenes/embed';
import { readingsOf, runCode, SCENE, slide } from './support/scene';
import { expect, test } from './support/test';

const CODE = [
  "const height = player.number('Height', 2, { min: 1, max: 4, step: 1, unit: 'm' });",
  "const floor = new editor.RectangleNode(10, 1); floor.y = -1; floor.bodyType = 'static'; scene.addChild(floor);",
  'const ball = new editor.CircleNode(0.5); ball.y = height; scene.addChild(ball);',
  "player.readout('Centre', () => ball.y, { unit: 'm', digits: 3 });",
  "player.describe(() => 'The ball is at ' + ball.y.toFixed(1) + ' m.');",
].join(' ');

test('a scene is changed by a parameter, goes back in time, shows readouts, describes itself and makes contacts heard', async ({
  reader,
}) => {
  const step = () => reader.click(`${SCENE} button[aria-label=Step]`);
  const time = () => readingsOf(reader);
  const centre = () => reader.textOf(`${SCENE} dd`);
  await reader.open('/docs/scripting');
  await runCode(reader, CODE);
  await expect.poll(time).toMatch(/^(?:0\.[1-9]|[1-9])/);
  await reader.click(`${SCENE} button`, 'Reset');
  await expect.poll(time).toMatch(/^0\.00 s/);
  for (let steps = 0; steps < 3; steps++) await step();
  await expect.poll(time).toMatch(/^0\.05 s/);
  await expect.poll(centre).toBe('1.988 m');
  await reader.click(`${SCENE} button`, 'Step back');
  await expect.poll(time).toMatch(/^0\.03 s/);
  await expect.poll(centre).toBe('1.995 m');
  await slide(reader, 'Moment', 0);
  await expect.poll(time).toMatch(/^0\.00 s/);
  await expect.poll(centre).toBe('2.000 m');
  await slide(reader, 'Height', 4);
  await step();
  await expect.poll(time).toMatch(/^0\.02 s/);
  await reader.tab.type('d');
  await expect.poll(() => reader.textOf(SCENE)).toContain('The ball is at 4.0 m.');
  // The console stays empty when a tone is played.
  await reader.click(`${SCENE} button[aria-label="Contact sounds"]`);
  await reader.click(`${SCENE} button`, 'Run');
  await expect.poll(time).toMatch(/^[1-9]/);
});

test('a scene runs alone in its own page, and in one of another site as high as its content', async ({
  reader,
  reader: { tab },
  allow,
}) => {
  // The frame is left while it may still load.
  allow(/context already closed/);
  await reader.open('/docs/scripting');
  const id = await tab.run((selector = '') => document.querySelector(selector)?.id ?? '', SCENE);
  const address = `${siteUrl()}${embedPath('/docs/scripting', id)}`;
  await tab.goTo(address);
  await reader.click('button', 'Run');
  await expect.poll(() => reader.textOf('[role=timer]')).toMatch(/^(?:0\.[1-9]|[1-9])/);

  const host = await startStaticHost({
    '/': `<!doctype html><html lang="en"><title>Elsewhere</title><iframe src="${address}" height="50"></iframe><script src="${siteUrl()}${EMBED_FRAMES}"></script></html>`,
  });
  try {
    await tab.goTo(host.origin);
    await expect
      .poll(() => tab.run(() => document.querySelector('iframe')?.style.height ?? ''))
      .toMatch(/^[2-9]\d\dpx$/);
    await tab.goTo('about:blank');
  } finally {
    await host.close();
  }
});

test('a link in a text shows where it leads', async ({ reader }) => {
  await reader.open('/docs/faq');
  await reader.pointAt('.content > p > a[href*="/docs/"]');
  await expect.poll(() => reader.textOf('[role=tooltip]')).not.toBe('');
});
