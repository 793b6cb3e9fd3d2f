// Renders the posters of all scenes in content/ that have none yet, or would look different now: npm run posters
// `--all` renders all. Which picture was rendered is noted in content/posters.json, by digests of what is drawn. They are computed without a
// browser, so only what has changed is rendered, be it for the scene's code, the physics or the renderer.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { posterDigests } from './digests.mjs';
import { needProgram } from '../support/programs.cjs';

/** Width of a poster in pixels: twice that of the widest picture on the site. */
const WIDTH = 2060;
const STEPS_PER_SECOND = 60;
const RECORD = 'content/posters.json';
const CACHE = 'node_modules/.cache/posters';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'];

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
mkdirSync(CACHE, { recursive: true });

// The scenes of all texts, as the build finds them.
const { findScenes, formatFault, SCENE_WIDTH } = createRequire(import.meta.url)(
  await bundled('gatsby/scenes/find-scenes.ts'),
);
const { scenes, faults } = await findScenes(process.cwd());
for (const fault of faults) console.error(formatFault(fault));
if (faults.length > 0) process.exitCode = 1;

const digests = await posterDigests(await bundled('src/player/headless/poster-digest.ts'), scenes.map(requestOf));
const record = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
const wanted = [];
for (const [at, scene] of scenes.entries()) {
  const { digest, problem } = digests[at];
  if (problem !== undefined) failed(scene, problem);
  else if (values.all || !existsSync(pathOf(scene)) || record[scene.poster.file] !== digest)
    wanted.push({ scene, digest });
}
if (wanted.length > 0) await render(wanted);
const known = new Set(scenes.map(({ poster }) => poster.file));
const kept = Object.entries(record).filter(([file]) => known.has(file));
const text = JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2);
if (faults.length === 0) writeFileSync(RECORD, `${text}\n`);
console.log(`${scenes.length} scenes, ${wanted.length} posters to render`);

/** A TypeScript file as one that Node can load. */
async function bundled(entry) {
  const outfile = resolve(CACHE, `${basename(entry, '.ts')}.cjs`);
  writeFileSync(outfile, await bundle(entry, { format: 'cjs', platform: 'node' }));
  return outfile;
}

async function bundle(entry, options) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    logLevel: 'error',
    ...options,
  });
  return outputFiles[0].text;
}

function pathOf({ poster }) {
  return join('content', poster.file);
}

/** How a scene becomes a poster. */
function requestOf({ code, height, poster }) {
  const steps = Math.round(poster.seconds * STEPS_PER_SECOND);
  return { code, steps, width: SCENE_WIDTH, height, pixelRatio: WIDTH / SCENE_WIDTH };
}

/** A scene that fails is reported, and the others go on. */
function failed(scene, problem) {
  console.error(`${pathOf(scene)} cannot be rendered: ${problem.split('\n')[0]}`);
  process.exitCode = 1;
}

async function render(list) {
  const painter = await bundle('src/player/headless/poster.ts', { format: 'iife' });
  const browser = await chromium.launch({ executablePath: needProgram('chromium'), args: FLAGS });
  try {
    for (const { scene, digest } of list) await renderOne(browser, painter, scene, digest);
  } finally {
    await browser.close();
  }
}

/** Renders one poster in a page of its own. */
async function renderOne(browser, painter, scene, digest) {
  const page = await browser.newPage();
  try {
    await page.setContent('<!doctype html>');
    await page.addScriptTag({ content: painter });
    const address = await page.evaluate((request) => globalThis.takePoster(request), requestOf(scene));
    const png = await compressed(Buffer.from(address.split(',')[1], 'base64'));
    writeFileSync(pathOf(scene), png);
    record[scene.poster.file] = digest;
    console.log(`${pathOf(scene)}  ${Math.ceil(png.length / 1024)} KB`);
  } catch (error) {
    failed(scene, error.message);
  } finally {
    await page.close();
  }
}

/** The picture with as few bytes as its colours allow without a loss that is seen; transparent only where something shines through. */
async function compressed(png) {
  const { isOpaque } = await sharp(png).stats();
  const picture = isOpaque ? sharp(png).removeAlpha() : sharp(png);
  return picture.png({ palette: true, quality: 90, effort: 7, compressionLevel: 9, dither: 0.5 }).toBuffer();
}
