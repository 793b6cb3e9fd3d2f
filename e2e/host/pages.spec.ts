import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { digests } from '../support/checkers/digests';
import { tableOf } from '../support/hosts/ask';
import { elements, faultsIn, isForReaders, test } from '../support/pages/built';
import { offSite } from '../support/hosts/prefix';
import { expect } from '../support/test';

const ORIGIN = 'https://built.test';

test('every internal link leads to an existing page or file, and to an existing anchor', ({ pages }) => {
  expect(pages.length).toBeGreaterThan(40);
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const broken = faultsIn(pages, (page) =>
    elements(page, 'a[href]').flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      const url = new URL(href, ORIGIN + page.path);
      if (url.origin !== ORIGIN) return [];
      const path = offSite(url.pathname);
      const target = pageAt.get(path);
      if (!target) return existsSync(`dist${path}`) || path.startsWith('/feature-requests/') ? [] : [href];
      // After the question mark are values of a scene's parameters, which the build checks.
      const id = decodeURIComponent(url.hash.slice(1).replace(/\?.*/, ''));
      return id === '' || target.document.getElementById(id) ? [] : [href];
    }),
  );
  expect(broken).toEqual([]);
});

test('every external link opens in a new tab, without access to the opener', ({ pages }) => {
  const isExternal = (link: Element) => /^(?:https?:)?\/\//.test(link.getAttribute('href') ?? '');
  const wrong = faultsIn(pages, (page) =>
    elements(page, 'a[href]')
      .filter(isExternal)
      .filter((link) => link.getAttribute('target') !== '_blank' || link.getAttribute('rel') !== 'noopener noreferrer')
      .map(({ outerHTML }) => outerHTML),
  );
  expect(wrong).toEqual([]);
  expect(pages.flatMap((page) => elements(page, 'a[href]').filter(isExternal)).length).toBeGreaterThan(300);
});

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

test('the first picture of a page loads eagerly if it is at the top, and few others do', ({ pages }) => {
  const wrong = faultsIn(pages.filter(isForReaders), (page) => {
    const images = elements(page, 'main img');
    const eager = images.filter((image) => image.getAttribute('loading') === 'eager');
    const [first] = images;
    // A poster further down loads when it comes near; on pages of the reference, all are below signatures.
    const isInReference = page.path.startsWith('/docs/api');
    const isFurtherDown =
      first?.closest('.live-scene') && (isInReference || !first.closest('.content > :nth-child(-n + 3)'));
    if (!first || isFurtherDown) return eager.length > 0 ? ['a picture below the fold loads at once'] : [];
    return first === eager[0] && eager.length <= 3 ? [] : [`${eager.length} of ${images.length} load at once`];
  });
  expect(wrong).toEqual([]);
});

test('no id is on a page twice', ({ pages }) => {
  const twice = faultsIn(pages, (page) => {
    const ids = elements(page, '[id]').map((element) => element.id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(twice).toEqual([]);
});

test('headings do not skip levels', ({ pages }) => {
  const jumps = faultsIn(pages, (page) => {
    const headings = elements(page, 'main :is(h1, h2, h3, h4, h5, h6)');
    return headings.flatMap((heading, index) => {
      const before = headings[index - 1];
      const level = Number(heading.tagName[1]);
      return before && level > Number(before.tagName[1]) + 1 ? [heading.textContent ?? ''] : [];
    });
  });
  expect(jumps).toEqual([]);
});

test('every tab panel is readable without scripts, and code is highlighted', ({ pages }) => {
  const withTabs = pages.filter(({ document }) => document.querySelector('[data-island="tabs"]'));
  expect(withTabs.map(({ path }) => path)).toContain('/docs/scripting/node-scripts');
  for (const { path, document } of withTabs) {
    const panels = [...document.querySelectorAll<HTMLElement>('[data-island="tabs"] > .tab-panel')];
    expect.soft(panels.length, path).toBeGreaterThan(1);
    for (const panel of panels) {
      expect.soft(panel.hidden, path).toBe(false);
      expect.soft(panel.textContent?.trim().length, path).toBeGreaterThan(20);
    }
    expect.soft(document.querySelectorAll('pre [class^="hljs-"]').length, path).toBeGreaterThan(50);
  }
});

/** Violations of the HTML standard that validators report, by selector. */
const INVALID = {
  'a button says of its popover what the browser says': '[popovertarget][aria-expanded]',
  'a caption is neither first nor last in its figure': 'figure > figcaption:not(:first-child, :last-child)',
  'a field without text completes it': ':is([type="checkbox"], [type="radio"], button)[autocomplete]',
};

test('every page is valid HTML where validators check, its sections have names, and the sizes of its pictures are whole pixels', ({
  pages,
}) => {
  for (const [what, selector] of Object.entries(INVALID)) {
    const found = faultsIn(pages, (page) => elements(page, selector).map(({ outerHTML }) => outerHTML.slice(0, 120)));
    expect.soft(found, what).toEqual([]);
  }
  const isNamed = (section: Element) => section.matches('[aria-label], [aria-labelledby]');
  const nameless = faultsIn(pages, (page) =>
    elements(page, 'section')
      .filter((section) => !isNamed(section) && !section.querySelector('h1, h2, h3, h4, h5, h6'))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect.soft(nameless).toEqual([]);
  const fractions = faultsIn(pages, (page) =>
    elements(page, 'img, source, video').flatMap((element) =>
      ['width', 'height'].flatMap((name) => element.getAttribute(name)?.match(/\D/)?.input ?? []),
    ),
  );
  expect.soft(fractions).toEqual([]);
});

test('the accessible name of every figure is its caption', ({ pages }) => {
  const figures = pages.flatMap((page) => elements(page, 'figure'));
  expect(figures.length).toBeGreaterThan(50);
  const wrong = faultsIn(pages, (page) =>
    elements(page, 'figure')
      .filter((figure) => figure.getAttribute('aria-label') !== figure.querySelector('figcaption')?.textContent)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(wrong).toEqual([]);
});

test('no page has an event handler attribute or a javascript: address', ({ pages }) => {
  const found = faultsIn(pages.filter(isForReaders), (page) =>
    elements(page, '*')
      .flatMap((element) => [...element.attributes])
      .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))
      .map(({ name, value }) => `${name}="${value}"`),
  );
  expect(found).toEqual([]);
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
  const foreign = faultsIn(pages, (page) =>
    elements(page, '[src], link[href]:not([rel="canonical"], [rel="alternate"])')
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .filter((address) => new URL(address, ORIGIN).origin !== ORIGIN),
  );
  expect(foreign).toEqual([]);
});

test('the styles of every page are at most 10 KB with gzip', ({ pages }) => {
  const heavy = faultsIn(pages.filter(isForReaders), (page) => {
    const styles = elements(page, 'style').map(({ textContent }) => textContent);
    const size = gzipSync(styles.join(''), { level: 9 }).length / 1024;
    return size > 10 ? [`${size.toFixed(1)} KB`] : [];
  });
  expect(heavy).toEqual([]);
});
