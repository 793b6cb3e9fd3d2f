/** The sections of the site as the navigation bar names them, by what their addresses begin with. */
const SECTIONS: Readonly<Record<string, string>> = {
  docs: 'Docs',
  blog: 'Blog',
  showcase: 'Showcase',
  community: 'Community',
};

/** The section that a page is in, as the navigation bar names it; undefined for one in none. */
export const sectionOf = (path: string): string | undefined => SECTIONS[path.split(/[/?]/)[1] ?? ''];
