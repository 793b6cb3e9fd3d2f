// Takes screenshots of one page of every type.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { bundle } from '../support/bundle.mjs';
import { needProgram } from '../support/programs.cjs';
import { fileOf } from './pictures.cjs';

/** @import { Browser, Page } from '@playwright/test' */
/** @import { PageType } from '../../e2e/support/pages/page-types' */

const WIDTHS = [390, 1366];
const HEIGHT = 900;
const MODES = ['light', 'dark'];
/** Number of pages open at the same time. */
const AT_ONCE = 2;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'];

/**
 * Writes full-page screenshots of each page type, in both modes and at all widths, to `out`. Returns the names of the pictures.
 * @param {string} origin
 * @param {string} out
 */
export async function takePages(origin, out) {
  const pageTypes = await readPageTypes();
  const browser = await chromium.launch({ executablePath: needProgram('chromium'), args: FLAGS });
  try {
    const waiting = pageTypes.flatMap((type) => WIDTHS.map((width) => ({ ...type, width })));
    /** @type {string[]} */
    const names = [];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        names.push(...(await takePage(browser, origin, next, out)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return names;
  } finally {
    await browser.close();
  }
}

/** Reads the page types of the browser tests, a TypeScript file. Those of this folder are used for both states. */
async function readPageTypes() {
  const { text } = await bundle('e2e/support/pages/page-types.ts', { format: 'esm' });
  /** @type {typeof import('../../e2e/support/pages/page-types')} */
  const { pageTypes } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return pageTypes;
}

/** @param {Browser} browser @param {string} origin @param {PageType & { width: number }} page @param {string} out */
async function takePage(browser, origin, { name, path, width }, out) {
  // With reduced motion, scenes do not start by themselves, but show their posters.
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(origin + path);
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await loadAll(page);
    const names = [];
    for (const mode of MODES) {
      await setMode(page, mode);
      const picture = `${name}, ${mode}, ${width} px`;
      await page.screenshot({ path: join(out, fileOf(picture)), fullPage: true, animations: 'disabled' });
      names.push(picture);
    }
    return names;
  } finally {
    await context.close();
  }
}

/** Loads everything that is loaded lazily, by scrolling through the page. @param {Page} page */
async function loadAll(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))]);
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** Changes the colour mode as another tab of the site would. @param {Page} page @param {string} mode */
async function setMode(page, mode) {
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  }, mode);
  await page.waitForFunction((value) => document.documentElement.dataset.theme === value, mode);
}
