// Renders the posters of all scenes in content/ that have none yet, or whose scene or player has changed since: npm run posters
// `--all` renders all. What was rendered is noted in content/posters.json, by digests of what it was made from.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { needProgram } from './programs.cjs';

/** Width of a poster in pixels: twice that of the widest picture on the site. */
const WIDTH = 2060;
const STEPS_PER_SECOND = 60;
const RECORD = 'content/posters.json';
const CACHE = 'node_modules/.cache/posters';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'];

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
mkdirSync(CACHE, { recursive: true });

const { scenes, faults, sceneWidth } = await findScenes();
for (const { file, line, message, hint } of faults) console.error(`${file}:${line} ${message} → ${hint}`);
if (faults.length > 0) process.exitCode = 1;

const painter = await bundle('src/player/poster.ts', { format: 'iife' });
const record = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
const wanted = scenes.filter(
  (scene) => values.all || !existsSync(pathOf(scene)) || record[scene.poster.file] !== digestOf(scene),
);
if (wanted.length > 0) await render(wanted);
const known = new Set(scenes.map(({ poster }) => poster.file));
const kept = Object.entries(record).filter(([file]) => known.has(file));
const text = JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2);
if (faults.length === 0) writeFileSync(RECORD, `${text}\n`);
console.log(`${scenes.length} scenes, ${wanted.length} posters to render`);

/** The scenes of all texts, as the build finds them. */
async function findScenes() {
  const outfile = join(CACHE, 'find-scenes.cjs');
  const entry = 'gatsby/scenes/find-scenes.ts';
  writeFileSync(outfile, await bundle(entry, { format: 'cjs', platform: 'node' }));
  const library = createRequire(import.meta.url)(join(process.cwd(), outfile));
  return { ...(await library.findScenes(process.cwd())), sceneWidth: library.SCENE_WIDTH };
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

/** What a poster is made from: the scene, its moment and size, and everything that draws it. */
function digestOf({ code, height, poster }) {
  const parts = [code, height, poster.seconds, WIDTH, painter];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

async function render(list) {
  const browser = await chromium.launch({ executablePath: needProgram('chromium'), args: FLAGS });
  try {
    for (const scene of list) await renderOne(browser, scene);
  } finally {
    await browser.close();
  }
}

/** Renders one poster in a page of its own. A scene that fails is told, and the others go on. */
async function renderOne(browser, scene) {
  const { code, height, poster } = scene;
  const page = await browser.newPage();
  try {
    await page.setContent('<!doctype html>');
    await page.addScriptTag({ content: painter });
    const address = await page.evaluate((order) => globalThis.takePoster(order), {
      code,
      steps: Math.round(poster.seconds * STEPS_PER_SECOND),
      width: sceneWidth,
      height,
      pixelRatio: WIDTH / sceneWidth,
    });
    const png = await compressed(Buffer.from(address.split(',')[1], 'base64'));
    writeFileSync(pathOf(scene), png);
    record[poster.file] = digestOf(scene);
    console.log(`${pathOf(scene)}  ${Math.ceil(png.length / 1024)} KB`);
  } catch (error) {
    console.error(`${pathOf(scene)} cannot be rendered: ${error.message.split('\n')[0]}`);
    process.exitCode = 1;
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
