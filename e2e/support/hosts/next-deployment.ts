import type { Page, Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { chunkHash } from '@physics-editor/publish/hosting/cache-rules';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';

/** Hashes of the build: those of its chunks, and its own. */
function hashesOfBuild(): string[] {
  const own = /"webpackCompilationHash":"([0-9a-f]+)"/.exec(readFileSync('dist/page-data/app-data.json', 'utf8'))?.[1];
  if (own === undefined) throw new Error('dist/ contains no build id.');
  return [own, ...filesBelow('dist').flatMap((path) => chunkHash(path) ?? [])];
}

const reversed = (text: string): string => [...text].reverse().join('');

/**
 * Replaces the site under the open pages with another build, as a deployment does: every chunk has another name, pages and data belong to that build,
 * and what only the old build had is gone.
 */
export async function deployNext(page: Page): Promise<void> {
  const known = hashesOfBuild();
  const old = new RegExp(known.join('|'), 'g');
  const next = new RegExp(known.map(reversed).join('|'), 'g');
  await page.route('**/*', async (route: Route) => {
    const url = route.request().url();
    const { pathname } = new URL(url);
    if (known.some((hash) => pathname.includes(hash))) {
      await route.fulfill({ status: 404, contentType: 'text/html', body: 'Not here.' });
      return;
    }
    const response = await route.fetch({ url: url.replace(next, reversed) });
    if (!/html|json|javascript|css/.test(response.headers()['content-type'] ?? '')) {
      await route.fulfill({ response });
      return;
    }
    // The policy contains digests of scripts, which would differ in another build.
    const headers = { ...response.headers() };
    delete headers['content-security-policy'];
    const body = (await response.text()).replace(/<meta[^>]+http-equiv="Content-Security-Policy"[^>]*>/gi, '');
    await route.fulfill({ status: response.status(), headers, body: body.replace(old, reversed) });
  });
}
