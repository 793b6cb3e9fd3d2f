import { previewsPath } from '@physics-editor/lib/page-files';
import type { PagePreviews, Preview, PreviewPicture } from '../../../src/previews/preview';
import type { Heading, TextScene, PictureData } from '@physics-editor/markdown/types';
import { addFile } from '@physics-editor/publish/add-file';
import type { SiteOutput } from '../site-build';
import type { z } from 'zod';
import { decodeHash } from '@physics-editor/lib/addresses';
import { firstSentence, withoutMarks } from '@physics-editor/reference/model/comments';
import { symbolSchema } from '@physics-editor/reference/symbol-data';

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

/** The smallest file of a picture, as WebP if there is one: every supported browser reads that. */
export function smallPicture({ gatsbyImageData }: Pick<PictureData, 'gatsbyImageData'>, alt: string): PreviewPicture {
  const { images, width, height } = gatsbyImageData;
  const webp = images.sources?.find(({ type }) => type === 'image/webp');
  const files = (webp?.srcSet ?? images.fallback?.srcSet ?? '').split(/,\s*/).map((entry) => {
    const [src = '', size = ''] = entry.trim().split(' ');
    return { src, width: Number.parseInt(size, 10) };
  });
  const [smallest] = files.sort((a, b) => a.width - b.width);
  if (!smallest?.src) throw new Error(`The picture "${alt}" has no file for previews.`);
  return { ...smallest, height: Math.round((smallest.width * height) / width), alt };
}

/** A symbol of the API as the data layer returns it. */
type PreviewedSymbol = Pick<Queries.ApiSymbol, 'path' | 'summaryText' | 'data'>;

type Member = z.output<typeof symbolSchema>['members'][number];

/** The previews of a symbol's members, by id; of a symbol without a page of its own, also that of itself. */
function symbolPreviews({ path, summaryText, data }: PreviewedSymbol): Map<string, Preview> {
  const { name, members } = symbolSchema.parse(data);
  const isPart = path.includes('#');
  const previews = new Map<string, Preview>();
  for (const member of members) {
    const id = decodeHash(new URL(member.address).hash) ?? '';
    const title = titleOf(member, name);
    const text = withoutMarks(firstSentence(member.description));
    previews.set(id, { title: isPart && member.kind !== 'CONSTRUCTOR' ? `${name}.${title}` : title, text });
  }
  if (isPart) previews.set(path.replace(/.*#/, ''), { title: name, text: summaryText });
  return previews;
}

function titleOf({ name, kind }: Member, symbol: string): string {
  if (kind === 'CONSTRUCTOR') return `new ${symbol}()`;
  return kind === 'METHOD' ? `${name}()` : name;
}
