import type { GatsbyCache } from 'gatsby';
import { createHash } from 'node:crypto';
import type { Dependency, Rendering } from '@physics-editor/markdown/types';

/** How the rendering of a text is made, and checked before it is used again. */
interface Text {
  /** Path below `content/`. */
  readonly file: string;
  /** MD5 of the text, according to Gatsby. */
  readonly digest: string;
  /** Changes with the digest and the settings that the text uses. */
  readonly key: string;
  readonly read: () => Promise<string>;
  readonly render: (source: string) => Promise<Rendering>;
  /** The present value of something that a rendering depends on. */
  readonly valueOf: (dependency: Dependency) => Promise<Dependency['value']>;
}

/** Returns a function that renders each text once, in this build and later ones, until its key or something that it depends on changes. */
export function createRenderingCache(cache: Pick<GatsbyCache, 'get' | 'set'>): (text: Text) => Promise<Rendering> {
  /** Renderings in progress, shared by the fields of a page. */
  const running = new Map<string, Promise<Rendering>>();
  /** The last rendering of each file. */
  const last = new Map<string, { key: string; rendering: Rendering }>();

  const holds = async ({ dependencies }: Rendering, { valueOf }: Text) => {
    const values = await Promise.all(dependencies.map(valueOf));
    return values.every((value, at) => value === dependencies[at]?.value);
  };

  const renderNow = async ({ file, digest, key, read, render }: Text) => {
    const source = await read();
    const rendering = await render(source);
    // Gatsby may have taken the digest before an editor had written the whole file, and keeps it if the time of the file is still the same.
    if (createHash('md5').update(source).digest('hex') !== digest) return rendering;
    last.set(file, { key, rendering });
    // Faulty renderings are not stored: their cause may be in nothing that the key covers, such as the library that runs scenes.
    if (rendering.faults.length === 0) await cache.set(key, rendering);
    return rendering;
  };

  return async (text) => {
    const { file, key } = text;
    const latest = last.get(file);
    const known: Rendering | undefined = latest?.key === key ? latest.rendering : await cache.get(key);
    if (known && (await holds(known, text))) return known;
    const run = running.get(key) ?? renderNow(text).finally(() => running.delete(key));
    running.set(key, run);
    const rendering = await run;
    // Whoever has rendered it looked everything up; a page that only waited depends on the same.
    await holds(rendering, text);
    return rendering;
  };
}
