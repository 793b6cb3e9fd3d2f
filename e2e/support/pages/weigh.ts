import type { Page, Request } from '@playwright/test';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hydrated } from '../open';
import { offSite } from '../hosts/prefix';

/** A file that a page has requested. */
export interface Parcel {
  /** Address without the path prefix. */
  path: string;
  /** As reported by the browser: `document`, `script`, `font`, `image`, `fetch` and others. */
  kind: string;
  /** Transferred bytes of the body, with gzip where it helps. */
  bytes: number;
  /** Whether it was requested before the load event. */
  isEarly: boolean;
}

/** Opens a page without the cache and waits until it is idle. Returns all its own requests, the largest first. */
export async function weigh(page: Page, path: string): Promise<Parcel[]> {
  const asked: { request: Request; isEarly: boolean }[] = [];
  let isLoaded = false;
  page.once('load', () => (isLoaded = true));
  page.on('request', (request) => asked.push({ request, isEarly: !isLoaded }));
  // Disables prefetching.
  await page.addInitScript(() => {
    const value = { effectiveType: '2g', saveData: false };
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await session.detach();

  const parcels = asked.map(({ request, isEarly }) => {
    const address = offSite(new URL(request.url()).pathname);
    return { path: address, kind: request.resourceType(), bytes: sentBytes(address), isEarly };
  });
  return parcels.sort((a, b) => b.bytes - a.bytes);
}

/** The bytes that nginx sends for an address to a browser that accepts gzip. Computed from files of dist/, so independent of the host's headers. */
function sentBytes(path: string): number {
  const file = [path, `${path}.html`, join(path, 'index.html')]
    .map((each) => join('dist', decodeURIComponent(each)))
    .find((each) => existsSync(each) && statSync(each).isFile());
  if (file === undefined) throw new Error(`dist/ has nothing at ${path}.`);
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}

/** The total size of the selected parcels, in KB. */
export function kilobytes(parcels: readonly Parcel[], counts: (parcel: Parcel) => boolean = () => true): number {
  return parcels.filter(counts).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}
