import { cachedPages } from '../../src/offline/cached-pages';
import { stub } from '../support/stub';

const stored = new Map([
  ['https://site.example/docs/snapping', 'Snapping &amp; more | Site'],
  ['https://site.example/docs/faq', 'Questions | Answers | Site'],
  ['https://site.example/', 'Site'],
  ['https://site.example/blog', ''],
]);

const cache = {
  keys: async () => [...stored.keys()].map((url) => ({ url })),
  match: async ({ url }: { url: string }) => ({
    headers: new Map([['x-kept-title', encodeURIComponent(stored.get(url) ?? '')]]),
  }),
};

test('cached pages are sorted by path, each with its own title', async () => {
  stub(window, { caches: { has: async (name: string) => name === '/ pages', open: async () => cache } });
  expect((await cachedPages()).map(({ path, title }) => `${path} ${title}`)).toEqual([
    '/ Site',
    '/blog /blog',
    '/docs/faq Questions | Answers',
    '/docs/snapping Snapping & more',
  ]);
});

test('there are none if nothing is cached, or the browser denies access', async () => {
  stub(window, { caches: { has: async () => false } });
  expect(await cachedPages()).toEqual([]);
  stub(window, { caches: { has: () => Promise.reject(new DOMException('No.', 'SecurityError')) } });
  expect(await cachedPages()).toEqual([]);
});
