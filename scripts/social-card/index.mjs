// Draws the preview picture for pages without a picture of their own. Usage: npm run social-card
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import drawing, { SIZE } from './drawing.mjs';
import { sheet } from './paper.mjs';

const FILE = 'static/social-card.png';

const svg = sheet(drawing(), SIZE);
const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer();
await writeFile(FILE, png);
console.log(`${FILE}  ${Math.ceil(png.length / 1024)} KB`);
