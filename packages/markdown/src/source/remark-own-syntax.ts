import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { parsePrepared } from './parse';
import { prepareSource, takeOwnId } from './source';
import { visit } from '../visit';

/**
 * The syntax of content for another compiler of MDX, which takes the id of a heading, or braces in a formula, for an expression. A formula becomes
 * text. Throws a VFileMessage with the position of a syntax error.
 */
export const remarkOwnSyntax: Plugin<[], string, Root> = function () {
  this.parser = (text, { path }) => {
    const tree = parsePrepared(path, prepareSource(text));
    visit(tree, ['inlineMath', 'math', 'heading'], (node, index, parent) => {
      if (node.type !== 'heading') {
        parent.children[index] = { type: 'text', value: node.value };
        return;
      }
      const id = takeOwnId(node);
      if (id !== undefined) node.data = { hProperties: { id } };
    });
    return tree;
  };
};
