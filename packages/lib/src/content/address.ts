/** The section of a content file (its first folder) and its name below it, without extension and `/index`. */
export interface ContentPlace {
  section: string;
  name: string;
}

/** Splits the path of a text below `content/`, with composed letters. The file that opens a section is named `index`. */
export function placeOf(file: string): ContentPlace {
  const [section = '', ...rest] = file
    .normalize()
    .replace(/\.mdx?$/, '')
    .split('/');
  const name = rest.join('/').replace(/\/index$/, '');
  return { section, name };
}

/** The node id of a content file: for docs the bare name, for other sections prefixed with the section. */
export function contentId(file: string): string {
  const { section, name } = placeOf(file);
  return section === 'docs' ? name : `${section}:${name}`;
}

/** The address of a content file, without a trailing slash; `slug` replaces the last segment. */
export function contentPath(file: string, slug?: string): string {
  const { section, name } = placeOf(file);
  const parts = name === 'index' ? [] : name.split('/');
  if (slug) parts.splice(-1, 1, slug);
  return ['', section, ...parts].join('/');
}
