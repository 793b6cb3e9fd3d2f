import type { RootContent, Root } from 'mdast';
import type { Options } from 'remark-stringify';
import { paragraph, root } from '@physics-editor/markdown/nodes';
import { markdownWriter } from '@physics-editor/markdown/plain/plain-markdown';

/** What MDX would parse as code: braces, tags, and lines that begin like module statements. */
const UNSAFE: Options['unsafe'] = [
  { character: '{', inConstruct: ['phrasing'] },
  { character: '<', inConstruct: ['phrasing'] },
  { atBreak: true, character: '{' },
  { atBreak: true, character: '<' },
  { atBreak: true, character: 'i', after: 'mport[ {*\'"]' },
  { atBreak: true, character: 'e', after: 'xport[ {*]' },
];

const writer = markdownWriter({ unsafe: UNSAFE });

/** Writes blocks as the source of a page of this site. */
export const writeBody = (tree: Root): string => writer.stringify(tree);

/** Writes inline nodes. */
export const writeLine = (nodes: readonly RootContent[]): string =>
  writer
    .stringify(root([paragraph(nodes)]))
    .replace(/\s+/g, ' ')
    .trim();
