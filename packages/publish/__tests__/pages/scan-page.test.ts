import { scanPage } from '../../src/pages/scan-page';

test('reads the metadata in the head', () => {
  const html = `<!doctype html><html><head><title>A &amp; B | Site</title>
    <meta name="description" content="It&#x27;s here.">
    <meta property="og:image" content="https://example.com/a.png">
    <link rel="canonical" href="https://example.com/a"></head><body><svg><title>Icon</title></svg></body></html>`;
  expect(scanPage(html)).toMatchObject({
    title: 'A & B | Site',
    description: "It's here.",
    canonical: 'https://example.com/a',
    image: 'https://example.com/a.png',
    isIndexed: true,
  });
});

test('recognises a page that search engines must not index', () => {
  expect(scanPage('<meta name="robots" content="noindex, follow">').isIndexed).toBe(false);
});

test('reads ids, and the names of old anchors', () => {
  const html = '<h2 id="one">1</h2><a name="two"></a><svg><a name="three"></a><g id="four"/></svg>';
  expect(scanPage(html).ids).toEqual(['one', 'two', 'four']);
});

test('reads every address in attributes, once', () => {
  const html = `<a href="/a?b=1&amp;c=2#d">A</a><img src="/1.png" srcset="/1.png 640w,
    /2,5.png 1030w"><video poster="/p.png"></video><link rel="preload" imagesrcset="/3.avif 1x, /4.avif 2x">
    <script src="/app.js"></script><svg><use href="#x"/><a xlink:href="/old"/></svg>`;
  const files = ['/1.png', '/2,5.png', '/p.png', '/3.avif', '/4.avif', '/app.js'];
  expect(scanPage(html).addresses).toEqual(['/a?b=1&c=2#d', ...files, '#x', '/old']);
});

test('reads the outermost articles with their content', () => {
  const html = '<article id="a"><p>1</p><article>2</article></article><i>3</i><article>4</article>';
  expect(scanPage(html).articles.map(({ id, start, end }) => [id, html.slice(start, end)])).toEqual([
    ['a', '<p>1</p><article>2</article>'],
    ['', '4'],
  ]);
  expect(scanPage('<main></main>').articles).toEqual([]);
});
