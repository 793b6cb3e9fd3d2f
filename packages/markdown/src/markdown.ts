import type { Root as HastRoot, Text } from 'hast';
import type { Html } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { isExternal } from '@physics-editor/lib/addresses';
import { hastOf } from './hast-of';
import { rehypeCode } from './plugins/rehype-code';
import { joinUnits } from './plugins/rehype-units';
import type { References } from './plugins/remark-references';
import { toHtml } from './to-html';
import { nodesOf } from './visit';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses Markdown, with HTML tags as text, and the path prefix before addresses of the site. */
function parse(source: string, pathPrefix: string): HastRoot {
  const tree = parser.parse(source);
  for (const node of nodesOf(tree, ['link', 'definition'])) {
    if (node.url.startsWith('/') && !isExternal(node.url)) node.url = pathPrefix + node.url;
  }
  const hast = hastOf(tree, { handlers: { html: (_, { value }: Html): Text => ({ type: 'text', value }) } });
  joinUnits(hast);
  return hast;
}

/** What Markdown is rendered with. */
type Surroundings = Pick<References, 'components' | 'pathPrefix'>;

/** Renders Markdown that is not a content file, such as a doc comment, to static HTML. Braces and tags are text. */
export function renderMarkdown(source: string, vfile: VFile, { components, pathPrefix }: Surroundings): string {
  return toHtml(unified().use(rehypeCode).runSync(parse(source, pathPrefix), vfile), components);
}

/** Renders Markdown that is a single paragraph to HTML without the `<p>`; other Markdown as `renderMarkdown` does. */
export function renderInlineMarkdown(source: string, vfile: VFile, surroundings: Surroundings): string {
  const [first, ...rest] = parse(source, surroundings.pathPrefix).children;
  if (first?.type !== 'element' || first.tagName !== 'p' || rest.length > 0)
    return renderMarkdown(source, vfile, surroundings);
  return toHtml({ type: 'root', children: first.children }, surroundings.components);
}
