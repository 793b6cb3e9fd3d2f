import type { VFile } from 'vfile';
import { renderInlineMarkdown, renderMarkdown } from '../../../mdx/markdown';
import { rewriteMarkdown } from '../../../mdx/plain/plain-markdown';

/** What the Markdown of a comment becomes. */
export interface CommentForm {
  /** Put before the address of each symbol that a comment links to. */
  base: string;
  block: (markdown: string, vfile: VFile) => string;
  /** Of one paragraph, without a block around it. */
  inline: (markdown: string, vfile: VFile) => string;
}

/** Static HTML, as pages show it. */
export const asHtml = (pathPrefix: string): CommentForm => ({
  base: pathPrefix,
  block: renderMarkdown,
  inline: renderInlineMarkdown,
});

/** Markdown that can be read anywhere. */
export function asMarkdown(site: { host: string; pathPrefix: string }): CommentForm {
  const rewrite = (markdown: string): string => rewriteMarkdown(markdown, { ...site, page: '/' });
  return { base: site.host + site.pathPrefix, block: rewrite, inline: rewrite };
}
