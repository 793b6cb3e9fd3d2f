// Takes the posters of films in content/ that have none, and renders those of scenes that are new or look different. content/posters.json contains
// digests of what is drawn. They are computed without a browser, so only changed posters are rendered, whether the scene's code, the physics or the
// renderer has changed.
// Usage: npm run posters [-- --all], to render all
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { posterDigests } from './digests.mjs';
import { takeFilmPosters } from './films.mjs';
import { load } from '@physics-editor/lib/build/load.cjs';
import { bundle, bundleFile } from '../support/bundle.mjs';
import { messageOf } from '../support/message-of.mjs';
import { needProgram } from '../support/programs.cjs';

/** @import { Scene } from '@physics-editor/markdown/scenes/live-scenes' */
/** @typedef {{ scene: Scene, digest: string }} Wanted */

const STEPS_PER_SECOND = 60;
const RECORD = 'content/posters.json';
/** Width of an "m" of 100 px in Arial and in Liberation Sans, in px; other fonts look different from all other posters. */
const ARIAL_WIDTH = 83.3;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'];

const browser = await chromium.launch({ executablePath: needProgram('chromium'), args: FLAGS });
await takeFilmPosters(browser);
// First of the scenes: digests take minutes.
await needArial();

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });

// The scenes of all texts, found by the code of the build.
/** @type {typeof import('../../gatsby/scenes/find-scenes')} */
const { findScenes, formatFault, SCENE_WIDTH } = load(process.cwd(), 'gatsby/scenes/find-scenes.ts');
const { scenes, faults } = await findScenes(process.cwd());
for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) process.exitCode = 1;

const digests = await posterDigests(
  await bundleFile('packages/player/src/headless/poster-digest.ts'),
  scenes.map(requestOf),
);
const record = existsSync(RECORD)
  ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(RECORD, 'utf8')))
  : {};
/** @type {Wanted[]} */
const wanted = [];
for (const [at, scene] of scenes.entries()) {
  const result = digests[at] ?? { problem: 'It has no digest.' };
  if (result.problem !== undefined) failed(scene, result.problem);
  else if (values.all || !existsSync(pathOf(scene)) || record[scene.poster.file] !== result.digest)
    wanted.push({ scene, digest: result.digest });
}
if (wanted.length > 0) {
  const { text: painter } = await bundle('packages/player/src/headless/poster.ts', { format: 'iife', minify: true });
  for (const { scene, digest } of wanted) await renderOne(painter, scene, digest);
}
await browser.close();
const known = new Set(scenes.map(({ poster }) => poster.file));
const kept = Object.entries(record).filter(([file]) => known.has(file));
const text = JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2);
if (faults.length === 0) writeFileSync(RECORD, `${text}\n`);
/** @type {typeof import('../../gatsby/pictures/variants')} */
const { removeUnusedVariants } = load(process.cwd(), 'gatsby/pictures/variants.ts');
removeUnusedVariants(process.cwd());
console.log(`${scenes.length} scenes, ${wanted.length} posters to render`);

/** @param {Scene} scene */
function pathOf({ poster }) {
  return join('content', poster.file);
}

/** Parameters for rendering the poster of a scene. @param {Scene} scene */
function requestOf({ code, height, poster }) {
  const steps = Math.round(poster.seconds * STEPS_PER_SECOND);
  return { code, steps, width: SCENE_WIDTH, height, pixelRatio: poster.width / SCENE_WIDTH };
}

/** Reports a scene that has failed; the others are still rendered. @param {Scene} scene @param {string} problem */
function failed(scene, problem) {
  console.error(`${pathOf(scene)} cannot be rendered: ${problem.replace(/\n.*/s, '')}`);
  process.exitCode = 1;
}

/** Ends the command if the machine has no font in which posters are drawn. */
async function needArial() {
  const page = await browser.newPage();
  const width = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (context) context.font = '100px Arial';
    return context?.measureText('m').width ?? 0;
  });
  await page.close();
  if (Math.abs(width - ARIAL_WIDTH) <= 0.1) return;
  console.error('Posters need Arial or Liberation Sans. Install one of them, such as fonts-liberation of Debian.');
  process.exit(1);
}

/**
 * Renders one poster in a page of its own.
 * @param {string} painter
 * @param {Scene} scene
 * @param {string} digest
 */
async function renderOne(painter, scene, digest) {
  const page = await browser.newPage();
  try {
    await page.setContent('<!doctype html>');
    await page.addScriptTag({ content: painter });
    const address = await page.evaluate((request) => globalThis.takePoster(request), requestOf(scene));
    const png = await compressed(Buffer.from(address.replace(/^.*,/, ''), 'base64'));
    writeFileSync(pathOf(scene), png);
    record[scene.poster.file] = digest;
    console.log(`${pathOf(scene)}  ${Math.ceil(png.length / 1024)} KB`);
  } catch (error) {
    failed(scene, messageOf(error));
  } finally {
    await page.close();
  }
}

/** Compresses a PNG with a palette, without visible loss, and removes an alpha channel that is not used. @param {Buffer} png */
async function compressed(png) {
  const { isOpaque } = await sharp(png).stats();
  const picture = isOpaque ? sharp(png).removeAlpha() : sharp(png);
  return picture.png({ palette: true, quality: 90, effort: 7, compressionLevel: 9, dither: 0.5 }).toBuffer();
}
