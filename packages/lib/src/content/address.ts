/**
 * The section of a text below `content/`, its first folder, and its name below that, with composed letters, without extension and `/index`. The file
 * that opens a section is named `index`.
 */
export function placeOf(file: string): { section: string; name: string } {
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
