import type { BuiltPage } from '@physics-editor/publish/built-site';
import { checkLinks } from '@physics-editor/publish/links/check-links';
import { knownAddresses } from '../../../gatsby/output/links';
import type { SiteOutput } from '../../../gatsby/output/site-build';
import { messageOf } from '@physics-editor/lib/text/message-of';
import { pageOf, siteOf } from '../../support/build';
import { temporaryFolder, type Files } from '@physics-editor/lib/testing/temporary-folder';

const PAGES: Files = {
  '404.html': '<h1>Not found</h1>',
  'index.html': '<h1 id="home">Home</h1>',
  'docs.html': '<h1 id="docs">Docs</h1>',
  'docs/faq.html': '<h1 id="faq">FAQ</h1><h2 id="über">Über</h2><figure id="ball"></figure>',
  'docs/snapping.html': '<h1>Snapping</h1><h2 id="grid">Grid</h2>',
  'feature-requests.html': '<h1>Requests</h1>',
};

interface Data {
  /** Files of content/ and the pages they make. */
  content?: { path: string; file: string; text: string }[];
  settings?: Partial<SiteOutput['settings']>;
  siteYml?: string;
  pathPrefix?: string;
}

const logged: string[] = [];
beforeEach(() => logged.splice(0));

/** Checks a site of `PAGES` with other files, and gives the message that would end the build. */
async function check(files: Files, { content = [], settings = {}, siteYml = '', pathPrefix = '' }: Data = {}) {
  const texts = content.map(({ file, text }) => [`content/${file}`, text]);
  const root = temporaryFolder({ 'content/site.yml': siteYml, ...Object.fromEntries(texts) });
  const pages: BuiltPage[] = Object.entries({ ...PAGES, ...files })
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => pageOf(file, html));
  const nodes = content.map(({ path, file }) => ({ path, file }));
  const patterns = [{ matchPath: null }, { matchPath: '/feature-requests/*' }];
  const data = { allSitePage: { nodes: patterns }, allContent: { nodes } };
  try {
    const output = siteOf({
      ...{ files: { ...PAGES, ...files }, pages, data, root, pathPrefix },
      settings: { url: 'https://tumble.test', ...settings },
      log: (text) => void logged.push(text),
    });
    await checkLinks(output, await knownAddresses(output));
    return '';
  } catch (error) {
    return messageOf(error);
  }
}

const link = (address: string): string => `<a href="${address}">Link</a>`;

/** The fault of one link on the page /blog. */
const faultOf = async (address: string, more: Files = {}): Promise<string> => {
  const message = await check({ ...more, 'blog.html': link(address) });
  return message.replace(/^.*\n\n {2}\/blog\n {4}.*\n {6}/, '').replace('\n      →', ' →');
};

test.each([
  '/',
  '/docs',
  '/docs/faq#faq',
  '/docs/faq#%C3%BCber',
  '/docs/faq#über',
  '/docs/faq?a=b#faq',
  'docs/faq',
  '#',
  '#top',
  '#Top',
  '/docs/faq#:~:text=free',
  '/docs/faq#faq:~:text=free',
  '/docs/faq#ball=q1YqSyw',
  '/feature-requests/anything',
  '/404.html',
  'https://tumble.test/docs/faq#faq',
  'https://other.test/docs/nope',
  'mailto:a@b.test',
  '/picture.png',
  '/my%20file.pdf#page=2',
])('%s is a valid link', async (address) => {
  expect(await check({ 'blog.html': link(address), 'picture.png': '', 'my file.pdf': '' })).toBe('');
});

const NO_MATCH = 'link to a heading that the page has, or to the page alone';

test.each([
  ['/docs/snaping', 'There is no page /docs/snaping. → did you mean /docs/snapping?'],
  ['/docs/faq.mdx', 'There is no file /docs/faq.mdx. → did you mean /docs/faq?'],
  ['/guide/faq', 'There is no page /guide/faq. → did you mean /docs/faq?'],
  ['/something/else', 'There is no page /something/else. → correct the address'],
  ['https://tumble.test/docs/snaping', 'There is no page /docs/snaping. → did you mean /docs/snapping?'],
  ['/docs/faq/', '/docs/faq/ is not the address of the page. → write /docs/faq'],
  ['/docs/faq.html#faq', '/docs/faq.html is not the address of the page. → write /docs/faq#faq'],
  ['/docs/index.html', '/docs/index.html is not the address of the page. → write /docs'],
  ['/index.html', '/index.html is not the address of the page. → write /'],
  ['/docs/faq#fag', '/docs/faq has no anchor #fag. → did you mean #faq?'],
  ['/docs/faq#nothing-like-it', `/docs/faq has no anchor #nothing-like-it. → ${NO_MATCH}`],
  ['#grid', `/blog has no anchor #grid. → ${NO_MATCH}`],
  ['/docs/faq#balk=q1YqSyw', `/docs/faq has no anchor #balk=q1YqSyw. → ${NO_MATCH}`],
  ['/docs/faq#100%', 'The anchor #100% is not encoded correctly. → a percent sign itself is %25'],
  ['/pictures/bal.png', 'There is no file /pictures/bal.png. → did you mean /pictures/ball.png?'],
  ['', 'The address is empty. → say where it leads, or leave the link out'],
])('%s: %s', async (address, fault) => {
  expect(await faultOf(address, { 'pictures/ball.png': '', 'docs/faq.md': '' })).toBe(fault);
});

test('a redirected address is reported with the new one', async () => {
  const redirects = [{ from: '/faq', to: '/docs/faq', line: 1 }];
  const message = await check({ 'blog.html': link('/faq?a=b'), 'faq.html': '' }, { settings: { redirects } });
  expect(message).toContain('/faq was moved to /docs/faq.\n      → write /docs/faq');
});

test('addresses of pictures, sources, scripts and styles are also checked', async () => {
  const html = `<img src="/1.png" srcset="/2.png 1x, /3.png 2x"><script src="/4.js"></script><link href="/5.css"><video poster="/6.jpg"></video>`;
  const message = await check({ 'blog.html': html });
  expect(message).toContain('The site has 6 broken links:');
  for (const file of ['/1.png', '/2.png', '/3.png', '/4.js', '/5.css', '/6.jpg'])
    expect(message).toContain(`    ${file}\n`);
});

test('the list is sorted by page, and an address that a page contains twice is reported once', async () => {
  const message = await check({
    'blog.html': link('/a/b/c/d/e') + link('/docs/fa') + link('/docs/fa'),
    'community.html': link('/docs#dogs'),
  });
  expect(message).toBe(
    `The site has 3 broken links:

  /blog
    /a/b/c/d/e
      There is no page /a/b/c/d/e.
      → correct the address
    /docs/fa
      There is no page /docs/fa.
      → did you mean /docs/faq?

  /community
    /docs#dogs
      /docs has no anchor #dogs.
      → did you mean #docs?`,
  );
});

describe('a link on many pages', () => {
  const pages = (count: number, html: string): Files =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`blog/post-${at + 1}.html`, html]));

  test('is reported once from five pages, as part of the layout, with its line in site.yml', async () => {
    const siteYml = 'title: Site\nnavbar:\n  - { label: Docs, to: /dogs }\n';
    expect(await check(pages(5, link('/dogs')), { siteYml })).toBe(
      `The site has 1 broken link:

  5 pages, /blog/post-1 the first of them: the link is the layout's
    content/site.yml:3  /dogs
      There is no page /dogs.
      → did you mean /docs?`,
    );
  });

  test('is not attributed to any of the pages if no line contains it, and is one link if it is an anchor', async () => {
    const content = [{ path: '/blog/post-1', file: 'blog/post-1.mdx', text: '' }];
    expect(await check(pages(5, link('/dogs')), { content })).toContain("the layout's\n    /dogs\n");
    expect(await check(pages(6, link('#main')))).toContain('6 pages, /blog/post-1 the first of them');
  });

  test('is reported for each page up to four pages', async () => {
    const message = await check(pages(4, link('/dogs')));
    expect(message).toContain('The site has 4 broken links:');
    expect(message.match(/^ {2}\/blog\/post-\d$/gm)).toHaveLength(4);
  });
});

describe('the source of a link', () => {
  const source = (text: string) => [
    { path: '/blog', file: 'blog/index.mdx', text: `---\ntitle: Blog\n---\n\n${text}\n` },
    { path: '/docs/faq', file: 'docs/faq.mdx', text: '' },
  ];

  test.each([
    ['an address', 'See [this](/dogs).', '/dogs', 'content/blog/index.mdx:5'],
    ['a file', 'Text.\n\nSee [this](../docs/faq.mdx#fag).', '/docs/faq#fag', 'content/blog/index.mdx:7'],
    ['an address apart', '[This].\n\n[this]: /dogs', '/dogs', 'content/blog/index.mdx:7'],
    ['a link of a component', 'Text.', '/dogs', 'content/blog/index.mdx'],
  ])('%s is reported with its file and, if it is found, its line', async (_, text, address, place) => {
    const message = await check({ 'blog.html': link(address) }, { content: source(text) });
    expect(message).toContain(`\n    ${place}  ${address}\n`);
  });

  test('with a path prefix, the address is found as the author has written it', async () => {
    const files = { 'blog.html': link('/x/dogs') };
    const message = await check(files, { content: source('See [this](/dogs).'), pathPrefix: '/x' });
    expect(message).toContain('content/blog/index.mdx:5  /x/dogs');
  });
});

describe('other files', () => {
  const broken = 'https://tumble.test/docs/nope';

  test.each<[file: string, text: string]>([
    ['blog/rss.xml', `<rss><item><link>${broken}</link></item></rss>`],
    ['blog/rss.xml', `<rss><item><content><![CDATA[<p><img src="${broken}"></p>]]></content></item></rss>`],
    ['blog/atom.xml', `<feed><entry><link href="${broken}"/></entry></feed>`],
    ['blog/atom.xml', `<feed><content type="html">&lt;a href="${broken}"&gt;Link&lt;/a&gt;</content></feed>`],
    ['blog/feed.json', JSON.stringify({ items: [{ url: broken }] })],
    ['blog/feed.json', JSON.stringify({ items: [{ content_html: `<p>${link(broken)}</p>` }] })],
    ['scenes.json', JSON.stringify({ scenes: [{ code: 'scene.time;', page: broken }] })],
    ['api.json', JSON.stringify({ symbols: [{ members: [{ address: broken }] }] })],
    ['api.schema.json', JSON.stringify({ $id: broken })],
    ['sitemap.xml', `<urlset><url><loc>${broken}</loc></url></urlset>`],
    ['manifest.webmanifest', JSON.stringify({ start_url: '/', icons: [{ src: '/docs/nope' }] })],
    ['llms.txt', `# Site\n\n- [Nope](${broken}): gone\n`],
    ['docs/faq.md', `# FAQ\n\n![Ball](${broken})\n`],
    ['docs/faq.md', `# FAQ\n\n[Nope][a]\n\n[a]: ${broken}\n`],
    ['robots.txt', `User-agent: *\nSitemap: ${broken}\n`],
  ])('%s is read: %s', async (file, text) => {
    const message = await check({ [file]: text });
    expect(message).toContain('The site has 1 broken link:');
    expect(message).toContain(`\n  ${file}\n`);
    expect(message).toContain('There is no page /docs/nope.');
    expect(await check({ [file]: text.replaceAll('/docs/nope', '/docs/faq') })).toBe('');
  });

  test.each([
    ['[^1]: Newton', false],
    ['[^1]: https://example.com/', false],
    ['[^1]: [FAQ](/docs/faq)\n\n    And more.', false],
    ['[^1]: [Nope](/docs/nope)', true],
    ['[^1]: Newton.\n\n    [Nope](/docs/nope)', true],
    ['`[Nope](/docs/nope)` and ``[`Nope`](/docs/nope)``', false],
    ['- ```md\n  [Nope](/docs/nope)\n  ```', false],
    ['- ```md\n  Code\n  ```\n\n  [`Nope`](/docs/nope "Nope")', true],
    ['\\[Nope]\\(/docs/nope)', false],
  ])('of Markdown, links are read, but no definitions of footnotes and no code: %s', async (markdown, isBroken) => {
    const message = await check({ 'docs/faq.md': `Text.[^1]\n\n${markdown}\n` });
    expect(message.includes('There is no page /docs/nope.')).toBe(isBroken);
    expect(message === '').toBe(!isBroken);
  });

  test('the Markdown alternate of a page has its anchors', async () => {
    const files = { 'docs/faq.md': '[Up](#faq) [FAQ](/docs/faq.md#ball) [Docs](/docs.md)', 'docs.md': '' };
    expect(await check(files)).toBe('');
    expect(await check({ 'docs/faq.md': '[Up](#fag) [None](/docs.md)' })).toContain('The site has 2 broken links:');
  });
});

describe('unchecked links', () => {
  const uncheckedLinks = [{ link: '/play', reason: 'the app answers there' }];

  test('are reported with their number and the reason, also below a path prefix; nothing is if there are none', async () => {
    await check({});
    expect(logged).toEqual([]);
    for (const pathPrefix of ['', '/x']) {
      const files = { 'blog.html': link(`${pathPrefix}/play`), 'news.html': link(`${pathPrefix}/play`) };
      expect(await check(files, { settings: { uncheckedLinks }, pathPrefix })).toBe('');
      expect(logged.splice(0)).toEqual(['Links that are not checked: /play (2; the app answers there)']);
    }
  });

  test('are a fault if no page has them', async () => {
    const siteYml = 'uncheckedLinks:\n  - { link: /play, reason: the app answers there }\n';
    expect(await check({}, { settings: { uncheckedLinks }, siteYml })).toContain(
      '  uncheckedLinks\n    content/site.yml:2  /play\n      No page has this link.\n      → take it out',
    );
  });
});
