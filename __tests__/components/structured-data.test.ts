import { blogPosting, breadcrumbList, jsonLd, webSite } from '../../src/components/layout/page/structured-data';

test('names the vocabulary', () => {
  const text = jsonLd(webSite({ name: 'Site', url: 'https://site.example', description: 'A site.' }));
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Site',
    url: 'https://site.example',
    description: 'A site.',
  });
});

test('cannot end its script element, and has the same value', () => {
  const name = '</script><!--<script>alert(1)</script>';
  const text = jsonLd(breadcrumbList([{ name, url: 'https://site.example' }]));
  expect(text).not.toContain('<');
  expect(JSON.parse(text).itemListElement[0].name).toBe(name);
});

test('numbers positions from one', () => {
  const steps = ['a', 'b'].map((name) => ({ name, url: `https://site.example/${name}` }));
  expect(breadcrumbList(steps)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'a', item: 'https://site.example/a' },
      { '@type': 'ListItem', position: 2, name: 'b', item: 'https://site.example/b' },
    ],
  });
});

test('describes a post with the given data, without addresses of authors who have none', () => {
  const url = 'https://site.example/blog/graphs';
  const facts = { headline: 'Graphs', description: 'Of motion.', image: `${url}.png`, keywords: ['motion'] };
  const authors = [
    { type: 'Person', name: 'Ada', url: null },
    { type: 'Organization', name: 'Site', url: 'https://site.example' },
  ] as const;
  expect(blogPosting({ ...facts, url, published: '2025-11-09', authors })).toEqual({
    ...facts,
    '@type': 'BlogPosting',
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    datePublished: '2025-11-09',
    author: [
      { '@type': 'Person', name: 'Ada' },
      { '@type': 'Organization', name: 'Site', url: 'https://site.example' },
    ],
  });
});
