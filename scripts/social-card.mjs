// Converts the preview picture for pages without a picture of their own to PNG. Usage: npm run social-card
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const FILE = 'static/social-card.png';

const svg = readFileSync('scripts/social-card.svg');
const png = await sharp(svg).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer();
writeFileSync(FILE, png);
console.log(`${FILE}  ${Math.ceil(png.length / 1024)} KB`);
