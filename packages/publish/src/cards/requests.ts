import { isCardPath } from '@physics-editor/lib/page-files';
import { decodePath } from '@physics-editor/lib/addresses';
import type { BuiltPage, BuiltSite } from '../built-site';
import { siteAddress } from '../site-address';
import type { Card } from './card';
import type { Fonts } from './fonts';
import { sectionOf } from '../../../../gatsby/output/section-of';

/** A card that pages refer to. */
export interface CardRequest {
  /** Output path below the site's folder. */
  readonly file: string;
  readonly card: Card;
  /** Path of a picture beside the words, also below the site's folder. */
  readonly picture?: string;
}

type Post = Pick<Queries.BlogPost, 'path' | 'image'>;

/** The cards that pages name as their social pictures, each once. Characters without a glyph are left out and reported to `warn`. */
export async function requestsOf(
  site: BuiltSite,
  fonts: Fonts,
  warn: (message: string) => void,
): Promise<CardRequest[]> {
  const { allBlogPost } = await site.query<{ allBlogPost: { nodes: Post[] } }>(
    '{ allBlogPost { nodes { path image { src } } } }',
  );
  const pictures = new Map(
    allBlogPost.nodes.map(({ path, image }) => [path, decodePath(image.src.slice(site.pathPrefix.length + 1))]),
  );
  const requests = new Map<string, CardRequest>();
  for (const page of site.pages) {
    const file = cardFileOf(page, site);
    if (file === undefined || requests.has(file)) continue;
    const picture = pictures.get(page.path);
    requests.set(file, { file, card: cardOf(page, site, fonts, warn), ...(picture !== undefined && { picture }) });
  }
  return [...requests.values()];
}

/** The card that a page names, as a path below the site's folder; undefined if its picture is not a card. */
function cardFileOf({ image }: BuiltPage, site: BuiltSite): string | undefined {
  const base = siteAddress(site, '/');
  const path = image.startsWith(base) ? decodePath(image.slice(base.length)) : '';
  return isCardPath(path) ? path.slice(1) : undefined;
}

function cardOf(page: BuiltPage, { settings }: BuiltSite, fonts: Fonts, warn: (message: string) => void): Card {
  const missing = new Set<string>();
  const written = (text: string): string => {
    const { text: rest, missing: gone } = fonts.write(text);
    for (const character of gone) missing.add(character);
    return rest;
  };
  const suffix = ` | ${settings.title}`;
  const name = page.title.endsWith(suffix) ? page.title.slice(0, -suffix.length) : page.title;
  const site = written(settings.title);
  const description = written(page.description);
  const card = {
    section: written(sectionOf(page.path, name, settings)),
    title: written(name) || site,
    // Not repeated if it equals the title.
    description: description === name ? '' : description,
    site,
  };
  if (missing.size > 0) {
    warn(`The card of ${page.path} is drawn without ${[...missing].join(' ')}: its fonts have no such glyphs.`);
  }
  return card;
}
