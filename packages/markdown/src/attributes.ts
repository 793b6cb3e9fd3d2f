import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** An element that a writer has written as a tag. */
export type WrittenElement = MdxJsxFlowElement | MdxJsxTextElement;

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
