import { availableParallelism } from 'node:os';
import { workerData } from 'node:worker_threads';
import { openFileCache } from '@physics-editor/lib/build/file-cache';
import { readFonts } from './fonts';
import { createPainter } from './painter';
import type { Drawing } from './write-cards';

const { root, cache: cacheName, logo, cards }: Drawing = workerData;

/** Draws all cards into the cache. */
async function drawCards(): Promise<void> {
  const cache = openFileCache(root, cacheName);
  const paint = await createPainter(root, logo, readFonts(root));
  // All work shares one iterator, and takes the next card.
  const left = cards.values();
  const work = async () => {
    for (const { name, card, picture } of left) cache.store(name, await paint(card, picture));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

// The thread ends with an error.
void drawCards();
