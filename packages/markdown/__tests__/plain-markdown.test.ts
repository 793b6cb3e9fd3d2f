import { openingOf, rewriteMarkdown } from '../src/plain/plain-markdown';
import type { References } from '../src/plugins/remark-references';
import { picture } from '../testing/references';
import { renderText } from '../testing/render-text';

const SITE = 'https://site.example/folder';

/** The Markdown of a text that must have no fault. */
const markdownOf = async (source: string, changes: Partial<References> = {}): Promise<string> => {
  const { faults, markdown } = await renderText(source, { pathPrefix: '/folder', ...changes });
  expect(faults).toEqual([]);
  return markdown;
};

test.each([
  ['has brackets: [a] and [b](c', 'brackets'],
  ['2 * 3 * 4 and snake_case_name', 'marks of emphasis'],
  ['1. no list', 'a number at the start'],
  ['# no heading', 'a hash at the start'],
  ['costs $5 or $6', 'dollars'],
  ['a `tick', 'a tick'],
  ['a | b', 'a pipe'],
])('characters without a meaning in Markdown remain literal: %s', async (words) => {
  const escaped = words.replace(/[[\]*_#$`|\\]|(?<=^\d)\./g, '\\$&');
  expect(await renderText(await markdownOf(`${escaped}\n`))).toMatchObject({ html: `<p>${words}</p>` });
});

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 120">
<a href="#grid"><title>1 Grid</title><circle cx="32" cy="40" r="13" fill="var(--accent)" /></a>
</svg>`;

test.each([
  [
    'a live scene',
    '```js live title="A ball *falls*" alt="A ball." poster=2\nconst a = `b`;\n```',
    '',
    '![A ball.](https://site.example/static/1030.png)\n\n*A ball \\*falls\\**\n\n```js\nconst a = `b`;\n```',
  ],
  [
    'a scene in a file',
    '<LiveScene src="./ball.js" title="A ball" alt="It falls." />',
    'fall();\n',
    '![It falls.](https://site.example/static/1030.png)\n\n*A ball*\n\n```js\nfall();\n```',
  ],
  [
    'a diagram',
    '## Grid\n\n<Diagram src="./a.svg" alt="Two parts." caption="The parts" />',
    DRAWING,
    `## Grid\n\n**Diagram:** Two parts.\n\n- [1 Grid](${SITE}/docs/page#grid)\n\n*The parts*`,
  ],
])('%s is its picture or its description, its caption, and its code or links', async (_, text, file, markdown) => {
  const files = { source: async () => file, picture: async () => picture };
  expect(await markdownOf(`${text}\n`, files)).toBe(markdown);
});

test('doc comments have full addresses', () => {
  const addresses = { host: 'https://site.example', pathPrefix: '/folder', page: '/' };
  expect(rewriteMarkdown('* See [a](/docs/b).\n', addresses)).toBe(`- See [a](${SITE}/docs/b).`);
});

test('a page starts with its title, and its description if there is one', () => {
  expect(openingOf({ title: 'A *star* # b' })).toBe('# A \\*star\\* # b');
  expect(openingOf({ title: 'A', description: 'What [it] is.' })).toBe('# A\n\n> What \\[it] is.');
});
