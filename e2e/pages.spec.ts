import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { builtPages, type BuiltPage } from './support/pages';
import { offSite } from './support/prefix';
import { expect, test } from './support/test';

// One worker reads the pages, once.
test.describe.configure({ mode: 'default' });

let pages: BuiltPage[] = [];
test.beforeAll(() => {
  pages = builtPages();
});

const pageAt = (path: string) => pages.find((page) => page.path === path);
const ORIGIN = 'https://built.test';

/** What each page has of something that none should have, as lines to read. */
const faults = (find: (page: BuiltPage) => readonly string[]): string[] =>
  pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));

const elements = (page: BuiltPage, selector: string) => [...page.document.querySelectorAll(selector)];

test('there are pages', () => {
  expect(pages.length).toBeGreaterThan(40);
});

test('every internal link leads to a page or file, and to an anchor that is there', () => {
  const broken = faults((page) =>
    elements(page, 'a[href]').flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      const url = new URL(href, ORIGIN + page.path);
      if (url.origin !== ORIGIN) return [];
      const path = offSite(url.pathname);
      const target = pageAt(path);
      if (!target) return existsSync(`dist${path}`) || path.startsWith('/feature-requests/') ? [] : [href];
      const id = decodeURIComponent(url.hash.slice(1));
      return id === '' || target.document.getElementById(id) ? [] : [href];
    }),
  );
  expect(broken).toEqual([]);
});

test('every picture is there, 640 and 1030 px wide, with its size and its text', async () => {
  const widths = new Set<number>();
  for (const page of pages) {
    for (const picture of elements(page, 'picture')) {
      const image = picture.querySelector('img');
      expect(image?.alt).toBeTruthy();
      expect(Number(image?.width) * Number(image?.height)).toBeGreaterThan(0);
      const sets = [...picture.querySelectorAll('[srcset]')].map((element) => element.getAttribute('srcset') ?? '');
      // Photographs are there in AVIF and WebP, too.
      expect(sets).toHaveLength(image?.src.endsWith('.png') ? 1 : 3);
      for (const candidate of sets.flatMap((set) => set.split(',').map((part) => part.trim()))) {
        const [file = '', descriptor] = candidate.split(/\s+/);
        const { width } = await sharp(`dist${offSite(file)}`).metadata();
        expect(descriptor).toBe(`${width}w`);
        widths.add(width);
      }
    }
  }
  expect([...widths].sort((a, b) => a - b)).toEqual([640, 1030]);
});

test('the first picture of a page loads at once if it is at its top, and a page has few that do', () => {
  const wrong = faults((page) => {
    const images = elements(page, 'main img');
    const eager = images.filter((image) => image.getAttribute('loading') === 'eager');
    const [first] = images;
    // A poster that is further down waits until it comes near.
    const isFurtherDown = first?.closest('.live-scene') && !first.closest('.content > :nth-child(-n + 3)');
    if (!first || isFurtherDown) return eager.length > 0 ? ['a picture below the fold loads at once'] : [];
    return first === eager[0] && eager.length <= 3 ? [] : [`${eager.length} of ${images.length} load at once`];
  });
  expect(wrong).toEqual([]);
});

test('no id stands twice on a page', () => {
  const twice = faults((page) => {
    const ids = elements(page, '[id]').map((element) => element.id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(twice).toEqual([]);
});

test('headings go down one level at a time', () => {
  const jumps = faults((page) => {
    const headings = elements(page, 'main :is(h1, h2, h3, h4, h5, h6)');
    return headings.flatMap((heading, index) => {
      const before = headings[index - 1];
      const level = Number(heading.tagName[1]);
      return before && level > Number(before.tagName[1]) + 1 ? [heading.textContent ?? ''] : [];
    });
  });
  expect(jumps).toEqual([]);
});

test('without script every panel of every tab is there to read, and code has its colours', () => {
  const nodeScripts = pageAt('/docs/scripting/node-scripts');
  const panels = [...(nodeScripts?.document.querySelectorAll<HTMLElement>('[data-island="tabs"] > .tab-panel') ?? [])];
  expect(panels.length).toBeGreaterThan(1);
  for (const panel of panels) {
    expect(panel.hidden).toBe(false);
    expect(panel.textContent?.trim().length).toBeGreaterThan(20);
  }
  expect(nodeScripts?.document.querySelectorAll('pre [class^="hljs-"]').length).toBeGreaterThan(50);
});

test('no page asks another host for anything', () => {
  const foreign = faults((page) =>
    elements(page, '[src], link[href]:not([rel="canonical"], [rel="alternate"])').flatMap((element) => {
      const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      return new URL(address, ORIGIN).origin === ORIGIN ? [] : [address];
    }),
  );
  expect(foreign).toEqual([]);
});

/** What the HTML standard does not allow, and validators find, by the selector of what is wrong. */
const INVALID = {
  'a button says of its popover what the browser says': '[popovertarget][aria-expanded]',
  'a caption is neither first nor last in its figure': 'figure > figcaption:not(:first-child, :last-child)',
  'a field without text completes it': ':is([type="checkbox"], [type="radio"], button)[autocomplete]',
};
for (const [what, selector] of Object.entries(INVALID)) {
  test(`on no page ${what}`, () => {
    expect(faults((page) => elements(page, selector).map(({ outerHTML }) => outerHTML.slice(0, 120)))).toEqual([]);
  });
}

test('every section has a heading or a name', () => {
  const isNamed = (section: Element) => section.matches('[aria-label], [aria-labelledby]');
  const nameless = faults((page) =>
    elements(page, 'section')
      .filter((section) => !isNamed(section) && !section.querySelector('h1, h2, h3, h4, h5, h6'))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(nameless).toEqual([]);
});

test('pictures measure whole pixels', () => {
  const fractions = faults((page) =>
    elements(page, 'img, source, video').flatMap((element) =>
      ['width', 'height'].flatMap((name) => element.getAttribute(name)?.match(/\D/)?.input ?? []),
    ),
  );
  expect(fractions).toEqual([]);
});

test('every figure has its caption for a name', () => {
  const figures = pages.flatMap((page) => elements(page, 'figure'));
  expect(figures.length).toBeGreaterThan(50);
  const names = figures.map((figure) => figure.getAttribute('aria-label'));
  expect(names).toEqual(figures.map((figure) => figure.querySelector('figcaption')?.textContent));
});

test('every page for search engines has a description of its own, of 50 to 160 characters', () => {
  // That of the archive is given: behaviours of the reference theme.
  const GIVEN = new Map([['/blog/archive', 'Archive']]);
  const seen = new Map<string, string>();
  const wrong = faults(({ path, document }) => {
    if (document.querySelector('meta[name="robots"][content="noindex"]') || path.startsWith('/player/')) return [];
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    if (description === GIVEN.get(path)) return [];
    const other = seen.get(description);
    seen.set(description, path);
    return [
      ...(other === undefined ? [] : [`that of ${other}`]),
      ...(description.length < 50 || description.length > 160 ? [`${description.length}: ${description}`] : []),
    ];
  });
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(90);
});

test('each step of the way to a page is a page of that name, for search engines', () => {
  const wrong = faults((page) =>
    elements(page, 'script[type="application/ld+json"]').flatMap((script) => {
      const thing = JSON.parse(script.textContent ?? '');
      if (thing['@type'] !== 'BreadcrumbList') return [];
      const steps: { name: string; item: string }[] = thing.itemListElement;
      const addresses = steps.map(({ item }) => item);
      const links = elements(page, 'nav[aria-label="Breadcrumbs"] a').length;
      const isLinked = steps.length === links + 1 && new Set(addresses).size === addresses.length;
      return isLinked ? [] : [steps.map(({ name, item }) => `${name} at ${item}`).join(', ')];
    }),
  );
  expect(wrong).toEqual([]);
});
