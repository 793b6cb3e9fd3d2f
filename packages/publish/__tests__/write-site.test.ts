import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputStep } from '../src/built-site';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { flatName } from '../src/pages/copy-public';
import { atOnce, beginSite, inOrder } from '../src/write-site';
import { buildOf } from './sites';
import { temporaryFolder, writeFiles, type Files } from '@physics-editor/lib/testing/temporary-folder';

const hash = (digit: string): string => digit.repeat(20);

const RUNTIME = `webpack-runtime-${hash('a')}.js`;
const APP = `app-${hash('b')}.js`;
const LAZY = `lazy-${hash('c')}.js`;
const STALE = `app-${hash('d')}.js`;

/** What a build leaves in public/: the site, working files and what earlier builds left. */
const PUBLIC: Files = {
  'webpack.stats.json': JSON.stringify({ assetsByChunkName: { app: [RUNTIME, APP] } }),
  'chunk-map.json': '{}',
  [RUNTIME]: `{c:"${hash('c')}"}`,
  [`${RUNTIME}.map`]: '{}',
  [APP]: 'app()',
  [`${APP}.map`]: '{}',
  [LAZY]: 'lazy("/static/fonts/text.woff2")',
  [STALE]: 'old("/static/stale.png")',
  [`styles.${hash('e')}.css`]: 'a{}',
  'index.html': '<img src="/static/1/a.png" srcset="/static/1/a.png 640w, /static/2/a.png 1030w">',
  'docs/index.html': 'Docs',
  'docs/faq/index.html': 'FAQ',
  '404.html': 'Not found',
  '404/index.html': 'Not found',
  'page-data/docs/faq/page-data.json': '{"picture":"/static/json.png"}',
  'robots.txt': 'User-agent: *',
  'static/1/a.png': 'a640',
  'static/2/a.png': 'a1030',
  'static/json.png': 'json',
  'static/fonts/text.woff2': 'font',
  'static/stale.png': 'stale',
  'static/unused/b.png': 'b',
  '_gatsby/slices/a.html': 'slice',
  '~partytown/partytown.js': 'partytown',
};

const projectOf = (files: Files): string =>
  temporaryFolder(Object.fromEntries(Object.entries(files).map(([path, text]) => [`public/${path}`, text])));

const begin = (root: string, steps: readonly OutputStep[] = [], rewrite = (html: string) => html) =>
  beginSite(buildOf(root), () => ({
    key: '',
    rewrite,
    policyOf: () => "default-src 'none'",
    finish: inOrder(...steps),
  }));

const write = (root: string, steps: readonly OutputStep[] = []): Promise<void> => begin(root, steps).finish();

const written = async (files: Files): Promise<string[]> => {
  const root = projectOf(files);
  await write(root);
  return filesBelow(join(root, 'dist'));
};

test('the site consists of the pages under flat names and the files that they refer to', async () => {
  const pages = ['404.html', 'docs.html', 'docs/faq.html', 'index.html', 'page-data/docs/faq/page-data.json'];
  const files = ['1/a.png', '2/a.png', 'fonts/text.woff2', 'json.png'].map((path) => `static/${path}`);
  expect(await written(PUBLIC)).toEqual([...pages, APP, LAZY, 'robots.txt', RUNTIME, ...files].sort());
});

test('files keep their content, whatever happens to public/ later, and public/ is unchanged', async () => {
  const root = projectOf(PUBLIC);
  await write(root);
  const read = (path: string) => readFileSync(join(root, 'dist', path), 'utf8');
  expect(filesBelow(join(root, 'public'))).toEqual(Object.keys(PUBLIC).sort());
  for (const file of Object.keys(PUBLIC)) writeFileSync(join(root, 'public', file), '');
  expect(read('docs/faq.html')).toBe('FAQ');
  expect(read('page-data/docs/faq/page-data.json')).toContain('json.png');
  expect(read('static/2/a.png')).toBe('a1030');
  expect(read(APP)).toBe('app()');
});

test('styles of this build are included, those of earlier ones are not', async () => {
  const stats = JSON.stringify({ css: [RUNTIME, `styles.${hash('e')}.css`] });
  const files = { ...PUBLIC, 'webpack.stats.json': stats, [`styles.${hash('f')}.css`]: 'old' };
  const styles = (await written(files)).filter((path) => path.endsWith('.css'));
  expect(styles).toEqual([`styles.${hash('e')}.css`]);
});

test('results of static queries are included if a page requests them', async () => {
  const answers = { 'page-data/sq/d/11.json': '{}', 'page-data/sq/d/22.json': '{}', 'page-data/sq/d/33.json': '{}' };
  const page = { 'page-data/blog/page-data.json': '{"path":"/blog","staticQueryHashes":["11","33"]}' };
  const kept = (await written({ ...PUBLIC, ...answers, ...page })).filter((path) => path.includes('/sq/'));
  expect(kept).toEqual(['page-data/sq/d/11.json', 'page-data/sq/d/33.json']);
});

test('files below a path prefix are found', async () => {
  const files = { ...PUBLIC, 'index.html': '<img src="/prefix/static/unused/b.png">' };
  expect(await written(files)).toContain('static/unused/b.png');
});

test.each([
  ['my%20cover.png', 'my cover.png'],
  ['cover(1).png', 'cover(1).png'],
  ['cover%281%29.png', 'cover(1).png'],
  ['100%25.png', '100%.png'],
  ['%C3%BCber.png', 'über.png'],
  ['it&#x27;s.png', "it's.png"],
  ['a&amp;b.png', 'a&b.png'],
  ['data.csv&quot;', 'data.csv'],
])('a file that is referred to as %s is written as %s', async (reference, name) => {
  const page = `<img src="/static/3/${reference}" srcset="/static/3/${reference} 640w, /static/4/${reference} 1030w">`;
  const [small, large] = [`static/3/${name}`, `static/4/${name}`];
  const files = { ...PUBLIC, 'index.html': page, [small]: 'a', [large]: 'b' };
  expect(await written(files)).toEqual(expect.arrayContaining([small, large]));
});

test.each([
  ['bare', 'a{src:url(/static/x.woff2)}'],
  ['in quotes', 'a{src:url("/static/x.woff2")}'],
  ['before a format', 'a{src:url(/static/x.woff2) format("woff2"),url(/static/x.woff)}'],
])('a file that styles refer to is included: %s', async (_, css) => {
  const fonts = { 'static/x.woff2': 'font', 'static/x.woff': 'font' };
  const sheet = `styles.${hash('e')}.css`;
  const stats = JSON.stringify({ css: [RUNTIME, APP, sheet] });
  expect(await written({ ...PUBLIC, ...fonts, 'webpack.stats.json': stats, [sheet]: css })).toContain('static/x.woff2');
  expect(await written({ ...PUBLIC, ...fonts, 'index.html': `<style>${css}</style>` })).toContain('static/x.woff2');
});

test('what follows the first pages is written, too: later pages and files, but not the data of pages that are deleted then', async () => {
  const root = projectOf({ ...PUBLIC, 'page-data/old/page-data.json': '{}' });
  const { ['docs/faq/index.html']: faq = '', 'static/1/a.png': picture = '' } = PUBLIC;
  rmSync(join(root, 'public/docs'), { recursive: true });
  rmSync(join(root, 'public/static/1'), { recursive: true });
  const site = begin(root);
  site.take(['index.html']);
  while (!existsSync(join(root, 'dist.next/index.html'))) await new Promise(setImmediate);
  rmSync(join(root, 'public/page-data/old'), { recursive: true });
  const later = { 'docs/index.html': 'Docs', 'docs/faq/index.html': faq, 'static/1/a.png': picture, 'sitemap.xml': '' };
  writeFiles(join(root, 'public'), later);
  site.take(['docs/faq/index.html']);
  await site.finish();
  expect(filesBelow(join(root, 'dist'))).toEqual([...(await written(PUBLIC)), 'sitemap.xml'].sort());
});

test('a page that cannot be rewritten while others are written is an error in the end', async () => {
  const root = projectOf(PUBLIC);
  const site = begin(root, [], () => {
    throw new Error('Unexpected page');
  });
  writeFiles(root, { 'public/docs/faq/index.html': '<div id="___gatsby">' });
  site.take(['docs/faq/index.html']);
  await expect(site.finish()).rejects.toThrow('Unexpected page');
  expect(existsSync(join(root, 'dist.next'))).toBe(false);
});

test('of steps at once, the first error is thrown when all have ended', async () => {
  const root = projectOf(PUBLIC);
  const done: string[] = [];
  const fail: OutputStep = () => {
    throw new Error('First');
  };
  const wait = async (text: string, error?: Error) => {
    await new Promise(setImmediate);
    done.push(text);
    if (error) throw error;
  };
  const step = atOnce(
    fail,
    () => wait('one'),
    () => wait('two', new Error('Second')),
  );
  await expect(write(root, [step])).rejects.toThrow('First');
  expect(done).toEqual(['one', 'two']);
  expect(existsSync(join(root, 'dist.next'))).toBe(false);
});

test('the new site replaces the old one', async () => {
  const root = projectOf(PUBLIC);
  writeFiles(root, { 'dist/gone.html': 'old', 'dist/index.html': 'old', 'dist.next/half.html': 'left by a crash' });
  await write(root);
  expect(filesBelow(join(root, 'dist'))).not.toContain('gone.html');
  expect(filesBelow(join(root, 'dist'))).not.toContain('half.html');
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('srcset');
  expect(existsSync(join(root, 'dist.next'))).toBe(false);
});

describe('a missing file that is referred to', () => {
  const PICTURE = `static/${'0f'.repeat(16)}/a.png`;
  const page = { ...PUBLIC, 'index.html': `<img src="/${PICTURE}">` };

  test.each([
    ['missing', page],
    ['empty', { ...page, [PICTURE]: '' }],
    ['missing, with the hash in its name', { ...PUBLIC, 'index.html': `<img src="/${PICTURE.replace('/a.', '.')}">` }],
  ])('and is %s stops the build with its name; the old site stays, the next build makes all anew', async (_, files) => {
    const root = projectOf(files);
    writeFiles(root, { '.cache/last-build/digest': 'digest', 'dist/index.html': 'old', [`dist/${PICTURE}`]: 'old' });
    await expect(write(root)).rejects.toThrow(
      /^The build refers to files that are not there, or empty: \/static\/(0f){16}[^ ]+\. The next build makes all files anew/,
    );
    expect(existsSync(join(root, '.cache/last-build'))).toBe(false);
    expect(filesBelow(join(root, 'dist'))).toEqual(['index.html', PICTURE]);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe('old');
  });

  test('is not an error if only a text mentions it', async () => {
    const files = { ...PUBLIC, 'index.html': '<code>&lt;script src=&quot;/static/js/main.js&quot;></code>' };
    await expect(written(files)).resolves.toContain('index.html');
  });

  test('is not an error if only a script of an earlier build refers to it', async () => {
    const { ['static/stale.png']: stale, ...files } = PUBLIC;
    expect(stale).toBeDefined();
    await expect(written(files)).resolves.toContain('index.html');
  });
});

test('steps run in order, each on the result of the previous one', async () => {
  const root = projectOf({ ...PUBLIC, 'docs/faq/index.html': '<title>FAQ</title><h2 id="grid">Grid</h2>' });
  const seen: unknown[] = [];
  await write(root, [
    ({ folder, pages }) => {
      seen.push(pages.map(({ path }) => path));
      seen.push(pages.find(({ path }) => path === '/docs/faq'));
      writeFiles(folder, { 'robots.txt': 'first' });
    },
    async ({ folder }) => {
      await Promise.resolve();
      writeFiles(folder, { 'humans.txt': `${readFileSync(join(folder, 'robots.txt'), 'utf8')}, second` });
    },
  ]);
  expect(seen[0]).toEqual(['/404', '/docs', '/docs/faq', '/']);
  expect(seen[1]).toMatchObject({ file: 'docs/faq.html', title: 'FAQ', ids: ['grid'] });
  expect(readFileSync(join(root, 'dist/humans.txt'), 'utf8')).toBe('first, second');
});

test('an old site that a killed build has renamed remains until the new one is complete', async () => {
  const root = projectOf(PUBLIC);
  writeFiles(root, { 'dist.old/index.html': 'old' });
  await expect(write(root, [() => Promise.reject(new Error('Broken links.'))])).rejects.toThrow('Broken links.');
  expect(readFileSync(join(root, 'dist.old/index.html'), 'utf8')).toBe('old');
  await write(root);
  expect(existsSync(join(root, 'dist.old'))).toBe(false);
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
});

const NO_INDEX = ['docs/my-index.html', 'index.html/a.txt', 'a/index.html.txt', 'page-data/index/page-data.json'];

test.each(NO_INDEX)('%s keeps its name', (path) => {
  expect(flatName(path)).toBe(path);
});

test.each<[string, OutputStep, string]>([
  [
    'because the disk is full',
    ({ folder }) => {
      writeFileSync(join(folder, 'half.html'), 'Half of');
      // Every write to this device fails as one to a full disk does.
      writeFileSync('/dev/full', 'the page');
    },
    'ENOSPC: no space left on device, write',
  ],
  ['for another reason', () => Promise.reject(new Error('A link leads nowhere.')), 'A link leads nowhere.'],
])('a build that cannot be finished %s reports that, and leaves the site unchanged', async (_, step, message) => {
  const root = projectOf(PUBLIC);
  await write(root);
  const filesOf = () => filesBelow(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]);
  const before = filesOf();
  await expect(write(root, [step])).rejects.toThrow(new Error(message));
  expect(filesOf()).toEqual(before);
});
