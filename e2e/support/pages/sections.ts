/** The sections of the site as named in the navigation bar, by the first segment of their addresses. */
const SECTIONS: Readonly<Record<string, string>> = {
  docs: 'Docs',
  blog: 'Blog',
  showcase: 'Showcase',
  community: 'Community',
};

/** The section of a page as named in the navigation bar; undefined if it is in none. */
export const sectionOf = (path: string): string | undefined => SECTIONS[path.split(/[/?]/)[1] ?? ''];
