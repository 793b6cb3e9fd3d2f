import { picture, references } from '../testing/references';
import { renderText } from '../testing/render-text';
import type { Parameter } from '@physics-editor/player/messages/parameter';

afterEach(() => jest.restoreAllMocks());

const FILES: Readonly<Record<string, string>> = { 'docs/scenes/ball.js': 'const file = 1;\n' };
const POSTERS = ['docs/page.a-ball-falls.png', 'docs/scenes/ball.png'];

/** Renders a page that has a scene file beside it, and posters. */
async function render(
  source: string,
  problem: { message: string; line: number } | null = null,
  parameters: readonly Parameter[] = [],
) {
  const checked: string[] = [];
  const rendering = await renderText(source, {
    source: async (file) => FILES[file] ?? null,
    picture: async (file) => (POSTERS.includes(file) ? picture : null),
    apiLink: (name) =>
      name === 'Missing' ? references().apiLink(name) : { kind: 'page', path: `/docs/api/classes/${name}` },
    runScene: async (code) => {
      checked.push(code);
      return problem ? { problem } : { state: '', parameters, readouts: [] };
    },
  });
  return { ...rendering, checked };
}

const fence = (words = 'title="A ball falls" alt="A ball in the air."', code = 'const fence = 1;') =>
  `Text.\n\n\`\`\`js live ${words}\n${code}\n\`\`\`\n`;
const FILE = 'Text.\n\n<LiveScene src="./scenes/ball.js" title="A ball falls" alt="A ball in the air." />\n';

const faultsOf = async (source: string, problem?: { message: string; line: number }) =>
  (await render(source, problem)).faults;

test('a fence becomes a figure with its poster, its title and its listing open', async () => {
  const { html, words, checked, faults } = await render(fence());
  expect(faults).toEqual([]);
  expect(checked).toEqual(['const fence = 1;']);
  expect(words).toBe('Text const fence 1'.split(' ').length);
  expect(html).toMatch(
    /^<p>Text.<\/p>\n<content-live-scene id="scene-a-ball-falls" title="A ball falls" alt="A ball in the air." width="720" height="405" isOpen="true"/,
  );
  expect(html.replace(/<[^>]*>/g, '')).toContain('const fence = 1;');
});

test('a file becomes the same figure, with its listing closed, which is not counted as read', async () => {
  const { html, words, checked } = await render(FILE);
  expect(words).toBe(1);
  expect(checked).toEqual(['const file = 1;\n']);
  expect(html).toContain(' isOpen="false"');
  expect(html.replace(/<[^>]*>/g, '')).toContain('const file = 1;');
});

test('what the code uses of the API is linked, once each', async () => {
  const code = [
    'const ball = new editor.CircleNode(1); // editor.Comment',
    "const other = new editor.CircleNode('editor.Text');",
    'scene.findAll(editor.Node);',
    'editor.elastify(new editor.Missing());',
  ].join('\n');
  const { html, markdown, faults } = await render(fence(undefined, code));
  expect(faults).toEqual([]);
  expect(html).toContain(
    '<p class="live-scene-note">In the reference: <a href="/docs/api/classes/CircleNode">CircleNode</a>, <a href="/docs/api/classes/Node">Node</a></p>',
  );
  expect(markdown).not.toContain('In the reference');
});

test('a rendering has the scenes of its text, with their parameters', async () => {
  const parameters: Parameter[] = [
    { type: 'toggle', name: 'Air drag', key: 'air-drag', isLive: false, text: 'off', initial: false },
  ];
  const { scenes } = await render(FILE + fence(), null, parameters);
  expect(scenes).toEqual([
    {
      id: 'scene-a-ball-falls',
      title: 'A ball falls',
      description: 'A ball in the air.',
      poster: picture,
      code: 'const fence = 1;',
      parameters,
    },
    expect.objectContaining({ id: 'scene-a-ball-falls-1', code: 'const file = 1;\n' }),
  ]);
});

test('a fence without "live" is only a listing', async () => {
  const { html, checked } = await render('```js title="live"\nconst a = 1;\n```\n');
  expect(checked).toEqual([]);
  expect(html).not.toContain('<content-live-scene');
});

test('the height is that at the full width of the text', async () => {
  const { html } = await render(fence('title="A ball falls" alt="A ball." height=300'));
  expect(html).toContain(' width="720" height="300"');
});

test.each([
  ['an error in a fence', fence(undefined, 'one();\ntwo();'), 2, 'content/docs/page.mdx', 5],
  ['an error in a file', FILE, 1, 'content/docs/scenes/ball.js', 1],
  ['what has no line in a fence', fence(), 0, 'content/docs/page.mdx', 3],
  ['what has no line in a file', FILE, 0, 'content/docs/scenes/ball.js', 1],
])('%s is a fault at its line, or at the start of the scene', async (_, text, lineOfScene, file, line) => {
  const message = 'TypeError: no';
  expect(await faultsOf(text, { message, line: lineOfScene })).toEqual([
    { file, line, message, hint: expect.stringContaining('300 steps') },
  ]);
});

const WITHOUT_POSTER = fence('title="Another" alt="A ball."');

test('a scene without a poster is a fault of a build', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  expect(await faultsOf(WITHOUT_POSTER)).toMatchObject([
    { line: 3, message: 'This scene has no poster content/docs/page.another.png.', hint: 'run "npm run posters"' },
  ]);
});

test('in develop a scene runs before it has a poster', async () => {
  const { html, faults, warnings } = await render(WITHOUT_POSTER);
  expect(faults).toEqual([]);
  expect(warnings).toMatchObject([{ message: 'This scene has no poster content/docs/page.another.png.' }]);
  expect(html).toContain('id="scene-another"');
});
