import type { Locator, Page } from '@playwright/test';
import { constants, deflateRawSync } from 'node:zlib';
import { faultsInBothModes } from '../support/checkers/axe';
import { painted } from '../support/frame';
import { hydrated, open } from '../support/open';
import { sample } from '@physics-editor/lib/testing/effort';
import { NO_OVERFLOW, overflow } from '../support/reflow';
import { CONSOLE, control, secondsOf } from '../support/scenes';
import { expect, test } from '../support/test';
import { warningsOf } from '../support/watch';

const PAGE = '/docs/scripting';
const ID = 'scene-a-box-that-says-hello';
const THEIRS = "console.log('theirs');\nscene.addChild(new editor.CircleNode(1));\n";
const WORD = /came with the link.*written by somebody else.*Read it before you run it/;

const packed = (bytes: string | Buffer): string => deflateRawSync(bytes, { level: 9 }).toString('base64url');
const linkWith = (code: string): string => `${PAGE}#${ID}=${packed(code)}`;

const wordOf = (scene: Locator): Locator => scene.getByRole('status').filter({ hasText: WORD });

const editorOf = (scene: Locator): Locator => scene.getByRole('textbox', { name: /^Code:/ });

/** Opens a page by a link with somebody else's code and waits until the code is shown. */
async function openShared(page: Page, code = THEIRS): Promise<Locator> {
  await open(page, linkWith(code));
  const scene = page.locator(`#${ID}`);
  await expect(editorOf(scene)).toBeVisible();
  return scene;
}

/** Follows such a link on the open page and waits until its code is shown. */
async function follow(page: Page, scene: Locator, code: string): Promise<void> {
  const before = await editorOf(scene).elementHandle();
  await page.evaluate((address) => location.assign(address), `#${ID}=${packed(code)}`);
  // The editor is recreated for each code.
  await expect.poll(async () => (await before?.isVisible()) ?? false).toBe(false);
  await expect(editorOf(scene)).toBeVisible();
}

test('foreign code is labelled in view, and runs on request', async ({ page }) => {
  const scene = await openShared(page);
  const editor = editorOf(scene);

  await test.step('it is labelled before it runs', async () => {
    await expect(wordOf(scene)).toBeInViewport({ ratio: 1 });
    await expect(editor).toBeInViewport();
    await expect(scene.locator('iframe')).toHaveCount(0);
  });

  await test.step('it is never hidden by the listing of the original', async () => {
    await control(scene, 'Edit code').click();
    await expect(scene.getByRole('textbox')).toHaveCount(0);
    await expect(scene.getByText('Code of the scene')).toBeHidden();
    await control(scene, 'Read the code').click();
    await expect(editor).toContainText('theirs');
  });

  await test.step('it runs when the reader starts it', async () => {
    await control(scene, 'Run code').click();
    await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0);
    await expect(wordOf(scene)).toBeVisible();
    await expect(control(scene, CONSOLE)).toBeVisible();
  });

  await test.step('it is also labelled on a phone, where the scene keeps its part of the full screen', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.reload();
    await hydrated(page);
    await expect(editor).toBeVisible();
    await expect(wordOf(scene)).toBeInViewport({ ratio: 1 });
    await control(scene, 'Full screen').click();
    await control(scene, 'Run code').click();
    expect((await scene.locator('.live-scene-stage').boundingBox())?.height).toBeGreaterThan(0.4 * 390);
  });
});

test('a scene with somebody else’s code passes axe in both colour modes, narrow and wide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scene = await openShared(page, `// \u202E\u2066 א + ב\n${THEIRS}`);
  await expect(wordOf(scene)).toBeVisible();
  for (const width of sample([390, 1366])) {
    await page.setViewportSize({ width, height: 800 });
    await painted(page);
    expect.soft(await faultsInBothModes(page, `${width} px`, `#${ID}`)).toEqual([]);
    expect.soft(await overflow(page), `${width} px`).toEqual(NO_OVERFLOW);
  }
});

/** The samples of CVE-2021-42574, and code in right-to-left scripts. */
const LINES = [
  "if (level !== 'user\u202E \u2066// Check if admin\u2069 \u2066') {",
  '/*\u202E } \u2066if (isAdmin)\u2069 \u2066 begin admins only */',
  "const \u05D0 = \u05D1 - \u05D2, list = ['\u05D3', '\u05D4', 1, 2];",
  '// \u0627\u0644\u0633\u0644\u0627\u0645 (1 + 2) \u05E9\u05DC\u05D5\u05DD',
  '\u05D0 = 1;',
];

test('the editor shows code as it runs', async ({ page }) => {
  const scene = await openShared(page, LINES.join('\n'));

  await test.step('each character is to the right of the previous one', async () => {
    await page.evaluate(() => document.fonts.ready);
    const lines = await scene.locator('.cm-line').evaluateAll((elements) =>
      elements.map((line) => {
        const places: { text: string; left: number; top: number }[] = [];
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.nodeValue ?? '';
          for (let at = 0; at < text.length; at++) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const { left, top, height } = range.getBoundingClientRect();
            places.push({ text: text[at] ?? '', left, top: top + height / 2 });
          }
        }
        return places;
      }),
    );
    expect(lines).toHaveLength(LINES.length);
    for (const places of lines) {
      const sorted = [...places].sort((a, b) => (Math.abs(a.top - b.top) > 10 ? a.top - b.top : a.left - b.left));
      expect(sorted.map(({ text }) => text).join('')).toBe(places.map(({ text }) => text).join(''));
    }
  });

  await test.step('characters that reorder others are shown by code point, and the arrow keys pass them in order', async () => {
    await follow(page, scene, 'a\u202E\u05D0\u05D1b');
    await expect(scene.getByRole('img', { name: 'U+202E: right-to-left override' })).toBeInViewport();
    await editorOf(scene).press('ControlOrMeta+Home');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.type('|');
    await expect(scene.locator('.cm-line')).toHaveText('aU+202E\u05D0|\u05D1b');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Delete');
    await expect(scene.locator('.cm-line')).toHaveText('aU+202E|\u05D1b');
  });

  await test.step('code far to the right is visible, too', async () => {
    await follow(page, scene, `const a = 1;${' '.repeat(400)}console.log('far');`);
    await expect(scene.getByText("'far'")).toBeVisible();
    const beyond = await scene
      .locator('.cm-scroller')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(beyond).toBe(0);
  });
});

test.describe('a malicious link', () => {
  /** Zeros, deflated in blocks of a megabyte. */
  const deflatedZeros = (megabytes: number): Buffer => {
    const zeros = Buffer.alloc(1_000_000);
    const part = deflateRawSync(zeros, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
    return Buffer.concat([...Array.from({ length: megabytes - 1 }, () => part), deflateRawSync(zeros, { level: 9 })]);
  };
  const zeros = (megabytes: number) => deflatedZeros(megabytes).toString('base64url');
  const emptyBlocks = Buffer.alloc(130_000);
  for (let at = 0; at < emptyBlocks.length; at += 5) emptyBlocks.set([0, 0, 0, 255, 255], at);
  const longest = 'A'.repeat(1_880_000);

  const ATTACKS = {
    'zeros, 130 KB of them packed': `#${ID}=${zeros(100)}`,
    'zeros, 389 KB of them packed': `#${ID}=${zeros(290)}`,
    'zeros, 1.8 MB of them packed': `#${ID}=${zeros(1400)}`,
    'a bomb in a bomb': `#${ID}=${packed(deflatedZeros(300))}`,
    'empty blocks': `#${ID}=${emptyBlocks.toString('base64url')}`,
    'letters of another alphabet': `#${ID}=${'!'.repeat(100_000)}`,
    'what cannot be decoded': `#${ID}=${'%41'.repeat(60_000)}%`,
    'what is no UTF-8': `#${ID}=${packed(Buffer.alloc(50_000, 0xff))}`,
    'code that is cut off': `#${ID}=${packed(THEIRS.repeat(100)).slice(0, -9)}`,
    'one character too much': `#${ID}=${packed('x'.repeat(100_001))}`,
    'the longest of addresses': `#${ID}=${longest}`,
    // Rejected by their length alone, and cheaper than the longest.
    'a scene that is not there': `#nothing=${'A'.repeat(300_000)}`,
    'nothing but data': `#${'A'.repeat(300_000)}`,
  };

  /** Measures the page's decompression: the largest input, which deflate can expand 1,032 times, and the total output. */
  const watchInflating = (page: Page) =>
    page.addInitScript(() => {
      Object.assign(window, { largestPiece: 0, inflated: 0 });
      const watching = <Chunk extends BufferSource>(look: (bytes: number) => void) =>
        new TransformStream<Chunk, Chunk>({
          transform(chunk, controller) {
            look(chunk.byteLength);
            controller.enqueue(chunk);
          },
        });
      const noted = (name: string) => Number(Reflect.get(window, name));
      window.DecompressionStream = new Proxy(DecompressionStream, {
        construct(Native, [format]: [CompressionFormat]) {
          const { writable, readable } = new Native(format);
          const into = watching<BufferSource>((bytes) =>
            Object.assign(window, { largestPiece: Math.max(noted('largestPiece'), bytes) }),
          );
          const out = watching<Uint8Array<ArrayBuffer>>((bytes) =>
            Object.assign(window, { inflated: noted('inflated') + bytes }),
          );
          into.readable.pipeTo(writable).catch(() => undefined);
          return { writable: into.writable, readable: readable.pipeThrough(out) };
        },
      });
    });

  const noted = (page: Page, name: string) => page.evaluate((key) => Number(Reflect.get(window, key)), name);

  const namesScene = (hash: string) => hash.startsWith(`#${ID}=`) && !hash.endsWith('%');

  /** The scene says that it is not used. The page has inflated and stored little of it, and runs none of it. */
  async function expectHarmless(page: Page, hash: string): Promise<void> {
    const scene = page.locator(`#${ID}`);
    const said = scene.getByRole('status').filter({ hasText: /is (?:damaged|too long), so it is not used/ });
    if (namesScene(hash)) await expect(said).toBeVisible();
    await expect.poll(() => page.evaluate(() => location.hash.length)).toBeLessThan(200_001);
    expect(await noted(page, 'largestPiece')).toBeLessThan(1000);
    expect(await noted(page, 'inflated')).toBeLessThan(1_000_000);
    await expect(scene.getByRole('textbox')).toHaveCount(0);
    await expect(scene.locator('iframe')).toHaveCount(0);
  }

  for (const way of ['opens the page', 'is followed on the page']) {
    test(`is rejected when it ${way}`, async ({ page }) => {
      await watchInflating(page);
      const warnings = warningsOf(page);
      await open(page, PAGE);
      for (const [at, [what, hash]] of sample([...Object.entries(ATTACKS).entries()], { every: 4 })) {
        await test.step(what, async () => {
          warnings.length = 0;
          await page.evaluate(() => Object.assign(window, { largestPiece: 0, inflated: 0 }));
          // A query of its own makes it another document.
          if (way === 'opens the page') await open(page, `${PAGE}?${at}${hash}`);
          else await page.evaluate((address) => location.assign(address), hash);
          const refused = () => warnings.filter((text) => text.includes('is not used'));
          await expect.poll(refused).toHaveLength(namesScene(hash) ? 1 : 0);
          await expectHarmless(page, hash);
        });
      }
    });
  }
});
