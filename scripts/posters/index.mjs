// Renders the posters of all scenes in content/ that have none yet, or would look different now: npm run posters
// `--all` renders all. Which picture was rendered is noted in content/posters.json, by digests of what is drawn. They are computed without a
// browser, so only what has changed is rendered, be it for the scene's code, the physics or the renderer.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { posterDigests } from './digests.mjs';
import { bundle } from '../support/bundle.mjs';
import { messageOf } from '../support/message-of.mjs';
import { needProgram } from '../support/programs.cjs';

/** @import { LiveScene } from '../../gatsby/mdx/scenes/live-scenes' */
/** @typedef {{ scene: LiveScene, digest: string }} Wanted */

/** Width of a poster in pixels: twice that of the widest picture on the site. */
const WIDTH = 2060;
const STEPS_PER_SECOND = 60;
const RECORD = 'content/posters.json';
const CACHE = 'node_modules/.cache/posters';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'];

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
mkdirSync(CACHE, { recursive: true });

// The scenes of all texts, as the build finds them.
/** @type {typeof import('../../gatsby/scenes/find-scenes')} */
const { findScenes, formatFault, SCENE_WIDTH } = createRequire(import.meta.url)(
  await bundled('gatsby/scenes/find-scenes.ts'),
);
const { scenes, faults } = await findScenes(process.cwd());
for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) process.exitCode = 1;

const digests = await posterDigests(await bundled('src/player/headless/poster-digest.ts'), scenes.map(requestOf));
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
if (wanted.length > 0) await render(wanted);
const known = new Set(scenes.map(({ poster }) => poster.file));
const kept = Object.entries(record).filter(([file]) => known.has(file));
const text = JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2);
if (faults.length === 0) writeFileSync(RECORD, `${text}\n`);
console.log(`${scenes.length} scenes, ${wanted.length} posters to render`);

/** A TypeScript file as one that Node can load. @param {string} entry */
async function bundled(entry) {
  const outfile = resolve(CACHE, `${basename(entry, '.ts')}.cjs`);
  const { text } = await bundle(entry, { format: 'cjs', platform: 'node', minify: true });
  writeFileSync(outfile, text);
  return outfile;
}

/** @param {LiveScene} scene */
function pathOf({ poster }) {
  return join('content', poster.file);
}

/** How a scene becomes a poster. @param {LiveScene} scene */
function requestOf({ code, height, poster }) {
  const steps = Math.round(poster.seconds * STEPS_PER_SECOND);
  return { code, steps, width: SCENE_WIDTH, height, pixelRatio: WIDTH / SCENE_WIDTH };
}

/** A scene that fails is reported, and the others go on. @param {LiveScene} scene @param {string} problem */
function failed(scene, problem) {
  console.error(`${pathOf(scene)} cannot be rendered: ${problem.replace(/\n.*/s, '')}`);
  process.exitCode = 1;
}

/** @param {Wanted[]} list */
async function render(list) {
  const { text: painter } = await bundle('src/player/headless/poster.ts', { format: 'iife', minify: true });
  const browser = await chromium.launch({ executablePath: needProgram('chromium'), args: FLAGS });
  try {
    for (const { scene, digest } of list) await renderOne(await browser.newPage(), painter, scene, digest);
  } finally {
    await browser.close();
  }
}

/**
 * Renders one poster in a page of its own.
 * @param {import('@playwright/test').Page} page
 * @param {string} painter
 * @param {LiveScene} scene
 * @param {string} digest
 */
async function renderOne(page, painter, scene, digest) {
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

/** The picture with as few bytes as its colours allow without a loss that is seen; transparent only where something shines through. @param {Buffer} png */
async function compressed(png) {
  const { isOpaque } = await sharp(png).stats();
  const picture = isOpaque ? sharp(png).removeAlpha() : sharp(png);
  return picture.png({ palette: true, quality: 90, effort: 7, compressionLevel: 9, dither: 0.5 }).toBuffer();
}
