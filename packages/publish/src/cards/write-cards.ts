import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from '@physics-editor/lib/build/digest.cjs';
import { openFileCache } from '@physics-editor/lib/build/file-cache';
import { startThread } from '@physics-editor/lib/build/start-thread';
import type { BuiltSite } from '../built-site';
import { BACKDROP_FILE, type Card } from './card';
import { readFonts, type Fonts } from './fonts';
import { requestsOf, type CardFacts, type CardRequest, type CardSite } from './requests';

const CACHE = 'cards';
/** What the thread that draws runs, on which cards depend apart from their texts and pictures. */
const CODE = 'packages/publish/src/cards/draw-cards.ts';

/** What the thread that draws is given. */
export interface Drawing {
  readonly root: string;
  /** Name of the cache that the cards are stored in. */
  readonly cache: string;
  readonly logo: string;
  readonly cards: readonly {
    /** Of the file in the cache. */
    readonly name: string;
    readonly card: Card;
    /** Path of the picture beside the words. */
    readonly picture: string | undefined;
  }[];
}

interface Means {
  readonly fonts: Fonts;
  /** Digest of the code that draws, and of the logo. */
  readonly madeBy: string;
}

/** What cards are drawn with, by the file of the logo: a build draws twice. */
const known = new Map<string, Means>();

async function meansOf(root: string, logo: string): Promise<Means> {
  const file = join(root, logo);
  const means = known.get(file) ?? {
    fonts: readFonts(root),
    madeBy: await digestOf(root, [CODE], [BACKDROP_FILE, logo]),
  };
  known.set(file, means);
  return means;
}

/** Draws the card of each page that names one as its social picture, or takes it from the cache. */
export async function writeCards(site: BuiltSite, facts: CardFacts): Promise<void> {
  const { fonts, madeBy } = await meansOf(site.root, facts.logo);
  const requests = requestsOf(site, facts, fonts, site.warn);
  for (const { file, drawn } of await drawAll(requests, madeBy, site, facts)) {
    const target = join(site.folder, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(drawn, target);
  }
}

/** Draws the cards of pages that have not been written yet, and have no picture, for `writeCards` to find. */
export async function drawCards(site: CardSite, facts: Omit<CardFacts, 'pictures'>): Promise<void> {
  const { fonts, madeBy } = await meansOf(site.root, facts.logo);
  const requests = requestsOf(site, { ...facts, pictures: new Map() }, fonts, () => undefined);
  await drawAll(requests, madeBy, { root: site.root, folder: '' }, facts);
}

/** Has another thread draw the cards that are not cached, and returns all, with the file that is drawn. Pictures are in `folder`. */
async function drawAll(
  requests: readonly CardRequest[],
  madeBy: string,
  { root, folder }: Pick<BuiltSite, 'root' | 'folder'>,
  { logo }: Pick<CardFacts, 'logo'>,
): Promise<{ file: string; drawn: string }[]> {
  const cache = openFileCache(root, CACHE);
  const named = requests.map(({ file, card, picture: path }) => {
    const picture = path && join(folder, path);
    const name = `${digestOfCard(card, picture, madeBy)}.png`;
    return { file, name, card, picture, found: cache.find(name) };
  });
  const drawing: Drawing = { root, cache: CACHE, logo, cards: named.filter(({ found }) => found === undefined) };
  if (drawing.cards.length > 0) await once(await startThread(CODE, drawing), 'exit');
  return named.map(({ file, name, found }) => ({ file, drawn: found ?? cache.find(name) ?? '' }));
}

function digestOfCard(card: Card, picture: string | undefined, madeBy: string): string {
  const hash = createHash('sha256').update(JSON.stringify([madeBy, card]));
  if (picture !== undefined) hash.update(readFileSync(picture));
  return hash.digest('hex').slice(0, 20);
}
