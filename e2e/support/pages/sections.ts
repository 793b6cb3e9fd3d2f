interface Section {
  /** As named in the navigation bar. */
  label: string;
  /** Whether its pages show a text beside a sidebar. */
  hasSidebar: boolean;
}

/** The sections of the site by the first segment of their addresses. */
const SECTIONS: Readonly<Record<string, Section>> = {
  docs: { label: 'Docs', hasSidebar: true },
  blog: { label: 'Blog', hasSidebar: false },
  showcase: { label: 'Showcase', hasSidebar: false },
  community: { label: 'Community', hasSidebar: true },
};

/** The section of a page; undefined if it is in none. */
export const sectionOf = (path: string): Section | undefined => SECTIONS[path.split(/[/?]/)[1] ?? ''];
