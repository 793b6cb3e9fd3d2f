import type { Root as HastRoot, Text } from 'hast';
import type { Html } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { hastOf } from './hast-of';
import { highlightCode } from './plugins/rehype-code';
import { toHtml, type Components } from './to-html';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses Markdown, with HTML tags as text. */
const parse = (source: string): HastRoot =>
  hastOf(parser.parse(source), { handlers: { html: (_, { value }: Html): Text => ({ type: 'text', value }) } });

/** Renders Markdown that is not a content file, such as a doc comment, to static HTML. Braces and tags are text. */
export function renderMarkdown(source: string, vfile: VFile, components: Components): string {
  const hast = parse(source);
  highlightCode(hast, vfile);
  return toHtml(hast, components);
}

/** Renders Markdown that is a single paragraph to HTML without the `<p>`; other Markdown as `renderMarkdown` does. */
export function renderInlineMarkdown(source: string, vfile: VFile, components: Components): string {
  const [first, ...rest] = parse(source).children;
  if (first?.type !== 'element' || first.tagName !== 'p' || rest.length > 0) return renderMarkdown(source, vfile, components);
  const inner: HastRoot = { type: 'root', children: first.children };
  return toHtml(inner, components);
}
