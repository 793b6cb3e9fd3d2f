import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { writeSearchIndex } from '@physics-editor/publish/search/search-index';
import { findBuiltScenes } from '../../../gatsby/output/machine-readers/write-scenes';
import { sceneEntry, searchedSections } from '../../../gatsby/output/searched';
import { pageOf, siteOf } from '../../support/build';
import type { Files } from '@physics-editor/lib/testing/temporary-folder';

const PAGES = {
  'docs.html':
    '<meta name="description" content="Getting started for $& and more."><main><article><h1>Introduction</h1><nav>Contents</nav><p>Draw a floor.</p></article></main>',
  'docs/api.html': '<article><h1>API overview</h1><p>What scripts see.</p></article>',
  'docs/api/classes/Ball.html':
    '<meta name="description" content="How large."><article><h1>Ball</h1><h3 id="radius">radius<a class="hash-link" href="#radius"></a></h3><p>How large.</p>' +
    '<dl><dt>value</dt><dd>the length</dd></dl><table><tr><th>Name</th><th>Unit</th></tr><tr><td>r</td></tr></table>' +
    '<section data-pagefind-ignore><h3 id="mass">mass</h3></section><footer>Source</footer></article>',
  'blog/falling.html': '<article><h1>Falling</h1><p id="自然">Drop 自然長 both. findNode</p></article>',
  'blog.html': '<article>A list of posts</article>',
  'community/support.html': '<article><h1>Support</h1><p>Ask.</p></article>',
  'showcase.html':
    '<article id="clock"><h2>Clock</h2><p>Gears turn.</p><div data-pagefind-ignore>const gear;</div><figure><div data-island-root><p>Speed</p></div><details>run();</details></figure></article>' +
    '<article id="draft"><h2>Draft</h2></article>',
  '404.html': '<article>Not found</article>',
} satisfies Files;

/** A scene of a text that pushes a ball. */
const PUSH = {
  ...{ id: 'scene-push', path: '/docs#scene-push', title: 'Push the ball', description: 'A ball on a floor.' },
  ...{ symbols: ['Ball'], members: ['Ball.applyForce'] },
};

const CONTENT = [
  { __typename: 'HomePage', path: '/' },
  { __typename: 'Doc', path: '/docs' },
  { __typename: 'Doc', path: '/docs/api' },
  { __typename: 'BlogPost', path: '/blog/falling' },
  { __typename: 'CommunityPage', path: '/community/support' },
  { __typename: 'ShowcaseItem', path: '/showcase#clock' },
];

const SYMBOLS = [{ path: '/docs/api/classes/Ball' }, { path: '/docs/api#Shape' }];

/** Writes the index of the pages; the folder of the site. */
async function indexed(files: Files, content = CONTENT, scenes = [PUSH]): Promise<string> {
  const data = { allContent: { nodes: content }, allApiSymbol: { nodes: SYMBOLS }, allLiveScene: { nodes: scenes } };
  const pages = Object.entries(files)
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => pageOf(file, html));
  const site = siteOf({ files, pages, data });
  await writeSearchIndex(site, await searchedSections(site), (await findBuiltScenes(site)).map(sceneEntry));
  return join(site.folder, 'pagefind');
}

interface Fragment {
  url: string;
  content: string;
  meta: { title: string; section: string };
  anchors: { id: string; text: string }[];
}

/** What the index knows of each page. */
const fragmentsOf = (folder: string): Fragment[] =>
  filesBelow(join(folder, 'fragment'))
    .map((file): Fragment => {
      const text = gunzipSync(readFileSync(join(folder, 'fragment', file))).toString();
      return JSON.parse(text.slice(text.indexOf('{')));
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));

test('texts of every section are indexed with their title and section, lists and the not-found page are not', async () => {
  const found = fragmentsOf(await indexed(PAGES));
  expect(found.map(({ url, meta }) => [url, meta.title, meta.section])).toEqual([
    ['/blog/falling', 'Falling', 'Blog'],
    ['/community/support', 'Support', 'Community'],
    ['/docs', 'Introduction', 'Docs'],
    ['/docs#scene-push', 'Push the ball', 'Scene'],
    ['/docs/api', 'API overview', 'API'],
    ['/docs/api/classes/Ball', 'Ball', 'API'],
    ['/showcase#clock', 'Clock', 'Showcase'],
  ]);
});

test('only the text itself is indexed, with a description that it lacks, and headings with their anchors', async () => {
  const found = fragmentsOf(await indexed(PAGES));
  const textOf = (url: string) => found.find((fragment) => fragment.url === url)?.content;
  expect(textOf('/docs')).toBe('Introduction. Getting started for $& and more. Draw a floor.');
  // Each letter of a script without spaces is a word.
  expect(textOf('/blog/falling')).toBe('Falling. Drop 自 然 長 both. findNode.');
  expect(textOf('/docs/api/classes/Ball')).toBe('Ball. radius. How large. value the length Name Unit r.');
  expect(textOf('/showcase#clock')).toBe('Clock. Gears turn.');
  expect(textOf('/docs#scene-push')).toBe('Push the ball. A ball on a floor. Uses Ball, applyForce.');
  expect(found.find(({ url }) => url.endsWith('Ball'))?.anchors).toMatchObject([{ id: 'radius', text: 'radius' }]);
});

test('the words of the index are listed, the most frequent first', async () => {
  const words = readFileSync(join(await indexed(PAGES), 'words.txt'), 'utf8').split(' ');
  expect(words.slice(0, 2)).toEqual(['ball', 'floor']);
  expect(words).toEqual(expect.arrayContaining(['findnode', 'find', 'node', 'length']));
  expect(words).not.toEqual(expect.arrayContaining(['mass']));
});

test('the index is accompanied by the scripts of Pagefind that the page needs, without its interfaces', async () => {
  const names = filesBelow(await indexed(PAGES)).map((file) => file.replace(/en_[0-9a-f]+/, 'en_#'));
  expect([...new Set(names)]).toEqual([
    'fragment/en_#.pf_fragment',
    'index/en_#.pf_index',
    'pagefind-entry.json',
    'pagefind.en_#.pf_meta',
    'pagefind.js',
    'wasm.en.pagefind',
    'words.txt',
  ]);
});

test.each<[string, Files]>([
  ['no page', {}],
  ['no article', { 'docs.html': '<main><h1>Introduction</h1></main>' }],
])('an index of %s stops the build', async (_, files) => {
  await expect(indexed(files, [], [])).rejects.toThrow(
    /^The search index could not be written: (?:Error: )?it would be empty/,
  );
});

test('errors of Pagefind stop the build', async () => {
  const files = { ...PAGES, pagefind: 'a file where the folder should be' };
  await expect(indexed(files)).rejects.toThrow(/^The search index could not be written: ./);
});
