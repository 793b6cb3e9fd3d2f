import { startChangingHost } from './changing-host';
import type { Host } from './host';

/** Serves dist/, and additional pages by path, on a separate origin. */
export async function startStaticHost(pages: Readonly<Record<string, string>> = {}): Promise<Host> {
  const { origin, fail, goAway } = await startChangingHost('dist');
  fail((path) => {
    const body = pages[path];
    return body === undefined ? undefined : { body };
  });
  return { origin, close: goAway };
}
