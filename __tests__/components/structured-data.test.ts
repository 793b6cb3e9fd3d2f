import { breadcrumbList, jsonLd } from '../../src/components/layout/page/structured-data';

test('cannot end its script element, and has the same value', () => {
  const name = '</script><!--<script>alert(1)</script>';
  const text = jsonLd(breadcrumbList([{ name, url: 'https://site.example' }]));
  expect(text).not.toContain('<');
  expect(JSON.parse(text).itemListElement[0].name).toBe(name);
});
