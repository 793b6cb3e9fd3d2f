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

/** Callout containers alone: the directive syntax for text would turn a ratio like 16:9 in prose into a directive. */
export function remarkContainers(this: Processor): void {
  const [container] = [directive().flow?.[COLON] ?? []].flat();
  if (container) addSyntax(this, { flow: { [COLON]: container } });
  (this.data().fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

/** The `$` of prices and variables is text. It must be used after the formulas, whose syntax it comes before. */
function remarkDollars(this: Processor): void {
  addSyntax(this, literalDollar);
}

function addSyntax(processor: Processor, syntax: Extension): void {
  (processor.data().micromarkExtensions ??= []).push(syntax);
}

const extensions = { plugins: [remarkGfm, remarkMath, remarkDollars, remarkContainers] };
const mdx = unified().use(remarkParse).use(remarkMdx).use(extensions).freeze();
const markdown = unified().use(remarkParse).use(extensions).freeze();

/** Whether a file has the syntax of MDX; any other is plain Markdown, where braces are text and elements are HTML. */
export const isMdx = (file: string): boolean => file.endsWith('.mdx');

/** Parses a text of `file` that is prepared as `prepareSource` does. Throws a VFileMessage with the place of a syntax error. */
export const parsePrepared = (file: string, text: string): Root => (isMdx(file) ? mdx : markdown).parse(text);

/** Markdown with GFM, formulas and callouts as a tree, that of an .mdx file with MDX. Throws a VFileMessage with the place of a syntax error. */
export const parseText = (file: string, source: string): Root => parsePrepared(file, prepareSource(source));
