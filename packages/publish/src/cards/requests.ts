import { isCardPath } from '@physics-editor/lib/page-files';
import { decodePath } from '@physics-editor/lib/addresses';
import type { BuiltPage, BuiltSite } from '../built-site';
import { siteAddress } from '../site-address';
import type { Card } from './card';
import type { Fonts } from './fonts';

/** What a card is drawn from. */
type CardPage = Pick<BuiltPage, 'path' | 'title' | 'description' | 'image'>;

/** The pages with cards, which need not have been written yet. */
export interface CardSite extends Pick<BuiltSite, 'root' | 'settings' | 'pathPrefix'> {
  readonly pages: readonly CardPage[];
}

/** A card that pages refer to. */
export interface CardRequest {
  /** Output path below the site's folder. */
  readonly file: string;
  readonly card: Card;
  /** Path of a picture beside the words, also below the site's folder. */
  readonly picture?: string;
}

/** What the pages do not say of their cards. */
export interface CardFacts {
  /** The label of the part of the site that contains a page. */
  readonly sectionOf: (path: string, title: string) => string;
  /** Addresses of pictures beside the words, with the path prefix, by the path of the page. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The site's logo: an SVG, by its path below the project's root. */
  readonly logo: string;
}

/** The cards that pages name as their social pictures, each once. Characters without a glyph are left out and reported to `warn`. */
export function requestsOf(
  site: CardSite,
  { sectionOf, pictures }: CardFacts,
  fonts: Fonts,
  warn: (message: string) => void,
): CardRequest[] {
  const { settings, pathPrefix } = site;
  const cardOf = ({ path, title, description }: CardPage): Card => {
    const missing = new Set<string>();
    const written = (text: string): string => {
      const { text: rest, missing: gone } = fonts.write(text);
      for (const character of gone) missing.add(character);
      return rest;
    };
    const suffix = ` | ${settings.title}`;
    const name = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
    const [product, words] = [written(settings.title), written(description)];
    const card = {
      section: written(sectionOf(path, name)),
      title: written(name) || product,
      // Not repeated if it equals the title.
      description: words === name ? '' : words,
      site: product,
    };
    if (missing.size > 0) {
      warn(`The card of ${path} is drawn without ${[...missing].join(' ')}: its fonts have no such glyphs.`);
    }
    return card;
  };

  const requests = new Map<string, CardRequest>();
  for (const page of site.pages) {
    const file = cardFileOf(page, site);
    if (file === undefined || requests.has(file)) continue;
    const address = pictures.get(page.path);
    const picture = address && decodePath(address.slice(pathPrefix.length + 1));
    requests.set(file, { file, card: cardOf(page), ...(picture !== undefined && { picture }) });
  }
  return [...requests.values()];
}

/** The card that a page names, as a path below the site's folder; undefined if its picture is not a card. */
function cardFileOf({ image }: CardPage, site: CardSite): string | undefined {
  const base = siteAddress(site, '/');
  const path = image.startsWith(base) ? decodePath(image.slice(base.length)) : '';
  return isCardPath(path) ? path.slice(1) : undefined;
}
