import type { GatsbyCache } from 'gatsby';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { contentFiles, shownPath } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { fault, reported } from '@physics-editor/lib/content/messages';
import { findLiveScenes, type LiveScene, type Scene } from '@physics-editor/markdown/scenes/live-scenes';
import { parseText } from '@physics-editor/markdown/source/parse';
import { readReference } from '@physics-editor/reference/read-reference';
import { readExamples } from './examples/read-examples';

export { formatFault } from '@physics-editor/lib/content/fault';
export { SCENE_WIDTH } from '@physics-editor/markdown/scenes/live-scenes';

/** All scenes of the site, in texts and in the comments of the library, and the faults in how they are written. */
export async function findScenes(root: string): Promise<{ scenes: Scene[]; faults: Fault[] }> {
  const texts = await findTextScenes(root);
  const library = readExamples((await readReference(root)).symbols);
  return { scenes: [...texts.scenes, ...library.examples], faults: [...texts.faults, ...library.faults] };
}

/** In every text with a scene. Others are not parsed, which takes milliseconds each. */
const SCENE = /(?:`{3}|~{3})\s*js\s+live\b|<LiveScene\b/;

/** The scenes of a text, and what they were read from: the texts of its file and of those that it names. */
interface Found {
  readonly scenes: readonly LiveScene[];
  readonly texts: Readonly<Record<string, string | null>>;
}

/** The scenes in the texts below the project's root. A later call with the same `cache` only parses texts that have changed. */
export async function findTextScenes(
  root: string,
  cache?: Pick<GatsbyCache, 'get' | 'set'>,
): Promise<{ scenes: LiveScene[]; faults: Fault[] }> {
  const files = contentFiles(root);
  const scenes: LiveScene[] = [];
  const messages: VFileMessage[] = [];
  const textOf = (file: string) => (files.exists(file) ? files.read(file) : null);
  for (const file of files.texts('.')) {
    const source = files.read(file);
    if (!SCENE.test(source)) continue;
    const known: Found | undefined = await cache?.get(`scenes:${file}`);
    if (known && Object.entries(known.texts).every(([name, text]) => textOf(name) === text)) {
      scenes.push(...known.scenes);
      continue;
    }
    const texts: Record<string, string | null> = { [file]: source };
    const read = (name: string) => Promise.resolve((texts[name] = textOf(name)));
    const vfile = new VFile({ path: shownPath(file), messages: [] });
    try {
      const found = await findLiveScenes(parseText(file, source), file, read, vfile);
      scenes.push(...found);
      if (vfile.messages.length === 0) await cache?.set(`scenes:${file}`, { scenes: found, texts } satisfies Found);
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      fault(vfile, undefined, error.reason, 'run the build, which says more').line = error.line;
    }
    messages.push(...vfile.messages);
  }
  return { scenes, faults: reported(messages).faults };
}
