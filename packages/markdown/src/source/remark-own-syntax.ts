import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { parsePrepared } from './parse';
import { prepareSource, takeOwnId } from './source';

/**
 * The syntax of content for another compiler of MDX, which takes the id of a heading, or braces in a formula, for an expression. A formula becomes
 * text. Throws a VFileMessage with the position of a syntax error.
 */
export const remarkOwnSyntax: Plugin<[], string, Root> = function () {
  this.parser = (text, { path }) => {
    const tree = parsePrepared(path, prepareSource(text));
    visit(tree, (node, index, parent) => {
      if (node.type === 'inlineMath' || node.type === 'math') {
        parent?.children.splice(index ?? 0, 1, { type: 'text', value: node.value });
      } else if (node.type === 'heading') {
        const id = takeOwnId(node);
        if (id !== undefined) node.data = { hProperties: { id } };
      }
    });
    return tree;
  };
};
