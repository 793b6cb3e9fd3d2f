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

/** The scenes in the texts below the project's root. */
export async function findTextScenes(root: string): Promise<{ scenes: LiveScene[]; faults: Fault[] }> {
  const files = contentFiles(root);
  const scenes: LiveScene[] = [];
  const messages: VFileMessage[] = [];
  const read = (file: string) => Promise.resolve(files.exists(file) ? files.read(file) : null);
  for (const file of files.texts('.')) {
    const source = files.read(file);
    if (!SCENE.test(source)) continue;
    const vfile = new VFile({ path: shownPath(file), messages });
    try {
      scenes.push(...(await findLiveScenes(parseText(file, source), file, read, vfile)));
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      fault(vfile, undefined, error.reason, 'run the build, which says more').line = error.line;
    }
  }
  return { scenes, faults: reported(messages).faults };
}
