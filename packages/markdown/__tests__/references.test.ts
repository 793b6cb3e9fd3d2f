import { PictureError } from '../src/pictures/read-picture';
import type { References } from '../src/plugins/remark-references';
import { picture } from '../../../__tests__/support/references';
import { renderText } from '../../../__tests__/support/render-text';

const FILE = 'content/docs/page.mdx';
const CIRCLE = '/docs/api/classes/CircleNode';

/** The HTML of a text that must have no fault. */
async function htmlOf(source: string, changes?: Partial<References>): Promise<string> {
  const { html, faults } = await renderText(source, changes);
  expect(faults).toEqual([]);
  return html;
}

describe('links', () => {
  test('are returned with address and position, except those of the settings', async () => {
    const source = '[A](./other.mdx#part), [B](/showcase)\n\n[C][c] [Chat](site:chat)\n\n[c]: https://example.com\n';
    expect((await renderText(source)).links).toEqual([
      { address: '/docs/other#part', line: 1, column: 1 },
      { address: '/showcase', line: 1, column: 24 },
      { address: 'https://example.com', line: 5, column: 1 },
    ]);
    expect((await renderText('Text.\n')).links).toEqual([]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,a', 'h2:a', 'web+3.x-y:a', 'FTP://example.com'])(
    'to %s are a fault, since they lead to no page',
    async (url) => {
      expect((await renderText(`Text.\n\nMore [text](${url})\n`)).faults).toEqual([
        {
          file: FILE,
          line: 3,
          column: 6,
          message: `The link ${url} cannot be used.`,
          hint: 'link to a page, or to https:// or mailto:',
        },
      ]);
    },
  );

  test.each(['part/one:two', '?time=10:30', '#a:b', 'HTTPS://example.com', 'mailto:a@example.com'])(
    'to %s remain unchanged',
    async (url) => {
      expect(await htmlOf(`[Text](${url})\n`)).toContain(`href="${url}"`);
    },
  );

  test('that the settings do not have are a fault with all that they have', async () => {
    expect((await renderText('[Text](site:forum)\n', { siteLinkNames: ['chat', 'video'] })).faults).toEqual([
      {
        file: FILE,
        line: 1,
        column: 1,
        message: 'There is no link "site:forum" in content/site.yml.',
        hint: 'known: site:chat, site:video',
      },
    ]);
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

  test('to a file that is no text lead to its published form, on the page and in plain Markdown', async () => {
    const { html, markdown, faults, links } = await renderText(
      'The [data](./data.csv?a=1#row=5) and the [same][d].\n\n[d]: ../docs/data.csv\n',
      { pathPrefix: '/folder' },
    );
    expect(faults).toEqual([]);
    expect(html).toContain('<a href="/folder/static/digest/data.csv?a=1#row=5">data</a>');
    expect(html).toContain('<a href="/folder/static/digest/data.csv">same</a>');
    expect(markdown).toContain('[data](https://site.example/folder/static/digest/data.csv?a=1#row=5)');
    expect(links.map(({ address }) => address)).toEqual([
      '/static/digest/data.csv?a=1#row=5',
      '/static/digest/data.csv',
    ]);
  });

  test('to a file that is missing are a fault with their line', async () => {
    expect((await renderText('Text.\n\nThe [clip](../clip%201.mp4#t=5).\n')).faults).toEqual([
      {
        file: FILE,
        line: 3,
        column: 5,
        message: 'There is no file content/clip 1.mp4, or it is empty.',
        hint: 'put it there, or correct the path',
      },
    ]);
  });

  test.each([
    './sidebars.yml',
    './scenes/ball.js',
    './data.csv.gz',
    './_drafts/data.csv',
    './.data.csv',
    '../../package.json',
  ])('to %s are a fault, since it is not published', async (url) => {
    const publish = async () => '/static/digest/file';
    expect((await renderText(`[File](${url})\n`, { publish })).faults).toMatchObject([
      { line: 1, column: 1, message: `The link ${url} leads to a file that is not published.` },
    ]);
  });

  test.each(['./other', '../data.html', '#data.csv', '/data.csv', 'https://example.com/data.csv', '?file=data.csv'])(
    'to %s are not links to files',
    async (url) => {
      const publish = () => Promise.reject(new Error('No file is meant.'));
      expect(await htmlOf(`[Text](${url})\n`, { publish })).toContain(`href="${url}"`);
    },
  );

  test('whose definition has a wrong address become text, others remain links', async () => {
    const { html, warnings } = await renderText('[Gone][a], [there][b]\n\n[a]: ./gone.mdx\n[b]: ./other.mdx\n');
    expect(warnings).toHaveLength(1);
    expect(html.trim()).toBe('<p>Gone, <a href="/docs/other">there</a></p>');
  });
});

describe('names of the API in code', () => {
  test.each([
    ['editor.CircleNode', CIRCLE],
    ['editor.CircleNode#radius', `${CIRCLE}#radius`],
    ['editor.CircleNode.radius', `${CIRCLE}#radius`],
    ['editor.CircleNode#radius()', `${CIRCLE}#radius`],
  ])('%s is a link', async (name, path) => {
    const { html, faults } = await renderText(`See \`${name}\`.\n`);
    expect(faults).toEqual([]);
    expect(html).toBe(`<p>See <a href="${path}"><code>${name}</code></a>.</p>`);
  });

  test.each(['CircleNode', 'editor.circle', 'editor.CircleNode#a#b', 'my editor.CircleNode', 'editor.CircleNode = 1'])(
    '%s is code and no more',
    async (code) => {
      expect(await htmlOf(`\`${code}\`\n`)).toBe(`<p><code>${code}</code></p>`);
    },
  );

  test.each([
    ['a link', '[`editor.CircleNode`](/showcase)\n', '/showcase'],
    ['a link with its address apart', '[the `editor.CircleNode`][a]\n\n[a]: /showcase\n', '/showcase'],
    ['a heading', '## The `editor.CircleNode` {#circle}\n', '#circle'],
  ])('in %s lead nowhere by themselves', async (_, source, href) => {
    const html = await htmlOf(source);
    expect(html).toContain('<code>editor.CircleNode</code>');
    expect(Array.from(html.matchAll(/ href="([^"]*)"/g), ([, found]) => found)).toEqual([href]);
  });

  test('that the library does not have are a fault, in a heading as well', async () => {
    const { faults } = await renderText('Use `editor.Circle`.\n\n## `editor.CircleNode#size`\n');
    expect(faults).toEqual([
      { file: FILE, line: 1, column: 5, message: 'There is no Circle.', hint: 'did you mean …?' },
      { file: FILE, line: 3, column: 4, message: 'There is no CircleNode#size.', hint: 'did you mean …?' },
    ]);
  });
});

describe('pictures', () => {
  test.each(['./a.png', './a.jpg', './a.jpeg', './a.webp', './A.JPG', 'a.png', './a.svg.png', '../http/a.png'])(
    'may be %s',
    async (url) => {
      expect(await htmlOf(`![A hammer](${url})\n`, { picture: async () => picture })).toContain('<picture>');
    },
  );

  test.each(['./a.gif', './a.png.gif', './a.pngs', './png', '/a.png', 'HTTPS://example.com/a.png', 'data:a.png'])(
    'may not be %s',
    async (url) => {
      expect((await renderText(`![A hammer](${url})\n`, { picture: async () => picture })).faults).toEqual([
        {
          file: FILE,
          line: 1,
          column: 1,
          message: `The picture ${url} cannot be used.`,
          hint: 'put a png, jpg or webp beside the page and write ./name.png',
        },
      ]);
    },
  );

  test('that are damaged are a fault of the page', async () => {
    const picture = () => Promise.reject(new PictureError('is a film.', 'take a still'));
    const { faults } = await renderText('![A hammer](./picture.png)\n', { picture });
    expect(faults).toEqual([
      {
        file: FILE,
        line: 1,
        column: 1,
        message: 'The picture content/docs/picture.png is a film.',
        hint: 'take a still',
      },
    ]);
  });

  test('that fail for another reason are not a fault of the writer', async () => {
    const picture = () => Promise.reject(new Error('no space left on device'));
    await expect(renderText('![A hammer](./picture.png)\n', { picture })).rejects.toThrow('no space left on device');
  });

  test.each([
    ['text after it', '![A hammer](./picture.png "It falls") falls.\n'],
    ['another one beside it', '![A hammer](./picture.png "It falls")\n![A feather](./picture.png "As well")\n'],
    ['a link around it', '[![A hammer](./picture.png)](/docs/other "It falls")\n'],
    ['no title', '![A hammer](./picture.png)\n'],
  ])('become no figure with %s', async (_, source) => {
    const html = await htmlOf(source);
    expect(html).toMatch(/^<p>/);
    expect(html).not.toContain('<figure');
  });

  test('have a full address in plain Markdown', async () => {
    const { markdown } = await renderText('See ![A hammer](./picture.png "It falls") here.\n');
    expect(markdown).toBe('See ![A hammer](https://site.example/static/1030.png) here.');
  });
});
