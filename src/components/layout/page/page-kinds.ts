const DOCS = 'docs-wrapper docs-doc-page docs-version-current plugin-docs';
const BLOG = 'plugin-blog plugin-id-default';
const PAGES = 'plugin-pages plugin-id-default';

/** The kinds of pages of a section with a sidebar, each with its name in sidebars.yml and the accessible name of its landmark. */
export const TEXT_KINDS = {
  doc: {
    classes: `${DOCS} plugin-id-default`,
    searchTag: 'docs-default-current',
    sidebar: { name: 'tutorialSidebar', label: 'Docs sidebar' },
  },
  community: {
    classes: `${DOCS} plugin-id-community`,
    searchTag: 'default',
    sidebar: { name: 'community', label: 'Community sidebar' },
  },
};

/**
 * Metadata of each kind of page: classes of the html element, and the name under which a DocSearch crawler indexes the page
 * (`docsearch:docusaurus_tag`). Both follow the conventions of crawlers and style sheets for documentation sites.
 */
export const PAGE_KINDS = {
  home: { classes: PAGES, searchTag: 'default' },
  page: { classes: PAGES, searchTag: 'default' },
  'not-found': { classes: 'plugin-native plugin-id-default', searchTag: 'default' },
  offline: { classes: 'plugin-native plugin-id-default', searchTag: 'default' },
  ...TEXT_KINDS,
  'blog-list': { classes: `blog-wrapper blog-list-page ${BLOG}`, searchTag: 'blog_posts_list' },
  'blog-post': { classes: `blog-wrapper blog-post-page ${BLOG}`, searchTag: 'default' },
  'blog-tags': { classes: `blog-wrapper blog-tags-list-page ${BLOG}`, searchTag: 'blog_tags_list' },
  'blog-tag': { classes: `blog-wrapper blog-tags-post-list-page ${BLOG}`, searchTag: 'blog_tags_posts' },
  'blog-archive': { classes: BLOG, searchTag: 'default' },
};
