import { startChangingHost } from '../e2e/support/hosts/changing-host';
import { onSite } from '../e2e/support/hosts/prefix';
import { Reader } from './support/reader';
import { expect, test } from './support/test';

const BLOG_DATA = '/page-data/blog/page-data.json';
const BLOG_SCRIPT = /^\/component---src-templates-blog-list-tsx-.+\.js$/;

/** The pictures that are not there yet, but would be loaded: down to 600 px below the window. */
const loading = () =>
  Array.from(document.images, ({ complete, src, y }) => (complete || y > innerHeight + 600 ? '' : src)).join('');

const mode = () => document.documentElement.dataset['theme'] ?? '';

test('a link changes the page in place', async ({ reader }) => {
  const started = () => String(performance.timeOrigin);
  await reader.open('/docs/faq');
  const before = await reader.tab.run(started);
  await reader.click('.navbar a', 'Blog');
  await expect.poll(reader.heading).toBe('Blog');
  expect(await reader.tab.run(() => location.pathname)).toBe(onSite('/blog'));
  expect(await reader.tab.run(started)).toBe(before);
});

test('pages of links in view are prefetched once', async ({ reader: { tab }, driven }) => {
  const host = await startChangingHost('dist');
  try {
    const reader = new Reader(tab, host.origin);
    const fetched = () => host.asked.filter((path) => path === BLOG_DATA || BLOG_SCRIPT.test(path));
    await reader.open('/docs/faq');
    await expect.poll(() => new Set(fetched()).size).toBe(2);
    // More than one turn of the queue.
    await expect.poll(() => host.asked.filter((path) => path.startsWith('/page-data/')).length).toBeGreaterThan(6);
    await reader.click('.navbar a', 'Blog');
    await expect.poll(reader.heading).toBe('Blog');
    // Under automation, WebKit has no cache.
    if (driven === 'firefox') expect(fetched()).toHaveLength(2);
    // The host goes down: pending requests of the page must not count as errors, as Firefox counts pictures that the worker is about to answer.
    await expect.poll(() => tab.run(loading)).toBe('');
    await tab.goTo('about:blank');
  } finally {
    await host.goAway();
  }
});

test('the search finds a page and opens it', async ({ reader }) => {
  await reader.open('/docs/faq');
  await reader.click('button', 'Search');
  await expect.poll(() => reader.tab.run(() => document.activeElement?.role ?? '')).toBe('combobox');
  await reader.tab.type('mirroring');
  await reader.click('[role=option]', 'Mirroring');
  await expect.poll(reader.heading).toBe('Mirroring');
});

test('the colour mode is switched, and remembered', async ({ reader }) => {
  await reader.open('/docs/faq');
  await reader.click('.navbar button', 'Switch between dark and light mode');
  await expect.poll(() => reader.tab.run(mode)).toBe('dark');
  await reader.open('/blog');
  expect(await reader.tab.run(mode)).toBe('dark');
});

test('an enlarged picture is larger than on the page, and leads to the next one', async ({ reader }) => {
  await reader.tab.resize(390, 780);
  await reader.open('/blog/introducing-particle-life');
  await reader.tab.run(() => {
    const link = document.querySelector('.post-cover a');
    link?.after(link.cloneNode(true));
    return '';
  });
  await reader.click('.post-cover a');
  const widths = () =>
    Array.from(document.querySelectorAll('.post-cover img, .zoom img'), (image) => image.clientWidth).join(' ');
  await expect.poll(() => reader.textOf('.zoom [role=status]')).toBe('1 of 2');
  const [onPage = NaN, , enlarged = NaN] = (await reader.tab.run(widths)).split(' ').map(Number);
  expect(enlarged).toBeGreaterThanOrEqual(onPage * 1.5 - 1);
  await reader.click('.zoom button', 'Next');
  await expect.poll(() => reader.textOf('.zoom [role=status]')).toBe('2 of 2');
  await reader.click('.zoom button', 'Close');
  await expect.poll(() => reader.tab.run(() => String(document.querySelectorAll('.zoom').length))).toBe('0');
});

test('a card of the showcase has its scene and its text once it is opened, also by an address', async ({ reader }) => {
  const scenes = () => String(document.querySelectorAll('.showcase-card figure.live-scene').length);
  await reader.open('/showcase');
  expect(await reader.tab.run(scenes)).toBe('0');
  await reader.click('.showcase-card summary', 'Open the scene');
  await expect.poll(() => reader.tab.run(scenes)).toBe('1');
  await reader.open('/showcase#dam-break');
  await expect.poll(() => reader.tab.run(scenes)).not.toBe('0');
});

test('the members of a class are found by typing', async ({ reader }) => {
  await reader.open('/docs/api/classes/BodyNode');
  await reader.click('.members-finder input');
  await reader.tab.type('setlinearv');
  await expect.poll(() => reader.textOf('.members-finder ul')).toBe('setLinearVelocity()');
});

test('tabs switch their panel', async ({ reader }) => {
  await reader.open('/docs/scripting/node-scripts');
  const shown = () => reader.textOf('[role=tabpanel]:not([hidden])');
  await reader.tab.run(() => {
    document.querySelector('.tabs')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return '';
  });
  await expect.poll(() => reader.textOf('[role=tab][aria-selected=true]')).toBe('With a parameter');
  const before = await shown();
  await reader.click('[role=tab]', 'Without');
  await expect.poll(() => reader.textOf('[role=tab][aria-selected=true]')).toBe('Without');
  expect(await shown()).not.toBe(before);
});

test('a link in the drawer of a narrow window opens another page', async ({ reader }) => {
  await reader.tab.resize(390, 780);
  await reader.open('/docs/snapping');
  await reader.click('button', 'Toggle navigation bar');
  await reader.click('dialog[open] a', 'Mirroring');
  await expect.poll(reader.heading).toBe('Mirroring');
  await expect.poll(() => reader.textOf('dialog[open]')).toBe('');
});

test('a visited page can be read without a network, and others show the offline page', async ({
  reader: { tab },
  allow,
}) => {
  // There is no network.
  allow(/./);
  const host = await startChangingHost('dist');
  const reader = new Reader(tab, host.origin);
  await reader.open('/docs/faq');
  const kept = async () => {
    const names = await caches.keys();
    const pages = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return pages.flat().join('\n');
  };
  await expect.poll(() => tab.run(kept)).toMatch(/docs\/faq$/m);
  await host.goAway();
  await reader.open('/docs/faq');
  expect(await reader.heading()).toBe('FAQ');
  await tab.goTo(`${host.origin}${onSite('/docs/assets')}`);
  await expect.poll(reader.heading).toBe('No connection');
  await reader.click('a', 'FAQ');
  await expect.poll(reader.heading).toBe('FAQ');
});

test('a film plays and is sought', async ({ reader }) => {
  const time = () => String(document.querySelector('video')?.currentTime ?? 0);
  await reader.open('/docs/live-scenes');
  const loaded = () => JSON.stringify(performance.getEntriesByType('resource').map(({ name }) => name));
  expect(await reader.tab.run(loaded)).not.toContain('.webm');
  await reader.click('video');
  await expect.poll(async () => Number(await reader.tab.run(time))).toBeGreaterThan(0.2);
  await reader.tab.run(() => {
    const film = document.querySelector('video');
    film?.pause();
    if (film) film.currentTime = 2;
    return '';
  });
  await expect.poll(async () => Number(await reader.tab.run(time))).toBeCloseTo(2, 1);
});
