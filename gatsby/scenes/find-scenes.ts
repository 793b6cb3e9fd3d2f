import { VFileMessage } from 'vfile-message';
import { contentFiles, shownPath } from '../checks/content-files';
import type { Fault } from '../checks/fault';
import { findLiveScenes, type LiveScene } from '../mdx/scenes/live-scenes';
import { parseText } from '../mdx/source/parse';
import { createReport } from '../mdx/report';

export { formatFault } from '../checks/fault';
export { SCENE_WIDTH } from '../mdx/scenes/live-scenes';

/** All scenes in the texts below the project's root, and the faults in how they are written. */
export async function findScenes(root: string): Promise<{ scenes: LiveScene[]; faults: Fault[] }> {
  const files = contentFiles(root);
  const scenes: LiveScene[] = [];
  const faults: Fault[] = [];
  const read = (file: string) => Promise.resolve(files.exists(file) ? files.read(file) : null);
  for (const file of files.texts('.')) {
    const report = createReport(shownPath(file), faults, []);
    try {
      scenes.push(...(await findLiveScenes(parseText(file, files.read(file)), file, read, report)));
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      report.fault({ position: { start: { line: error.line ?? 1 } } }, error.reason, 'run the build, which says more');
    }
  }
  return { scenes, faults };
}
