import { BLANK_PICTURE } from '../src/pictures/blank-picture';
import { MediaError } from '../src/pictures/read-picture';
import type { References } from '../src/plugins/remark-references';
import { renderMdx } from '../src/render';
import { picture, references } from '../testing/references';

const FILES: Readonly<Record<string, string>> = { 'docs/ball.js': 'const file = 1;\n' };
const POSTER = 'docs/page.a-ball-falls.png';
const PICTURES = [POSTER, 'docs/ball.png', 'docs/picture.png'];

const SCENE = '```js live title="A ball falls" alt="A ball in the air."\nconst fence = 1;\n```\n';
const FILE = '<LiveScene src="./ball.js" title="A ball" alt="A ball in the air." />\n';

const render = (
  source: string,
  { eager = true, changes = {} }: { eager?: boolean; changes?: Partial<References> } = {},
) =>
  renderMdx(
    { file: 'docs/page.mdx', source, eager },
    {
      ...references(),
      source: async (file) => FILES[file] ?? null,
      picture: async (file) => (PICTURES.includes(file) ? picture : null),
      ...changes,
    },
  );

/** How each picture of a page is loaded, in order. */
const loading = (html: string) =>
  [...html.matchAll(/ eager="(\w+)"/g)].map(([, isEager]) => (isEager === 'true' ? 'eager' : 'lazy'));

test.each([
  ['at once among the first blocks of a text', 'One.\n\nTwo.\n\n', true, 'eager'],
  ['when it comes near further down', 'One.\n\nTwo.\n\nThree.\n\n', true, 'lazy'],
  ['when it comes near below the picture of the page', '', false, 'lazy'],
])('a poster is loaded %s', async (_, before, eager, how) => {
  const { html, faults, warnings } = await render(before + SCENE, { eager });
  expect([faults, warnings]).toEqual([[], []]);
  expect(loading(html)).toEqual([how]);
});

test('a picture in a text is loaded eagerly instead of the poster', async () => {
  const { html } = await render(`${SCENE}\n![A](./picture.png)\n`);
  expect(loading(html)).toEqual(['lazy', 'eager']);
});

test('of two scenes, only the first is loaded eagerly', async () => {
  expect(loading((await render(`${SCENE}\n${FILE}`)).html)).toEqual(['eager', 'lazy']);
});

test('a scene without a poster shows a blank picture in develop', async () => {
  const { html, warnings } = await render(SCENE, { changes: { picture: async () => null } });
  expect(html).toContain(BLANK_PICTURE.src);
  expect(html).not.toContain(picture.src);
  expect(warnings).toHaveLength(1);
});

test('a poster that cannot be read is a fault, reported with the command that renders it', async () => {
  const cutOff = async () => {
    throw new MediaError('cannot be read.', 'export it again');
  };
  expect((await render(`Text.\n\n${SCENE}`, { changes: { picture: cutOff } })).faults).toEqual([
    {
      file: 'content/docs/page.mdx',
      line: 3,
      column: 1,
      message: `The picture content/${POSTER} cannot be read.`,
      hint: 'delete it and run "npm run posters"',
    },
  ]);
});
