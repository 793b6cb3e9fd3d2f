import type { GatsbyCache } from 'gatsby';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Rendering } from '@physics-editor/markdown/types';

/** Something outside a text that its rendering looks up: a page or file, by its path below `content/`, or a name of the API. */
export type Lookup = readonly [kind: 'page' | 'file' | 'api', name: string];

/** How the rendering of a text is made, and checked before it is used again. */
interface Text {
  /** Path below `content/`. */
  readonly file: string;
  /** MD5 of the text, according to Gatsby. */
  readonly digest: string;
  /** Changes with the digest and the settings that the text uses. */
  readonly key: string;
  readonly read: () => Promise<string>;
  /** Renders the text and records what it looks up. */
  readonly render: (source: string, record: (lookup: Lookup) => void) => Promise<Rendering>;
  /** What a look-up finds at present. */
  readonly valueOf: (lookup: Lookup) => Promise<string | null>;
}

/** A rendering is valid while its look-ups find the same values. */
type Rendered = readonly [rendering: Rendering, lookups: readonly Lookup[], values: readonly (string | null)[]];

/** Returns a function that renders each text once, in this build and later ones, until its key or something that it has looked up changes. */
export function createRenderingCache(cache: Pick<GatsbyCache, 'get' | 'set'>): (text: Text) => Promise<Rendering> {
  /** Renderings in progress, shared by the fields of a page. */
  const running = new Map<string, Promise<Rendered>>();
  /** The last rendering of each file. */
  const last = new Map<string, { key: string; rendered: Rendered }>();

  /** Ends before the next text is rendered, so that threads and other processes are answered between two of a thousand. */
  let turn = Promise.resolve();

  const holds = async ([, lookups, values]: Rendered, { valueOf }: Text) =>
    isDeepStrictEqual(await Promise.all(lookups.map(valueOf)), values);

  const renderNow = async ({ file, digest, key, read, render, valueOf }: Text) => {
    const source = await read();
    turn = turn.then(() => setImmediate());
    await turn;
    const lookups: Lookup[] = [];
    const rendering = await render(source, (lookup) => void lookups.push(lookup));
    const rendered: Rendered = [rendering, lookups, await Promise.all(lookups.map(valueOf))];
    // Gatsby may have taken the digest before an editor had written the whole file, and keeps it if the time of the file is still the same.
    if (createHash('md5').update(source).digest('hex') !== digest) return rendered;
    last.set(file, { key, rendered });
    // Faulty renderings are not stored: their cause may be in nothing that the key covers, such as the library that runs scenes.
    if (rendering.faults.length === 0) await cache.set(key, rendered);
    return rendered;
  };

  return async (text) => {
    const { file, key } = text;
    const latest = last.get(file);
    const known: Rendered | undefined = latest?.key === key ? latest.rendered : await cache.get(key);
    if (known && (await holds(known, text))) {
      last.set(file, { key, rendered: known });
      return known[0];
    }
    const run = running.get(key) ?? renderNow(text).finally(() => running.delete(key));
    running.set(key, run);
    const rendered = await run;
    // Whoever has rendered it looked everything up; a page that only waited depends on the same.
    await holds(rendered, text);
    return rendered[0];
  };
}
