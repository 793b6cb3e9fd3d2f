import type { PropsWithChildren } from 'react';
import { z } from 'zod';
import { contentFiles, shownPath, type ContentFiles } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { checkFrontMatter, pageFields } from '@physics-editor/markdown/checks/front-matter';
import { BLANK_PICTURE } from '@physics-editor/markdown/pictures/blank-picture';
import { COMPONENTS } from '@physics-editor/markdown/plugins/remark-allowed';
import type { References } from '@physics-editor/markdown/plugins/remark-references';
import { renderMdx } from '@physics-editor/markdown/render';
import { contentPath } from '@physics-editor/lib/content/address';

const schema = z.strictObject(pageFields);

/** The faults that a build would report in imported files, without building: checks of front matter and text, and a rendering of each. */
export async function checkImported(root: string, targets: readonly string[]): Promise<Fault[]> {
  const files = contentFiles(root);
  const references = referencesTo(files);
  const faults: Fault[] = [];
  for (const file of targets) {
    const source = files.read(file);
    const checked = checkFrontMatter(source, shownPath(file), schema);
    const rendering = await renderMdx({ file, source, eager: false }, references);
    faults.push(...(checked.ok ? [] : checked.faults), ...rendering.faults);
  }
  return faults;
}

const Children = ({ children }: PropsWithChildren) => children;

/** The files below `content/`. Imports contain no scenes or names of the API. */
const referencesTo = (files: ContentFiles): References => ({
  // Nobody sees the HTML.
  components: Object.fromEntries([...COMPONENTS, 'Callout'].map((name) => [name, Children])),
  host: 'https://site.example',
  pathPrefix: '',
  pagePath: async (file) => (files.exists(file) ? contentPath(file) : null),
  picture: async (file) => (files.exists(file) ? BLANK_PICTURE : null),
  animation: async () => null,
  poster: async (file) => (files.exists(file) ? '/file' : null),
  film: async (file) => (files.exists(file) ? { width: 16, height: 9, seconds: 1, src: '/file' } : null),
  publish: async (file) => (files.exists(file) ? '/file' : null),
  source: async (file) => (files.exists(file) ? files.read(file) : null),
  runScene: async () => undefined,
  apiLink: () => ({ kind: 'page', path: '/docs/api' }),
  siteLink: () => undefined,
  siteLinkNames: [],
});
