import { isUnder } from '@physics-editor/lib/addresses';
import { escapeMarkup } from '@physics-editor/lib/text/escape-markup';
import type { Entry } from '@physics-editor/publish/search/search-index';
import { sections } from '../sections';
import type { BuiltScene } from './machine-readers/write-scenes';
import type { SiteBuild } from './site-build';

/** The name of the section of a text, by type. */
const LABELS = new Map(sections.flatMap(({ texts }) => (texts?.label ? [[texts.type, texts.label]] : [])));

/** The overview of the reference is a doc, but belongs to the API section. */
const API = { name: 'API', path: '/docs/api' };

interface Searched {
  allContent: { nodes: { __typename: string; path: string }[] };
  allApiSymbol: { nodes: { path: string }[] };
}

const QUERY = '{ allContent { nodes { __typename path } } allApiSymbol { nodes { path } } }';

/** The section of every address that can be found. */
export async function searchedSections({ query }: Pick<SiteBuild, 'query'>): Promise<ReadonlyMap<string, string>> {
  const { allContent, allApiSymbol } = await query<Searched>(QUERY);
  const texts = allContent.nodes.flatMap(({ __typename, path }): [string, string][] => {
    const section = isUnder(path, API.path) ? API.name : LABELS.get(__typename);
    return section === undefined ? [] : [[path, section]];
  });
  return new Map([...texts, ...allApiSymbol.nodes.map(({ path }): [string, string] => [path, API.name])]);
}

/** A live scene: found by its caption, its poster's text and what its code uses of the API. */
export function sceneEntry({ path, id, title, description, symbols, members }: BuiltScene): Entry {
  const names = [...symbols, ...members.map((name) => name.replace(/.*\./, ''))];
  const used = names.length === 0 ? '' : `<p>Uses ${[...new Set(names)].join(', ')}.</p>`;
  // Pages come first: a scene is short, so that the engine would rank it higher.
  const html = `<div data-pagefind-weight="0.1"><p data-pagefind-meta="title">${escapeMarkup(title)}</p><p>${escapeMarkup(description)}</p>${used}</div>`;
  return { url: `${path}#${id}`, section: 'Scene', html };
}
