import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { remarkContainers } from '@physics-editor/markdown/source/parse';
import { HEADING_ID_MARK, rewriteLines } from '@physics-editor/markdown/source/source';
import { nodesOf } from '@physics-editor/markdown/visit';
import { htmlToElements } from './html-elements';
import type { Notes } from '../notes';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkContainers);
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkContainers);
const parsers = {
  plain: { markdown: markdown().freeze(), mdx: mdx().freeze() },
  math: { markdown: markdown().use(remarkMath).freeze(), mdx: mdx().use(remarkMath).freeze() },
};

const CONTAINER = /^([\s>]*:{3,})[ \t]*([a-zA-Z][\w-]*)(?:[ \t]*(\[.*\])|[ \t]+([^\s[{].*?))?[ \t]*(?:\{.*\})?[ \t]*$/;
/** `{#id}` and `{/* #id *\/}`; react.dev writes `{/*id*\/}`. */
const HEADING_ID =
  /^([\s>]*#{1,6}\s.*?)\s*\\?\{(?:(?:\/\*)?\s*#|\/\*(?=[a-z\d-]+\*))([\p{L}\p{M}\p{N}_-]+)\s*(?:\*\/)?\}\s*#*\s*$/u;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/** Parses a foreign text into a tree in which HTML and JSX are the same kind of element. Comments are removed. */
export function parseForeign(source: string, path: string, hasMath: boolean, notes: Notes): Root {
  const parser = parsers[hasMath ? 'math' : 'plain'];
  const prepared = prepareLines(source.replace(/\r\n?/g, '\n'));
  const withComments = parser.markdown.parse(prepared);
  const body = blankComments(prepared, withComments, notes);
  if (/\.mdx$/i.test(path) || isMdx(withComments)) {
    try {
      return withClosedContainers(parser.mdx.parse(body), body, notes);
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const line = error.line ?? 1;
      notes.change({ position: { start: { line } } }, 'This is not MDX; the file was read as Markdown.');
    }
  }
  const tree = withClosedContainers(parser.markdown.parse(body), body, notes);
  htmlToElements(tree);
  return tree;
}

/** Converts containers of all generators to the directive syntax and hides heading ids from the parser. */
const prepareLines = (source: string): string =>
  rewriteLines(source, (line) =>
    line
      .replace(
        CONTAINER,
        (_, colons: string, name: string, label?: string, title?: string) =>
          `${colons}${name}${label ?? (title ? `[${title.replace(/[[\]]/g, '\\$&')}]` : '')}`,
      )
      .replace(HEADING_ID, `$1 ${HEADING_ID_MARK}$2${HEADING_ID_MARK}`),
  );

/** Notes unclosed containers, which extend to the end of the text. */
function withClosedContainers(tree: Root, body: string, notes: Notes): Root {
  for (const node of nodesOf(tree, ['containerDirective'])) {
    const written = body.slice(node.position?.start.offset, node.position?.end.offset);
    if (/(^|\n)[\s>]*:{3,}\s*$/.test(written)) continue;
    notes.leave(node, `":::${node.name}" is never closed, so it contains everything that follows.`);
  }
  return tree;
}

/** Replaces comments by spaces: MDX does not support them, and this site does not show them. */
function blankComments(body: string, tree: Root, notes: Notes): string {
  let result = body;
  for (const node of nodesOf(tree, ['html'])) {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (start === undefined || end === undefined || !node.value.includes('<!--')) continue;
    const blank = result.slice(start, end).replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
    result = result.slice(0, start) + blank + result.slice(end);
    const included = /<!--\s*@include:\s*(.+?)\s*-->/.exec(node.value)?.[1];
    if (included === undefined) notes.change(node, 'A comment was left out.');
    else notes.leave(node, `The text of ${included} was not included.`);
  }
  return result;
}

/** Whether the text of a `.md` file is MDX: it has imports, comments in braces, or components around blocks. Vue's braces are not MDX. */
function isMdx(tree: Root): boolean {
  const texts = nodesOf(tree, ['text']).map(({ value }) => value);
  if (texts.some((value) => value.includes('{{'))) return false;
  if (texts.some((value) => /\{\/(?:\*|$)/.test(value))) return true;
  return tree.children.some((node) => {
    if (node.type === 'html') return /^<[A-Z][\w.]*(\s(?:[^>]*[^/])?)?>/.test(node.value);
    const [first] = node.type === 'paragraph' ? node.children : [];
    return first?.type === 'text' && /^import\s[\s\S]*['"]/.test(first.value);
  });
}
