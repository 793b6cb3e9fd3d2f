import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { nodesOf } from './visit';

/** An element that a writer has written as a tag. */
export type WrittenElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: RootContent): node is WrittenElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The elements of a tree that have this name. */
export const elementsNamed = (name: string, tree: Root): WrittenElement[] =>
  nodesOf(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement']).filter((node) => node.name === name);

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
