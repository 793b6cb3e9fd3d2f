import { isExternal } from '@physics-editor/lib/addresses';
import { contentFiles, shownPath } from '@physics-editor/lib/content/content-files';
import { linkedFile } from '@physics-editor/markdown/linked-file';
import { parseText } from '@physics-editor/markdown/source/parse';
import { nodesOf } from '@physics-editor/markdown/visit';
import type { KnownAddresses } from '@physics-editor/publish/links/check-links';
import { viewAddress } from '../sections/api';
import { allNodes } from '../sections/query';
import type { SiteBuild } from './site-build';
import type { Sources } from '@physics-editor/publish/links/broken-link';

const SETTINGS = 'site.yml';

/** What is known of the addresses of this site. The code of a text is elsewhere, even if it is on the same host. */
export async function knownAddresses(site: SiteBuild): Promise<KnownAddresses> {
  const { links } = site.settings;
  const pages = await allNodes<{ matchPath: string | null }>(site, 'SitePage', 'matchPath');
  return {
    elsewhere: [...Object.values(links).filter(isExternal), viewAddress(links.edit)],
    patterns: pages.flatMap(({ matchPath }) => matchPath ?? []),
    findSources: () => findSources(site),
  };
}

/** Finds the lines of content/ in which links are written: in the text of the page, or in site.yml for what surrounds every page. */
async function findSources(site: SiteBuild): Promise<Sources> {
  const texts = await allNodes<Pick<Queries.Content, 'path' | 'file'>>(site, 'Content', 'path file');
  const { root, pathPrefix } = site;
  const files = contentFiles(root);
  const pathOf = new Map(texts.map(({ path, file }) => [file, path]));
  const fileOf = new Map(texts.map(({ path, file }) => [path, file]));
  const settings = files.read(SETTINGS).split('\n');
  const linesOf = new Map<string, ReadonlyMap<string, number>>();

  return (page, address) => {
    const written = address.startsWith(`${pathPrefix}/`) ? address.slice(pathPrefix.length) : address;
    const file = fileOf.get(page);
    if (file !== undefined) {
      const lines = linesOf.get(file) ?? linkLines(files.read(file), file, pathOf);
      linesOf.set(file, lines);
      const line = lines.get(written);
      if (line !== undefined) return { file: shownPath(file), line };
    }
    const at = settings.findIndex((line) => line.split(/[\s,'"{}]+/).includes(written));
    if (at >= 0) return { file: shownPath(SETTINGS), line: at + 1 };
    return file === undefined ? undefined : { file: shownPath(file) };
  };
}

/** The first line of each link in a text, by resolved address. */
function linkLines(source: string, file: string, pathOf: ReadonlyMap<string, string>): Map<string, number> {
  const lines = new Map<string, number>();
  for (const { url, position } of nodesOf(parseText(file, source), ['link', 'definition'])) {
    const linked = linkedFile(url, file);
    const path = linked && pathOf.get(linked.target);
    const address = linked && path !== undefined ? path + linked.rest : url;
    if (!lines.has(address)) lines.set(address, position?.start.line ?? 1);
  }
  return lines;
}
