import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { digestOf } from '../../digest.cjs';
import type { BuiltSite } from '../built-site';
import { readFonts } from './fonts';
import { requestsOf, type CardRequest } from './requests';
import { createPainter, type Paint } from './painter';

const CACHE = 'node_modules/.cache/cards';
/** How long an unused card stays cached, in ms: copies of the site and other branches share the cache. */
const RETENTION = 30 * 24 * 60 * 60 * 1000;
/** What cards depend on apart from their texts. */
const SOURCE = 'gatsby/output/cards/write-cards.ts';
const MARK = 'static/favicon.svg';

/** Draws the card of each page that names one as its social picture, or takes it from the cache. */
export async function writeCards(site: BuiltSite): Promise<void> {
  const fonts = readFonts(site.root);
  const requests = await requestsOf(site, fonts, (message) => console.warn(message));
  const cache = join(site.root, CACHE);
  mkdirSync(cache, { recursive: true });
  const now = new Date();
  const madeBy = digestOf(site.root, [SOURCE], [MARK]);
  let painter: Promise<Paint> | undefined;

  const draw = async ({ card, picture }: CardRequest, target: string): Promise<void> => {
    const paint = await (painter ??= createPainter(site.root, fonts));
    const png = await paint(card, picture && join(site.folder, picture));
    // An interrupted build must not leave a partial card under this name.
    const part = `${target}.${process.pid}`;
    writeFileSync(part, png);
    renameSync(part, target);
  };
  const write = async (request: CardRequest): Promise<void> => {
    const cached = join(cache, `${digestOfRequest(request, madeBy, site.folder)}.png`);
    if (!existsSync(cached)) await draw(request, cached);
    utimesSync(cached, now, now);
    const target = join(site.folder, request.file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(cached, target);
  };

  // The workers share one iterator: each takes the next request.
  const left = requests.values();
  const work = async () => {
    for (const request of left) await write(request);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  removeOld(cache, now.getTime() - RETENTION);
}

function digestOfRequest({ card, picture }: CardRequest, madeBy: string, folder: string): string {
  const hash = createHash('sha256').update(JSON.stringify([madeBy, card]));
  if (picture !== undefined) hash.update(readFileSync(join(folder, picture)));
  return hash.digest('hex').slice(0, 20);
}

function removeOld(folder: string, before: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).mtimeMs < before) rmSync(path, { force: true });
  }
}
