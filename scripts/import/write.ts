import type { Content, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { paragraph, root } from '../../gatsby/mdx/nodes';

/** What MDX would take for code: braces, tags, and lines that begin as modules do. */
const UNSAFE = [
  { character: '{', inConstruct: ['phrasing' as const] },
  { character: '<', inConstruct: ['phrasing' as const] },
  { atBreak: true, character: '{' },
  { atBreak: true, character: '<' },
  { atBreak: true, character: 'i', after: 'mport[ {*\'"]' },
  { atBreak: true, character: 'e', after: 'xport[ {*]' },
];

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .use(remarkStringify, {
    bullet: '-',
    bulletOther: '*',
    bulletOrderedOther: ')',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    unsafe: UNSAFE,
  })
  .freeze();

/** Writes blocks as the source of a page of this site. */
export const writeBody = (tree: Root): string => writer.stringify(tree);

/** Writes what stands in a line. */
export const writeLine = (nodes: readonly Content[]): string =>
  writer
    .stringify(root([paragraph(nodes)]))
    .replace(/\s+/g, ' ')
    .trim();
