import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Extension } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { literalDollar } from './literal-dollar';
import { prepareSource } from './source';

const COLON = 58;

/** Parses callout containers, but no other directives: a text directive would match ratios such as 16:9 in prose. */
export function remarkContainers(this: Processor): void {
  const [container] = [directive().flow?.[COLON] ?? []].flat();
  if (container) addSyntax(this, { flow: { [COLON]: container } });
  (this.data().fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

/** Treats the `$` of prices and variables as text. Must be used after remark-math, to take precedence over its syntax. */
function remarkDollars(this: Processor): void {
  addSyntax(this, literalDollar);
}

function addSyntax(processor: Processor, syntax: Extension): void {
  (processor.data().micromarkExtensions ??= []).push(syntax);
}

const extensions = { plugins: [remarkGfm, remarkMath, remarkDollars, remarkContainers] };
const mdx = unified().use(remarkParse).use(remarkMdx).use(extensions).freeze();
const markdown = unified().use(remarkParse).use(extensions).freeze();

/** Whether a file is MDX. Any other file is plain Markdown, where braces are text and elements are HTML. */
export const isMdx = (file: string): boolean => file.endsWith('.mdx');

/** Parses a text of `file` that `prepareSource` has prepared. Throws a VFileMessage with the position of a syntax error. */
export const parsePrepared = (file: string, text: string): Root => (isMdx(file) ? mdx : markdown).parse(text);

/** Parses Markdown (GFM, formulas, callouts; MDX in .mdx files). Throws a VFileMessage with the position of a syntax error. */
export const parseText = (file: string, source: string): Root => parsePrepared(file, prepareSource(source));
