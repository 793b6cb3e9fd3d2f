import { readFileSync } from 'node:fs';
import { NOT_FOUND_STATUS } from '../e2e/support/pages/page-types';
import { expect, test } from './support/test';

const paths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

for (const path of [...paths, '/no/such/page']) {
  test(`${path} becomes interactive without faults`, async ({ reader, allow }) => {
    if (!paths.includes(path)) allow(NOT_FOUND_STATUS);
    await reader.open(path);
    expect(await reader.heading()).not.toBe('');
    const broken = () =>
      [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => src)
        .join('\n');
    expect(await reader.tab.run(broken)).toBe('');
  });
}
