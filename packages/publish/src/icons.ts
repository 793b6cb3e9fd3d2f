import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PAPER } from '@physics-editor/lib/paper';
import { addFile } from './add-file';
import type { OutputStep } from './built-site';

/** Addresses of the icons; all are drawn from `source`. */
export const ICONS = {
  source: '/favicon.svg',
  small: '/icon-192.png',
  large: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
  apple: '/apple-touch-icon.png',
  ico: '/favicon.ico',
} as const;

/** In a maskable icon, only a circle of 80 % of its width is always visible; this is the side of the square inscribed in it. */
const SAFE = 0.8 / Math.SQRT2;

/** Draws the icons for home screens, and for browsers without SVG icons, from the one in static/. */
export const writeIcons: OutputStep = async (site) => {
  const drawing = readFileSync(join(site.folder, ICONS.source));
  addFile(site, ICONS.small, await icon(drawing, 192));
  addFile(site, ICONS.large, await icon(drawing, 512));
  addFile(site, ICONS.maskable, await iconOnPaper(drawing, 512, SAFE));
  addFile(site, ICONS.apple, await iconOnPaper(drawing, 180, 1));
  addFile(site, ICONS.ico, icoFile(32, await icon(drawing, 32)));
};

/** The drawing as a PNG, `size` pixels square. */
const icon = (drawing: Buffer, size: number): Promise<Buffer> =>
  drawn(drawing, size).png({ compressionLevel: 9 }).toBuffer();

/** The drawing on an opaque background, at `share` of its width. */
function iconOnPaper(drawing: Buffer, size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return drawn(drawing, inner)
    .flatten({ background: PAPER.light })
    .extend({ top: before, left: before, bottom: after, right: after, background: PAPER.light })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The drawing, 32 units wide, rendered at the requested size rather than scaled up. */
const drawn = (drawing: Buffer, size: number) => sharp(drawing, { density: (72 * size) / 32 }).resize(size, size);

/** An ICO file with one PNG: a header of 6 bytes, a directory entry of 16, and the picture. */
function icoFile(size: number, png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // icons, not cursors
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
