import { previewsPath } from '@physics-editor/lib/page-files';
import type { PagePreviews, Preview } from '../../../src/previews/preview';
import type { Heading, TextScene } from '@physics-editor/markdown/types';
import { addFile } from '@physics-editor/publish/add-file';
import type { SiteOutput } from '../site-build';
import { smallPicture } from './small-picture';
import { symbolPreviews, type PreviewedSymbol } from './symbol-previews';

interface Data {
  allContent: { nodes: { path: string; headings: Heading[]; scenes: TextScene[] }[] };
  allShowcaseItem: { nodes: Pick<Queries.ShowcaseItem, 'path' | 'title' | 'description' | 'image' | 'imageAlt'>[] };
  allApiSymbol: { nodes: PreviewedSymbol[] };
}

// Sorted: the order of nodes depends on what has changed since the last build.
const QUERY = `{
  allContent(sort: { path: ASC }) {
    nodes { path headings { id text summary } scenes { id: anchor title description poster { gatsbyImageData } } }
  }
  allShowcaseItem(sort: { path: ASC }) { nodes { path title description image { gatsbyImageData } imageAlt } }
  allApiSymbol(sort: { path: ASC }) { nodes { path summaryText data } }
}`;

/** Writes the previews of each page, which the browser fetches when the reader points at a link to the page. */
export async function writePreviews(site: SiteOutput): Promise<void> {
  const parts = partsByPage(await site.query<Data>(QUERY));
  for (const page of site.pages) {
    if (page.canonical === '') continue;
    const previews: PagePreviews = {
      title: page.title.replace(` | ${site.settings.title}`, ''),
      text: page.description,
      parts: Object.fromEntries(parts.get(page.path) ?? []),
    };
    addFile(site, previewsPath(page.path), JSON.stringify(previews));
  }
}

/** The previews of parts of pages: page by page, by id. */
function partsByPage({ allContent, allShowcaseItem, allApiSymbol }: Data): Map<string, Map<string, Preview>> {
  const found = new Map<string, Map<string, Preview>>();
  const add = (path: string, id: string, preview: Preview) => {
    const page = path.replace(/#.*/, '');
    found.set(page, (found.get(page) ?? new Map<string, Preview>()).set(id, preview));
  };
  for (const { path, headings, scenes } of allContent.nodes) {
    for (const { id, text, summary } of headings) add(path, id, { title: text, text: summary });
    for (const { id, title, description, poster } of scenes) {
      add(path, id, { title, text: '', picture: smallPicture(poster, description) });
    }
  }
  for (const { path, title, description, image, imageAlt } of allShowcaseItem.nodes) {
    add(path, path.replace(/.*#/, ''), { title, text: description, picture: smallPicture(image, imageAlt) });
  }
  for (const symbol of allApiSymbol.nodes) {
    for (const [id, preview] of symbolPreviews(symbol)) add(symbol.path, id, preview);
  }
  return found;
}
