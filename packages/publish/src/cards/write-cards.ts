import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { digestOf } from '@physics-editor/lib/build/digest.cjs';
import { openFileCache } from '@physics-editor/lib/build/file-cache';
import type { BuiltSite } from '../built-site';
import { readFonts, type Fonts } from './fonts';
import { requestsOf, type CardFacts, type CardRequest, type CardSite } from './requests';
import { BACKDROP_FILE, createPainter, type Paint } from './painter';

const CACHE = 'cards';
/** What cards depend on apart from their texts. */
const SOURCE = 'packages/publish/src/cards/write-cards.ts';

interface Means {
  readonly fonts: Fonts;
  readonly logo: string;
  /** Digest of the code that draws, and of the logo. */
  readonly madeBy: string;
  /** Created for the first card that is not cached. */
  painter?: Promise<Paint>;
}

/** What cards are drawn with, by the file of the logo: a build draws twice. */
const known = new Map<string, Means>();

async function meansOf(root: string, logo: string): Promise<Means> {
  const file = join(root, logo);
  const means: Means = known.get(file) ?? {
    fonts: readFonts(root),
    logo,
    madeBy: await digestOf(root, [SOURCE], [BACKDROP_FILE, logo]),
  };
  known.set(file, means);
  return means;
}

/** Draws the card of each page that names one as its social picture, or takes it from the cache. */
export async function writeCards(site: BuiltSite, facts: CardFacts): Promise<void> {
  const means = await meansOf(site.root, facts.logo);
  const requests = requestsOf(site, facts, means.fonts, (message) => console.warn(message));
  await drawEach(requests, means, site, ({ file }, drawn) => {
    const target = join(site.folder, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(drawn, target);
  });
}

/** Draws the cards of pages that have not been written yet, for `writeCards` to find, but none with a picture, which may not be there. */
export async function drawCards(site: CardSite, facts: CardFacts): Promise<void> {
  const means = await meansOf(site.root, facts.logo);
  const requests = requestsOf(site, facts, means.fonts, () => undefined);
  const ready = requests.filter(({ picture }) => picture === undefined);
  await drawEach(ready, means, { root: site.root, folder: '' }, () => undefined);
}

/** Draws each card that is not cached, and hands its file to `use`. Pictures are in `folder`. */
async function drawEach(
  requests: readonly CardRequest[],
  means: Means,
  { root, folder }: Pick<BuiltSite, 'root' | 'folder'>,
  use: (request: CardRequest, drawn: string) => void,
): Promise<void> {
  const cache = openFileCache(root, CACHE);

  const draw = async ({ card, picture }: CardRequest): Promise<Buffer> => {
    const paint = await (means.painter ??= createPainter(root, means.logo, means.fonts));
    return paint(card, picture && join(folder, picture));
  };
  // The workers share one iterator: each takes the next request.
  const left = requests.values();
  const work = async () => {
    for (const request of left) {
      const name = `${digestOfRequest(request, means.madeBy, folder)}.png`;
      use(request, cache.find(name) ?? cache.store(name, await draw(request)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

function digestOfRequest({ card, picture }: CardRequest, madeBy: string, folder: string): string {
  const hash = createHash('sha256').update(JSON.stringify([madeBy, card]));
  if (picture !== undefined) hash.update(readFileSync(join(folder, picture)));
  return hash.digest('hex').slice(0, 20);
}
