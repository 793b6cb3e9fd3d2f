import type { Page } from '@playwright/test';
import { openDrawer, colourToggle } from '../e2e/support/frame';
import { open } from '../e2e/support/open';
import { control, openScene } from '../e2e/support/scenes';
import { openSearch, searchField } from '../e2e/support/search';
import { expect, test } from '../e2e/support/test';

const RUNS = 10;
const SLOW_DOWN = 4;
const ROUTE = ['Snapping', 'Mirroring'];

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const rounded = (value: number): number => Number(value.toFixed(1));

/** Clicks a prefetched link of the sidebar. Returns the time until the heading of its page appears, in ms. */
const follow = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (title) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll<HTMLElement>('nav[aria-label="Docs sidebar"] a')].find(
          ({ textContent }) => textContent === title,
        );
        if (!link) return reject(new Error(`The sidebar has no "${title}".`));
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== title) return;
          observer.disconnect();
          resolve(performance.now() - start);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        const start = performance.now();
        link.click();
      }),
    name,
  );

test('from a click to the heading of the next page', async ({ page }) => {
  await open(page, '/docs');
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    times.push(await follow(page, ROUTE[run % ROUTE.length] ?? ''));
    await page.waitForLoadState('networkidle');
  }
  console.table({ 'click to heading (ms)': { median: rounded(median(times)), longest: rounded(Math.max(...times)) } });
  expect(times).toHaveLength(RUNS);
});

/** Measures the time from each event to the next paint, from now on. */
const watchEvents = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = [];
    Reflect.set(window, 'eventTimes', seen);
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration)));
    const events = { type: 'event', durationThreshold: 16 };
    observer.observe(events);
  });

const openAndClose = (open: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await open(page);
  await page.keyboard.press('Escape');
};

/** On a page of the docs, in a wide window, unless they say otherwise. */
const INTERACTIONS: Record<
  string,
  {
    path?: string;
    width?: number;
    act: (page: Page, run: number) => Promise<void>;
    prepare?: (page: Page) => Promise<void>;
  }
> = {
  'a category of the sidebar': {
    act: (page) =>
      page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('button', { name: /'API'/ }).click(),
  },
  tabs: {
    path: '/docs/scripting/node-scripts',
    // Hydrated when near the view.
    prepare: (page) => page.locator('.tabs').scrollIntoViewIfNeeded(),
    act: (page, run) =>
      page
        .getByRole('tab')
        .nth(run % 2)
        .click(),
  },
  'colour mode': { act: (page) => colourToggle(page).click() },
  'a letter in the search': {
    prepare: async (page) => {
      await openSearch(page);
      await expect(searchField(page)).toBeFocused();
    },
    act: (page, run) => page.keyboard.press('abcdefghij'[run % 10] ?? 'a'),
  },
  'the search': { act: openAndClose(openSearch) },
  'inherited members': {
    path: '/docs/api/classes/BodyNode',
    act: (page) => page.getByRole('switch', { name: 'Show inherited members' }).click(),
  },
  'the drawer': { width: 390, act: openAndClose(openDrawer) },
};

test(`from an interaction to the next picture, the processor ${SLOW_DOWN} times slower`, async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, { path = '/docs', width = 1366, prepare, act }] of Object.entries(INTERACTIONS)) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await act(page, 0); // Loading on first use is not measured here.
    await page.waitForLoadState('networkidle');
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await watchEvents(page);
    for (let run = 1; run <= RUNS; run++) {
      await act(page, run);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
    const times = await page.evaluate((): number[] => Reflect.get(window, 'eventTimes'));
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    rows[name] = { 'longest (ms)': rounded(Math.max(16, ...times)), 'beyond 16 ms': times.length };
  }
  console.table(rows);
  expect(Object.keys(rows)).toHaveLength(Object.keys(INTERACTIONS).length);
});

/** Times, in ms after the click on a poster: the frame's document has loaded, the scene is created, it runs. */
const watchStart = (page: Page) =>
  page.addInitScript(() => {
    const times: Record<string, number> = {};
    Reflect.set(window, 'startTimes', times);
    let clicked = 0;
    document.addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
    window.addEventListener('message', ({ data }: MessageEvent<{ type?: string; isRunning?: boolean }>) => {
      const name = data.type === 'state' && data.isRunning === true ? 'runs' : data.type;
      if (name === 'ready' || name === 'loaded' || name === 'runs') times[name] ??= performance.now() - clicked;
    });
  });

test('from the poster of a scene to its run', async ({ browser }) => {
  const rows: Record<string, Record<string, number>> = {};
  for (const path of ['/docs/scripting', '/docs/snapping', '/blog/gravity-scale']) {
    const runs: Record<string, number>[] = [];
    for (let run = 0; run < RUNS; run++) {
      const page = await browser.newPage();
      await watchStart(page);
      const scene = await openScene(page, path);
      await page.waitForLoadState('networkidle');
      await scene.getByRole('button', { name: /^Run/ }).first().click();
      await control(scene, 'Pause').waitFor();
      await page.waitForFunction(() => Reflect.has(Reflect.get(window, 'startTimes'), 'runs'));
      runs.push(await page.evaluate((): Record<string, number> => Reflect.get(window, 'startTimes')));
      await page.close();
    }
    const at = (name: string) => rounded(median(runs.map((times) => times[name] ?? NaN)));
    rows[path] = { 'frame ready (ms)': at('ready'), 'scene created (ms)': at('loaded'), 'runs (ms)': at('runs') };
    expect(runs).toHaveLength(RUNS);
  }
  console.table(rows);
});
