import { keyOf, kindOf, pageOfData } from '../../src/worker/kind';

const HASH = '0123456789abcdef0123';
const SITE = 'https://site.example/';

const asked = (url: string, more: { method?: string; destination?: string; headers?: Headers } = {}) => ({
  url: new URL(url, SITE).href,
  method: 'GET',
  destination: '',
  headers: new Headers(),
  ...more,
});
const tab = { destination: 'document' };

test.each<[url: string, kind: string | undefined, more?: typeof tab]>([
  ['/', 'page', tab],
  ['/docs/faq', 'page', tab],
  ['/docs/faq/?a=1', 'page', tab],
  ['/docs/faq.html', 'page', tab],
  ['/docs/faq.md', undefined, tab],
  ['/sitemap.xml', undefined, tab],
  ['/page-data/app-data.json', 'data'],
  ['/page-data/docs/faq/page-data.json?view=list', 'data'],
  ['/page-data/sq/d/123.json', 'data'],
  ['/previews/docs/faq.json', 'previews'],
  ['/static/a/picture.png', 'file'],
  [`/app-${HASH}.js`, 'file'],
  [`/app.${HASH}.css`, 'file'],
  ['/pagefind/pagefind-entry.json?ts=1', 'search'],
  ['/pagefind/pagefind.js', 'search'],
  ['/pagefind/fragment/en_1.pf_fragment', 'search-part'],
  ['/sw.js', undefined],
  ['/favicon.svg', undefined],
  ['/docs/faq', undefined],
])('%s is %s, asked for with %j', (url, kind, more = undefined) => {
  expect(kindOf(asked(url, more), SITE)).toBe(kind);
});

test.each([
  ['of another method', asked('/page-data/app-data.json', { method: 'POST' })],
  ['that only ask whether a page is there', asked('/docs/faq', { method: 'HEAD', ...tab })],
  ['for a part of a file', asked('/static/film.mp4', { headers: new Headers({ range: 'bytes=0-9' }) })],
  ['for a file that is opened or downloaded', asked('/static/a/film.mp4', { destination: 'document' })],
  ['to other sites', asked('https://www.googletagmanager.com/static/a.js')],
  ['to other sites for a page', asked('https://elsewhere.example/docs/faq', tab)],
])('requests %s are left to the browser', (_, request) => {
  expect(kindOf(request, SITE)).toBeUndefined();
});

test('a site in a folder of its host only includes that folder', () => {
  const scope = `${SITE}folder/`;
  expect(kindOf(asked('/folder/docs/faq', tab), scope)).toBe('page');
  expect(kindOf(asked('/folder/page-data/app-data.json'), scope)).toBe('data');
  expect(kindOf(asked('/page-data/app-data.json'), scope)).toBeUndefined();
  expect(kindOf(asked('/folder-two/docs/faq', tab), scope)).toBeUndefined();
});

test('a page is cached under one address, whatever its query', () => {
  for (const path of ['/docs/faq', '/docs/faq/', '/docs/faq.html', '/docs/faq?a=1#part']) {
    expect(keyOf(new URL(path, SITE).href)).toBe('https://site.example/docs/faq');
  }
  expect(keyOf(SITE)).toBe(SITE);
});

test.each([
  ['/page-data/docs/faq/page-data.json', '/docs/faq'],
  ['/page-data/index/page-data.json', '/'],
  ['/folder/page-data/docs/faq/page-data.json', '/folder/docs/faq'],
  ['/page-data/app-data.json', undefined],
  ['/page-data/sq/d/1.json', undefined],
])('%s has the data of the page %s', (data, page) => {
  expect(pageOfData(new URL(data, SITE).href)).toBe(page && new URL(page, SITE).href);
});
