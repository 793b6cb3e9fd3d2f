import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { digests } from '../support/checkers/digests';
import { tableOf } from '../support/hosts/ask';
import { elements, faultsIn, isForReaders, test } from '../support/pages/built';
import { offSite } from '../support/hosts/prefix';
import { expect } from '../support/test';

test('every picture exists in widths of 640 and 1030 px, with its size and its text alternative', async ({ pages }) => {
  const candidates = new Set<string>();
  const wrong = faultsIn(pages, (page) =>
    elements(page, 'picture').flatMap((picture) => {
      const image = picture.querySelector('img');
      const sets = [...picture.querySelectorAll('[srcset]')].map((element) => element.getAttribute('srcset') ?? '');
      for (const set of sets) for (const part of set.split(',')) candidates.add(part.trim());
      // Photographs also exist as AVIF and WebP.
      const formats = image?.src.endsWith('.png') ? 1 : 3;
      const isComplete =
        image?.alt && Number(image.width) * Number(image.height) > 0 && sets.length === formats && !sets.includes('');
      return isComplete ? [] : [picture.outerHTML];
    }),
  );
  expect(wrong).toEqual([]);

  const widths = new Set<number>();
  const expected = await tableOf([...candidates], async (candidate) => {
    const [file = ''] = candidate.split(/\s+/);
    const { width } = await sharp(`dist${offSite(file)}`).metadata();
    widths.add(width);
    return `${file} ${width}w`;
  });
  expect(await tableOf([...candidates], (candidate) => candidate.replace(/\s+/, ' '))).toEqual(expected);
  expect([...widths].sort((a, b) => a - b)).toEqual([640, 1030]);
});

test('every file in picture-variants/ is on the site; "npm run posters" removes those of former pictures', () => {
  const onSite = new Set(digests('dist/static').values());
  const unused = [...digests('picture-variants')].flatMap(([file, digest]) => (onSite.has(digest) ? [] : [file]));
  expect(unused, 'Delete these files; the build has added those of the present settings.').toEqual([]);
});

test('the first picture of a page loads eagerly if it is at the top, all others lazily', ({ pages }) => {
  const wrong = faultsIn(pages.filter(isForReaders), (page) => {
    const images = elements(page, 'main img');
    const eager = images.filter((image) => image.getAttribute('loading') !== 'lazy');
    const [first] = images;
    // A poster further down loads when it comes near; on pages of the reference, all are below signatures.
    const isInReference = page.path.startsWith('/docs/api');
    const isFurtherDown =
      first?.closest('.live-scene') && (isInReference || !first.closest('.content > :nth-child(-n + 3)'));
    if (!first || isFurtherDown) return eager.length > 0 ? ['a picture below the fold loads at once'] : [];
    return first === eager[0] && eager.length === 1 ? [] : [`${eager.length} of ${images.length} load at once`];
  });
  expect(wrong).toEqual([]);
});

test('no page loads anything from another host', ({ pages }) => {
  const LOADED =
    '[src], [srcset], object, use, image, [poster], [imagesrcset], link[href]:not([rel="canonical"], [rel="alternate"])';
  const found = faultsIn(pages, (page) => [
    ...elements(page, LOADED)
      .flatMap((element) => [...element.attributes])
      .filter(({ name }) => /^(?:src|srcset|href|xlink:href|data|poster|imagesrcset)$/.test(name))
      .filter(({ value }) => /(?:^|[\s,])(?:[a-z]+:)?\/\//i.test(value))
      .map(({ name, value }) => `${name}="${value}"`),
    ...elements(page, 'style')
      .filter(({ textContent }) => /(?:url\(\s*["']?|@import\s+["'])(?:[a-z]+:)?\/\//i.test(textContent ?? ''))
      .map(() => '<style>'),
  ]);
  expect(found).toEqual([]);
});

test('the styles of every page are at most 10 KB with gzip', ({ pages }) => {
  const heavy = faultsIn(pages.filter(isForReaders), (page) => {
    const styles = elements(page, 'style').map(({ textContent }) => textContent);
    const size = gzipSync(styles.join(''), { level: 9 }).length / 1024;
    return size > 10 ? [`${size.toFixed(1)} KB`] : [];
  });
  expect(heavy).toEqual([]);
});
