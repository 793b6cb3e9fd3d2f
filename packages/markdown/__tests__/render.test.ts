import { MediaError } from '../src/pictures/read-picture';
import type { References } from '../src/plugins/remark-references';
import { renderMdx } from '../src/render';
import { picture, references } from '../testing/references';
import { renderText } from '../testing/render-text';

// What a text alone becomes is in `__fixtures__`; this is what depends on its surroundings.

/** The HTML of a text that must have no fault. */
async function htmlOf(source: string, changes?: Partial<References>): Promise<string> {
  const { html, faults } = await renderText(source, changes);
  expect(faults).toEqual([]);
  return html;
}

test('links and diagrams of a site in a folder of its host carry the path prefix, once', async () => {
  const source =
    '[A](./other.mdx#part) [B](/showcase) `editor.CircleNode` [F](./data.csv)\n\n> [C](#here), [D](https://example.com/), [E](//example.com)\n\n## Here\n';
  const { html, markdown } = await renderText(source, { pathPrefix: '/folder' });
  expect(Array.from(html.matchAll(/<a[^>]* href="([^"]*)"/g), ([, href]) => href)).toEqual([
    '/folder/docs/other#part',
    '/folder/showcase',
    '/folder/docs/api/classes/CircleNode',
    '/folder/static/digest/data.csv',
    '#here',
    'https://example.com/',
    '//example.com',
    '#here',
  ]);
  const site = 'https://site.example/folder';
  expect(Array.from(markdown.matchAll(/\]\(([^)]*)\)/g), ([, href]) => href)).toEqual([
    `${site}/docs/other#part`,
    `${site}/showcase`,
    `${site}/docs/api/classes/CircleNode`,
    `${site}/static/digest/data.csv`,
    `${site}/docs/page#here`,
    'https://example.com/',
    '//example.com',
  ]);
});

test.each([
  ['a byte order mark', '\uFEFF---\ntitle: A\n---\n\nText.\n', '<p>Text.</p>'],
  [
    'Windows line ends',
    'Before.\r\n\r\n:::tip Pause first\r\nText.\r\n:::\r\n',
    '<p>Before.</p>\n<content-callout kind="tip" title="Pause first"><p>Text.</p></content-callout>',
  ],
])('%s leaves nothing behind', async (_, source, html) => {
  expect(await htmlOf(source)).toBe(html);
});

describe('links', () => {
  test.each(['./Zähne.mdx', `./${'Zähne'.normalize('NFD')}.mdx`, './Z%C3%A4hne.mdx'])(
    'to %s are to the name with composed letters',
    async (url) => {
      const pagePath = async (file: string) => (file === 'docs/Zähne.mdx' ? '/docs/teeth' : null);
      expect(await htmlOf(`[a](${url})\n`, { pagePath })).toContain('href="/docs/teeth"');
    },
  );

  test('to a file with encoded characters are decoded for its name', async () => {
    const pagePath = async (file: string) => `/${file}`;
    expect(await htmlOf('[a](./a%23b.mdx)\n', { pagePath })).toContain('"/docs/a#b.mdx"');
  });

  test('that the settings do not have are a fault with all that they have', async () => {
    const { faults } = await renderText('[Text](site:forum)\n', { siteLinkNames: ['chat', 'video'] });
    expect(faults).toMatchObject([{ hint: 'known: site:chat, site:video' }]);
  });

  test.each([
    ['./faq.mdx', 'docs/faq.md', 'did you mean faq.md?'],
    ['./faq.md', 'docs/faq.mdx', 'did you mean faq.mdx?'],
    ['../blog.md/faq.mdx', 'blog.md/faq.md', 'did you mean faq.md?'],
    ['./faq.mdx', 'blog/faq.md', 'correct the path'],
  ])('to %s where there is %s have the hint "%s"', async (url, there, hint) => {
    const pagePath = async (file: string) => (file === there ? '/somewhere' : null);
    expect((await renderText(`[Text](${url})\n`, { pagePath })).warnings).toMatchObject([{ line: 1, column: 1, hint }]);
  });

  test('to headings of a text without a page lead to the home page in plain Markdown', async () => {
    const { markdown } = await renderText('[Here](#here)\n\n## Here\n', { pagePath: async () => null });
    expect(markdown).toBe('[Here](https://site.example/#here)\n\n## Here');
  });
});

describe('pictures', () => {
  test.each(['./a.png', './a.jpg', './a.jpeg', './a.webp', './A.JPG', 'a.png', './a.svg.png', '../http/a.png'])(
    'may be %s',
    async (url) => {
      expect(await htmlOf(`![A hammer](${url})\n`, { picture: async () => picture })).toContain(
        '<content-zoom-picture',
      );
    },
  );

  test('all load lazily on a page that has a picture above its text', async () => {
    const text = { file: 'docs/page.mdx', source: '![One](./picture.png)\n', eager: false };
    expect((await renderMdx(text, references())).html).toContain('eager="false"');
  });

  test('that are damaged are a fault of the page', async () => {
    const picture = () => Promise.reject(new MediaError('is a film.', 'take a still'));
    expect((await renderText('![A hammer](./picture.png)\n', { picture })).faults).toMatchObject([
      { line: 1, message: 'The picture content/docs/picture.png is a film.', hint: 'take a still' },
    ]);
  });

  test('that fail for another reason are not a fault of the writer', async () => {
    const picture = () => Promise.reject(new Error('no space left on device'));
    await expect(renderText('![A hammer](./picture.png)\n', { picture })).rejects.toThrow('no space left on device');
  });
});

describe('the excerpt of a post', () => {
  const post = { pagePath: async () => '/blog/jump', pathPrefix: '/folder', picture: async () => picture };
  const MARK = '\n\n{/* truncate */}\n\n## Details\n\n[^1]: A note.\n';

  test('leads into the post, where its anchors and footnotes are', async () => {
    const source = '## Why\n\n[A](#details) [B](?a=b#c) [C](/docs) [D](https://example.com/) [E](more)[^1]';
    const { excerpt } = await renderText(source + MARK, post);
    expect(Array.from((excerpt ?? '').matchAll(/href="([^"]*)"/g), ([, href]) => href)).toEqual([
      '/folder/blog/jump#why',
      '/folder/blog/jump#details',
      '/folder/blog/jump?a=b#c',
      '/folder/docs',
      'https://example.com/',
      '/folder/blog/more',
      '/folder/blog/jump#user-content-fn-1',
    ]);
    expect(excerpt).not.toMatch(/ id=| aria-describedby=/);
  });

  test('shows the poster of a scene, which leads to it', async () => {
    const { excerpt } = await renderText(`\`\`\`js live title="A fall" alt="A ball."\na;\n\`\`\`${MARK}`, post);
    expect(excerpt).toMatch(/^<a href="\/folder\/blog\/jump#scene-a-fall"><content-picture [^>]*alt="A ball\."/);
  });

  test.each(['{/* truncate */}', '{/*   truncate   */}', '{ /* truncate */ }'])('may end with %s', async (mark) => {
    expect((await renderText(`One.\n\n${mark}\n\nTwo.\n`)).excerpt?.trim()).toBe('<p>One.</p>');
  });
});

test.each([
  ['paragraphs', 'One\n\ntwo\n', 2],
  ['headings', '## One\n\ntwo\n', 2],
  ['list items', '- one\n- two\n  - three\n', 3],
  ['table cells', '| one | two |\n| --- | --- |\n| three | four |\n| five | six |\n', 6],
  ['lines', 'one  \ntwo\n', 2],
  ['callouts', ':::note\none\n:::\n\ntwo\n', 2],
  ['listings', 'one\n\n```text\ntwo\n```\n\nthree\n', 3],
  ['comments, which do not count', 'One {/* no */}two.\n\n{/* not\n counted */}\n\nthree\n', 3],
  ['punctuation, which does not', 'One – two — three . … & ! three-four, five; (six)\n', 6],
  ['formulas and pictures, which do not', 'One $a + b$ two\n\n![A hammer](./picture.png)\n', 2],
  ['the front matter, which do not', '---\ntitle: Not counted here\n---\n\nOne *two*\nthree-four `five`.\n', 4],
  ['markup, and the id of a heading', 'un*believ*able **H**ello\n\n## A $x$ {#id}\n', 3],
])('the words of %s are counted', async (_, source, words) => {
  expect(await renderText(source)).toMatchObject({ faults: [], words });
});
