import { z } from 'zod';
import { hostAddress } from '@physics-editor/lib/addresses';
import { contentFiles, type ContentFiles } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { splitFrontMatter } from '@physics-editor/markdown/checks/front-matter';
import { checkYaml } from '@physics-editor/markdown/checks/yaml';
import { resolveBeside } from '@physics-editor/markdown/linked-file';
import { BLANK_PICTURE } from '@physics-editor/markdown/pictures/blank-picture';
import type { References } from '@physics-editor/markdown/plugins/remark-references';
import { renderMdx } from '@physics-editor/markdown/render';
import { readPicture } from '@physics-editor/markdown/pictures/read-picture';
import { contentId, contentPath, placeOf } from '@physics-editor/lib/content/address';
import { buildModel } from '../api/model/build-model';
import { asHtml } from '../api/model/comment-forms';
import { extractLibrary } from '../api/typedoc/extract';
import { resolveApiLink } from '../api/model/links';
import type { ApiSymbol } from '../api/model/model';
import { LAYOUT } from '../api/typedoc/reflections';
import { textPages } from '..';
import { template } from '../query';
import { readSettings, resolveSiteLink, settingsFaults, type Settings } from '../site/settings';
import { sourceLinkFaults } from '../source-links';
import { ownPictureFaults } from './own-picture';

/**
 * All faults in the texts of all files, and in the anchors they link to, without Gatsby's data layer: a build that ends because of front matter or
 * data files includes these in its list.
 */
export async function checkTexts(
  root: string,
  { symbols, runScene }: Pick<References, 'runScene'> & { symbols: readonly ApiSymbol[] },
): Promise<Fault[]> {
  const files = contentFiles(root);
  const settings = settingsFaults(files).length === 0 ? readSettings(root) : undefined;
  const sources = sourcesIn(files);
  const references: References = { ...referencesTo({ files, sources, settings, symbols }), runScene };
  const texts = await Promise.all(
    sources.map(async ({ file, path, source, image }) => {
      const rendering = await renderMdx({ file, source, eager: false }, references);
      const own = image === undefined ? undefined : resolveBeside(file, image);
      const ownFaults = await ownPictureFaults({ file, image: own }, files, references.picture);
      return { ...rendering, faults: [...ownFaults, ...rendering.faults], file, path };
    }),
  );
  const pages = texts.map(({ file, path }) => ({ path, component: componentOf(file), context: {} }));
  // The other pages are not known yet.
  const others = { path: '/', matchPath: '/*', component: '', context: {} };
  return [
    ...texts.flatMap(({ faults }) => faults),
    ...(settings ? sourceLinkFaults(texts, [...pages, others], { settings, pathPrefix: '' }) : []),
  ];
}

/** The symbols of the library's reference, for `checkTexts`. */
export async function librarySymbols(root: string): Promise<readonly ApiSymbol[]> {
  const extract = await extractLibrary(root);
  return buildModel(extract, { layout: LAYOUT, sourceUrl: () => '', comments: asHtml('') }).symbols;
}

interface Surroundings {
  files: ContentFiles;
  sources: readonly TextSource[];
  settings: Settings | undefined;
  symbols: readonly ApiSymbol[];
}

/** What texts can refer to, from the files alone. If the settings are faulty, their links are assumed to be correct. */
function referencesTo({ files, sources, settings, symbols }: Surroundings): Omit<References, 'runScene'> {
  const paths = new Map(sources.map(({ file, path }) => [file, path]));
  const symbolsById = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const links = settings?.links;
  return {
    host: settings ? hostAddress(settings.url, '') : '',
    pathPrefix: '',
    pagePath: async (file) => paths.get(file) ?? null,
    publish: async (file) => (files.exists(file) ? `/static/${encodeURIComponent(file)}` : null),
    picture: async (file) => {
      if (!files.exists(file)) return null;
      await readPicture(files.onDisk(file));
      return BLANK_PICTURE;
    },
    source: async (file) => (files.exists(file) ? files.read(file) : null),
    apiLink: (symbol, member) => resolveApiLink(symbol, member, (id) => symbolsById.get(id) ?? null),
    siteLink: (url) => (links ? resolveSiteLink(url, links) : url),
    siteLinkNames: Object.keys(links ?? {}),
  };
}

/** The page type of a text; empty if it is part of a page. */
function componentOf(file: string): string {
  const texts = textPages.find(({ folder }) => folder === placeOf(file).section);
  return texts ? template(texts.others?.[contentId(file)] ?? texts.template) : '';
}

const asked = z.looseObject({
  slug: z.string().optional().catch(undefined),
  image: z.string().optional().catch(undefined),
  draft: z.boolean().catch(false),
});

/** A text that has a page, and its front matter, which may be invalid. */
interface TextSource {
  file: string;
  path: string;
  source: string;
  image?: string | undefined;
}

/** The texts of all sections, without drafts. */
const sourcesIn = (files: ContentFiles): TextSource[] =>
  files
    .texts('.')
    .filter((file) => file.includes('/'))
    .flatMap((file) => {
      const source = files.read(file);
      const checked = checkYaml({ text: splitFrontMatter(source).frontMatter || '{}', file }, asked);
      const { slug, image, draft } = checked.ok ? checked.value : { draft: false };
      return draft ? [] : [{ file, path: contentPath(file, slug), source, image }];
    });
