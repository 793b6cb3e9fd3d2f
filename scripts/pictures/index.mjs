/** Draws the picture for sharing and all provisional pictures: `node scripts/pictures/index.mjs [slug …]`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sheet } from './paper.mjs';
import socialCard, { SIZE } from './social-card.mjs';

const STATIC = fileURLToPath(new URL('../../static/', import.meta.url));
const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url));
const LARGEST = 145_000; // bytes of a PNG

const COVERS = [
  'liquids-and-soft-bodies-simulation',
  'creating-a-tracer-script',
  'gravity-scale',
  'introducing-graphs',
  'audio-support-with-tonejs',
  'introducing-particle-life',
];

const POSTERS = [
  'pendulum-wave',
  'newtons-cradle',
  'marble-race',
  'territory-battle',
  'car-with-suspension',
  'gear-train-clock',
  'soft-body-course',
  'dam-break',
  'particle-life-aquarium',
  'musical-xylophone',
  'galton-board',
  'double-pendulum',
];

const PICTURES = [
  ...COVERS.map((slug) => ({ slug, source: `./covers/${slug}.mjs`, folder: join('blog', slug), name: 'cover' })),
  ...POSTERS.map((slug) => ({ slug, source: `./posters/${slug}.mjs`, folder: join('showcase', slug), name: 'poster' })),
];

/** A PNG with as many colours as its size allows. @param {string} svg */
async function compress(svg) {
  let png;
  for (const colours of [256, 192, 128]) {
    png = await sharp(Buffer.from(svg)).png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
    if (png.length < LARGEST) break;
  }
  return png;
}

/** Writes one drawing as SVG and as a PNG with few colours. */
async function draw({ source, folder, name }) {
  const { default: drawing } = await import(source);
  const svg = sheet(drawing());
  const png = await compress(svg);
  const target = join(CONTENT, folder);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, `${name}.svg`), svg);
  await writeFile(join(target, `${name}.png`), png);
  console.log(`${folder}/${name}  svg ${Math.ceil(svg.length / 1024)} KB  png ${Math.ceil(png.length / 1024)} KB`);
}

/** What networks show of a page that has no picture of its own. */
async function drawSocialCard() {
  const png = await compress(sheet(socialCard(), SIZE));
  await writeFile(join(STATIC, 'social-card.png'), png);
  console.log(`social-card  png ${Math.ceil(png.length / 1024)} KB`);
}

const wanted = process.argv.slice(2);
if (!wanted.length || wanted.includes('social-card')) await drawSocialCard();
for (const picture of PICTURES) {
  if (!wanted.length || wanted.includes(picture.slug)) await draw(picture);
}
