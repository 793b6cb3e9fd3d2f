import type { RootContent, Parent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { fault } from '../../checks/messages';

/** Levels of the tree; a nested list has two. What goes through a tree would run out of stack at a few hundred. */
const DEEPEST = 60;

/** How far code is indented. */
const CODE_INDENT = 4;

/** Refuses what is nested so deep that no step could go through it. True if there is such a thing. */
export function refuseDepth(tree: Root, vfile: VFile): boolean {
  // Level by level, since a function that calls itself would be the one to run out of stack.
  let level: readonly RootContent[] = tree.children;
  for (let depth = 0; level.length > 0; depth++) {
    const [first] = level;
    if (depth > DEEPEST) {
      fault(vfile, first, 'Lists or quotes are nested too deep to be read.', 'make the text flatter');
      return true;
    }
    level = level.flatMap((node): readonly RootContent[] => ('children' in node ? node.children : []));
  }
  return false;
}

/** A block that is indented like code is a paragraph to MDX, without its line breaks: it is a fault. */
export function refuseIndentedCode(tree: Root, text: string, vfile: VFile): void {
  const lines = text.split('\n');
  /** Where a node starts, with tabs as wide as Markdown has them; from 0. */
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
        const message = 'Text that is indented by four spaces is no code here.';
        fault(vfile, node, message, 'put code between two lines ```, and begin text further left');
      }
      if (node.type === 'list') for (const item of node.children) visit(item, marginOf(item, indent));
      if (node.type === 'blockquote') visit(node, indent + '> '.length);
      if (node.type === 'containerDirective') visit(node, indent);
    });
  /** Where the text of a list item starts: beside its mark, or two columns to the right. */
  const marginOf = (item: Parent, indent: number): number => {
    const [child] = item.children;
    const isBeside = child !== undefined && child.position?.start.line === item.position?.start.line;
    return isBeside ? indentOf(child) : indent + '- '.length;
  };
  visit(tree, 0);
}
