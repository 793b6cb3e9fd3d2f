import type { Parameter } from '@physics-editor/player/messages/parameter';
import { BALL, KICK, SWING } from '../testing/parameters';
import { picture } from '../testing/references';
import { renderText } from '../testing/render-text';

const DRAG: Parameter = { type: 'toggle', name: 'Drag', key: 'drag', isLive: false, text: 'on', initial: true };
const FILL: Parameter = { type: 'color', name: 'Fill', key: 'fill', isLive: false, text: '00ff00', initial: 0x00ff00 };

const SCENE = '```js live title="A pendulum" alt="A bob on a rod."\nscene.step();\n```\n\n';

const render = (text: string) =>
  renderText(SCENE + text, {
    picture: async () => picture,
    runScene: async () => ({ state: '', parameters: [SWING, BALL, DRAG, FILL, KICK], readouts: [] }),
  });

test('a figure has the parameters of its scene', async () => {
  const { html } = await render('');
  expect(html).toContain('&quot;key&quot;:&quot;swing&quot;');
  expect(html).toContain('&quot;options&quot;:[&quot;wood&quot;,&quot;steel&quot;]');
});

test.each([
  ['#scene-a-pendulum?swing=30', '?swing=30#scene-a-pendulum'],
  ['?swing=30#scene-a-pendulum', '?swing=30#scene-a-pendulum'],
  ['#scene-a-pendulum?swing=30&ball=steel', '?swing=30&amp;ball=steel#scene-a-pendulum'],
  ['#scene-a-pendulum?drag=off&fill=0000ff', '?drag=off&amp;fill=0000ff#scene-a-pendulum'],
  ['#scene-a-pendulum?', '#scene-a-pendulum?'],
  ['#scene-a-pendulum', '#scene-a-pendulum'],
])('a link to a scene may set its parameters, and leads to it without scripts: %s', async (url, href) => {
  const { faults, html } = await render(`Try [30°](${url}).\n`);
  expect(faults).toEqual([]);
  expect(html).toContain(`href="${href}"`);
});

test.each([
  ['swimg=30', 'The scene #scene-a-pendulum has no parameter "swimg".', 'did you mean "swing"?'],
  ['swing=100', 'Swing goes from 1 to 60°, so it is 60°.', 'write a value that the scene can take'],
  ['swing=30&ball=tin', 'Ball must be one of wood, steel, not "tin", so it is wood.', 'write a value'],
  ['kick=1', 'Kick is a button, which has no value.', 'write a value'],
])('a value that the scene cannot take is reported: %s', async (values, message, hint) => {
  for (const url of [`#scene-a-pendulum?${values}`, `?${values}#scene-a-pendulum`]) {
    const { faults } = await render(`Text.\n\nTry [it](${url}).\n`);
    expect(faults).toEqual([
      expect.objectContaining({ file: 'content/docs/page.mdx', line: 7, message, hint: expect.stringContaining(hint) }),
    ]);
  }
});

test('a link by reference is checked at its definition', async () => {
  const { faults } = await render('Try [it][a].\n\n[a]: #scene-a-pendulum?swing=0\n');
  expect(faults).toMatchObject([{ line: 7, message: 'Swing goes from 1 to 60°, so it is 1°.' }]);
});
