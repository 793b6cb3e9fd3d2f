/** Joins the blocks of a Markdown text that are not empty. */
export const joinBlocks = (blocks: readonly string[]): string => blocks.filter(Boolean).join('\n\n');
