import type { RootContent, Parent, Root } from 'mdast';
import type { Plugin } from 'unified';
import { fault } from '@physics-editor/lib/content/messages';

/** Maximum number of levels of a tree; each nested list adds two. Recursive code overflows the stack at a few hundred levels. */
const DEEPEST = 60;

/** Indentation of code in Markdown, in columns. */
const CODE_INDENT = 4;

/** Ends the steps for a tree that is nested too deeply for recursive code. */
export const remarkDepth: Plugin<[], Root> = () => (tree, vfile) => {
  // Breadth first, since recursion could overflow the stack.
  let level: readonly RootContent[] = tree.children;
  for (let depth = 0; level.length > 0; depth++) {
    const [first] = level;
    if (depth > DEEPEST)
      throw fault(vfile, first, 'Lists or quotes are nested too deeply to be read.', 'make the text flatter');
    level = level.flatMap((node): readonly RootContent[] => ('children' in node ? node.children : []));
  }
};

/** Reports blocks that are indented like code: MDX has no indented code and would show a paragraph without their line breaks. */
export const remarkIndentedCode: Plugin<[], Root> = () => (tree, vfile) => {
  const lines = String(vfile).split('\n');
  /** Column at which a node starts, from 0, with Markdown's tab stops of four columns. */
  const indentOf = ({ position }: RootContent | Parent): number => {
    const { line = 1, column = 1 } = position?.start ?? {};
    const before = lines[line - 1]?.slice(0, column - 1) ?? '';
    return Array.from(before).reduce((at, sign) => (sign === '\t' ? at + CODE_INDENT - (at % CODE_INDENT) : at + 1), 0);
  };
  const visit = (parent: Parent, margin: number): void =>
    parent.children.forEach((node, at) => {
      const indent = indentOf(node);
      const isBesideMark = at === 0 && parent.type !== 'root';
      if (node.type === 'paragraph' && indent - margin >= CODE_INDENT && !isBesideMark) {
        const message = 'Text that is indented by four spaces is not code here.';
        fault(vfile, node, message, 'put code between two lines ```, and begin text further left');
      }
      if (node.type === 'list') for (const item of node.children) visit(item, marginOf(item, indent));
      if (node.type === 'blockquote') visit(node, indent + '> '.length);
      if (node.type === 'containerDirective') visit(node, indent);
    });
  /** Column at which the text of a list item starts: that of a child on the line of the marker, otherwise two after the marker. */
  const marginOf = (item: Parent, indent: number): number => {
    const [child] = item.children;
    const isBeside = child !== undefined && child.position?.start.line === item.position?.start.line;
    return isBeside ? indentOf(child) : indent + '- '.length;
  };
  visit(tree, 0);
};
