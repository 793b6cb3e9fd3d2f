import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** An element that a writer has written as a tag. */
export type WrittenElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The elements of a tree that have this name. */
export function elementsNamed(name: string, tree: Root): WrittenElement[] {
  const elements: WrittenElement[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const, (node) => {
    if (node.name === name) elements.push(node);
  });
  return elements;
}

/** The attributes of an element as text, by name: those in braces without them and quotes, those without a value empty. */
export const attributesOf = ({ attributes }: WrittenElement): ReadonlyMap<string, string> =>
  new Map(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      const text = typeof value === 'string' ? value : value?.value.trim().replace(/^(["'])(.*)\1$/s, '$2');
      return [[name, text ?? ''] as const];
    }),
  );
