import { BLANK_PICTURE } from '../src/pictures/blank-picture';
import { MediaError } from '../src/pictures/read-picture';
import type { References } from '../src/plugins/remark-references';
import { renderMdx } from '../src/render';
import { picture, references } from '../testing/references';
import type { Parameter } from '@physics-editor/player/messages/parameter';

const FILES: Readonly<Record<string, string>> = { 'docs/scenes/ball.js': 'const file = 1;\n' };
const POSTER = 'docs/page.a-ball-falls.png';
const PICTURES = [POSTER, 'docs/scenes/ball.png', 'docs/picture.png'];

interface Around extends Partial<References> {
  /** What is wrong with the scene when it runs. */
  readonly problem?: { message: string; line: number } | undefined;
  readonly parameters?: readonly Parameter[];
  /** Whether no picture is above the text. */
  readonly eager?: boolean;
}

/** Renders a page that has a scene file beside it, and posters. */
async function render(source: string, { problem, parameters = [], eager = true, ...changes }: Around = {}) {
  const checked: string[] = [];
  const rendering = await renderMdx(
    { file: 'docs/page.mdx', source, eager },
    {
      ...references(),
      source: async (file) => FILES[file] ?? null,
      picture: async (file) => (PICTURES.includes(file) ? picture : null),
      apiLink: (name) =>
        name === 'Missing' ? references().apiLink(name) : { kind: 'page', path: `/docs/api/classes/${name}` },
      runScene: async (code) => {
        checked.push(code);
        return problem ? { problem } : { state: '', parameters, readouts: [] };
      },
      ...changes,
    },
  );
  return { ...rendering, checked };
}

const fence = (words = 'title="A ball falls" alt="A ball in the air."', code = 'const fence = 1;') =>
  `Text.\n\n\`\`\`js live ${words}\n${code}\n\`\`\`\n`;
const FILE = 'Text.\n\n<LiveScene src="./scenes/ball.js" title="A ball falls" alt="A ball in the air." />\n';

const faultsOf = async (source: string, around?: Around) => (await render(source, around)).faults;

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
  const { scenes } = await render(FILE + fence(), { parameters });
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
  expect(await faultsOf(text, { problem: { message, line: lineOfScene } })).toEqual([
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
  expect(html).toContain(BLANK_PICTURE.src);
  expect(html).not.toContain(picture.src);
  expect(warnings).toMatchObject([{ message: 'This scene has no poster content/docs/page.another.png.' }]);
  expect(html).toContain('id="scene-another"');
});

test('a poster that cannot be read is a fault, reported with the command that renders it', async () => {
  const cutOff = () => Promise.reject(new MediaError('cannot be read.', 'export it again'));
  const message = `The picture content/${POSTER} cannot be read.`;
  expect(await faultsOf(fence(), { picture: cutOff })).toEqual([
    { file: 'content/docs/page.mdx', line: 3, column: 1, message, hint: 'delete it and run "npm run posters"' },
  ]);
});

describe('a poster is loaded', () => {
  const SCENE = fence().replace('Text.\n\n', '');
  const SECOND = FILE.replace('Text.\n\n', '');

  test.each([
    ['at once among the first blocks of a text', `One.\n\nTwo.\n\n${SCENE}`, true, ['eager']],
    ['when it comes near further down', `One.\n\nTwo.\n\nThree.\n\n${SCENE}`, true, ['lazy']],
    ['when it comes near below the picture of the page', SCENE, false, ['lazy']],
    [
      'when it comes near if a picture in the text is loaded at once',
      `${SCENE}\n![A](./picture.png)\n`,
      true,
      ['lazy', 'eager'],
    ],
    ['at once only as the first of two', `${SCENE}\n${SECOND}`, true, ['eager', 'lazy']],
  ])('%s', async (_, source, eager, how) => {
    const { html, faults, warnings } = await render(source, { eager });
    expect([faults, warnings]).toEqual([[], []]);
    const loaded = [...html.matchAll(/ eager="(\w+)"/g)].map(([, isEager]) => (isEager === 'true' ? 'eager' : 'lazy'));
    expect(loaded).toEqual(how);
  });
});
