import type { Element } from 'hast';
import { unified } from 'unified';
import { anchorsOf } from '../src/anchors';
import { linkedFile, resolveBeside } from '../src/linked-file';
import { rehypePrefix } from '../src/plugins/rehype-structure';

describe('a link in docs/page.mdx', () => {
  test.each([
    ['./other.mdx', 'docs/other.mdx', ''],
    ['other.md#part', 'docs/other.md', '#part'],
    ['../blog/a/index.MDX?x=1#part', 'blog/a/index.MDX', '?x=1#part'],
    ['./a%20b%23c.mdx?', 'docs/a b#c.mdx', '?'],
  ])('to %s leads to a file', (url, target, rest) => {
    expect(linkedFile(url, 'docs/page.mdx')).toEqual({ target, rest });
  });

  test.each([
    '#part',
    '/docs/other.mdx',
    'https://example.com/a.mdx',
    './other',
    './a.mdx.png',
    './a?b.mdx',
    'mailto:a@b.md',
    '',
  ])('to "%s" leads to none', (url) => {
    expect(linkedFile(url, 'docs/page.mdx')).toBeUndefined();
  });

  test('is relative to its folder', () => {
    expect(resolveBeside('docs/page.mdx', '../a%20b.png')).toBe('a b.png');
  });
});

test('the path prefix is added only to the addresses of links', () => {
  const link = (href: string): Element => ({ type: 'element', tagName: 'a', properties: { href }, children: [] });
  const anchor: Element = { type: 'element', tagName: 'a', properties: {}, children: [] };
  const icon: Element = { type: 'element', tagName: 'use', properties: { href: '/icons.svg#star' }, children: [] };
  const links = [link('/docs'), link('//example.com'), link('#part'), link('./other')];
  const paragraph: Element = { type: 'element', tagName: 'p', properties: {}, children: [...links, anchor, icon] };
  unified()
    .use(rehypePrefix, { pathPrefix: '/folder' })
    .runSync({ type: 'root', children: [paragraph] });
  expect(links).toEqual([link('/folder/docs'), link('//example.com'), link('#part'), link('./other')]);
  expect([anchor.properties, icon.properties]).toEqual([{}, { href: '/icons.svg#star' }]);
});

describe('the anchors of a text that is not rendered', () => {
  test.each([
    ['docs/a.mdx', '---\ntitle: A\n---\n\n## One\n\nText.\n\n### Two {#own}\n\n## One\n', ['one', 'own', 'one-1']],
    ['docs/a.md', '## {One}\n', ['one']],
    ['docs/a.mdx', 'Text.\n', []],
    // Unknown, as the text has a syntax error.
    ['docs/a.mdx', '## One\n\n<b>\n', undefined],
  ])('are those of its headings: %s %j', (file, source, ids) => {
    expect(anchorsOf(file, source)).toEqual(ids);
  });
});
