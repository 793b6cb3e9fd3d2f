import { blogPosting, breadcrumbList, jsonLd, webSite } from '../../src/lib/structured-data';

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

test('cannot end the script that holds it, and says the same', () => {
  const name = '</script><!--<script>alert(1)</script>';
  const text = jsonLd(breadcrumbList([{ name, url: 'https://site.example' }]));
  expect(text).not.toContain('<');
  expect(JSON.parse(text).itemListElement[0].name).toBe(name);
});

test('counts steps from one', () => {
  const steps = ['a', 'b', 'c'].map((name) => ({ name, url: `https://site.example/${name}` }));
  expect(breadcrumbList(steps)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'a' },
      { position: 2, name: 'b' },
      { position: 3, name: 'c' },
    ],
  });
});

test('leaves out the address of an author who has none', () => {
  const posting = blogPosting({
    headline: 'Graphs',
    description: '',
    url: '',
    image: '',
    published: '',
    keywords: [],
    authors: [{ type: 'Person', name: 'Ada', url: null }],
  });
  expect(posting['author']).toEqual([{ '@type': 'Person', name: 'Ada' }]);
});
