import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { digestOf } from '@physics-editor/lib/build/digest.cjs';
import { openFileCache } from '@physics-editor/lib/build/file-cache';
import type { BuiltSite } from '../built-site';
import { readFonts } from './fonts';
import { requestsOf, type CardFacts, type CardRequest } from './requests';
import { createPainter, type Paint } from './painter';

const CACHE = 'cards';
/** What cards depend on apart from their texts. */
const SOURCE = 'packages/publish/src/cards/write-cards.ts';
const MARK = 'static/favicon.svg';

/** Draws the card of each page that names one as its social picture, or takes it from the cache. */
export async function writeCards(site: BuiltSite, facts: CardFacts): Promise<void> {
  const fonts = readFonts(site.root);
  const requests = requestsOf(site, facts, fonts, (message) => console.warn(message));
  const cache = openFileCache(site.root, CACHE);
  const madeBy = digestOf(site.root, [SOURCE], [MARK]);
  let painter: Promise<Paint> | undefined;

  const draw = async ({ card, picture }: CardRequest): Promise<Buffer> => {
    const paint = await (painter ??= createPainter(site.root, fonts));
    return paint(card, picture && join(site.folder, picture));
  };
  const write = async (request: CardRequest): Promise<void> => {
    const name = `${digestOfRequest(request, madeBy, site.folder)}.png`;
    const cached = cache.find(name) ?? cache.store(name, await draw(request));
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
}

function digestOfRequest({ card, picture }: CardRequest, madeBy: string, folder: string): string {
  const hash = createHash('sha256').update(JSON.stringify([madeBy, card]));
  if (picture !== undefined) hash.update(readFileSync(join(folder, picture)));
  return hash.digest('hex').slice(0, 20);
}
