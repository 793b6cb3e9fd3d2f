/** The address of the Markdown of a page: that of the page, with the ending of a file. */
export const twinPath = (path: string): string => `${path}.md`;
