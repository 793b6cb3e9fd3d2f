import type { VFile } from 'vfile';
import { contentComponents } from '../../../../src/components/content';
import { renderInlineMarkdown, renderMarkdown } from '@physics-editor/markdown/markdown';
import { rewriteMarkdown } from '@physics-editor/markdown/plain/plain-markdown';

/** Output format for the Markdown of comments. */
export interface CommentForm {
  /** Prefix of the addresses of symbols that a comment links to. */
  base: string;
  block: (markdown: string, vfile: VFile) => string;
  /** Converts a single paragraph, without a block around it. */
  inline: (markdown: string, vfile: VFile) => string;
}

/** Static HTML for pages. */
export const asHtml = (pathPrefix: string): CommentForm => ({
  base: pathPrefix,
  block: (markdown, vfile) => renderMarkdown(markdown, vfile, contentComponents),
  inline: (markdown, vfile) => renderInlineMarkdown(markdown, vfile, contentComponents),
});

/** Markdown with full addresses, for machine readers. */
export function asMarkdown(site: { host: string; pathPrefix: string }): CommentForm {
  const rewrite = (markdown: string): string => rewriteMarkdown(markdown, { ...site, page: '/' });
  return { base: site.host + site.pathPrefix, block: rewrite, inline: rewrite };
}
