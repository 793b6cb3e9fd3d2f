// Starts a dev server and measures how long a writer waits.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../support/free-port.cjs';
import { needProgram } from '../support/programs.cjs';
import { whenAnswered } from '../support/when-answered.cjs';
import { medianOf } from './median.mjs';

/** The longest wait, in ms. */
const PATIENCE = 120_000;
/** How long a server runs on, in ms: it stores its caches when nothing has changed for some seconds, as while a writer thinks. */
const PAUSE = 15_000;
/** What is saved into the text, one after the other. */
const WORDS = ['First', 'Second', 'Third'].map((word) => `${word} saved sentence`);

/**
 * Runs `npm run develop` in a folder, and returns the seconds until a browser shows `page`, and until it shows what has been saved in `text`, the
 * median of three.
 * @param {{ folder: string, page: string, text: string, add?: (before: string, words: string) => string }} site
 */
export async function measuredDevelop({ folder, page: path, text, add }) {
  const port = await freePort();
  const start = performance.now();
  const server = spawn('npm', ['run', 'develop', '--', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: 'true' },
    stdio: 'ignore',
    detached: true,
  });
  const browser = await chromium.launch({ executablePath: needProgram('chromium') });
  const file = join(folder, text);
  const before = readFileSync(file, 'utf8');
  try {
    const page = await browser.newPage();
    await whenAnswered(`http://localhost:${port}${path}`, PATIENCE);
    await page.goto(`http://localhost:${port}${path}`, { timeout: PATIENCE });
    await page.waitForFunction(() => document.querySelector('h1'), undefined, { timeout: PATIENCE });
    const first = (performance.now() - start) / 1000;
    /** @type {{ saved: number }[]} */
    const saves = [];
    for (const word of WORDS) {
      const begin = performance.now();
      writeFileSync(file, add?.(before, word) ?? `${before}\n${word}.\n`);
      // Looks at each frame; `waitFor` of a locator looks once in 500 ms.
      await page.waitForFunction((text) => document.body.textContent.includes(text), word, { timeout: PATIENCE });
      saves.push({ saved: (performance.now() - begin) / 1000 });
    }
    await setTimeout(PAUSE);
    return { first, saved: medianOf(saves)['saved'] ?? NaN };
  } finally {
    writeFileSync(file, before);
    await browser.close();
    const ended = once(server, 'exit');
    if (server.pid !== undefined) process.kill(-server.pid);
    await ended;
  }
}
