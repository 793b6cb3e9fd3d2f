import type { Code, RootContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { isExternal } from '@physics-editor/lib/addresses';
import { filled, paragraph, strong, text, heading, quote, root, trimmed } from '../nodes';
import { inBlocks, plainElement } from './plain-elements';
import { parseFenceMeta, takeMarkComments } from '../plugins/rehype-code';
import type { References } from '../plugins/remark-references';
import { takeOwnId } from '../source/source';
import { nodesOf, replaceInside, visitAll } from '../visit';

declare module 'unist' {
  interface Data {
    /** Replacement for the node in plain Markdown. */
    markdown?: readonly RootContent[];
  }
}

/** The address of the site, and of the page whose alternate is written. */
export interface PlainAddresses extends Pick<References, 'host' | 'pathPrefix'> {
  /** Address of the page, without the path prefix. */
  page: string;
}

/** A Markdown writer with the project's style, which `options` override. */
export const markdownWriter = (options: Options) =>
  unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkMath)
    .use(remarkStringify, {
      bullet: '-',
      bulletOther: '*',
      fences: true,
      listItemIndent: 'one',
      resourceLink: true,
      rule: '-',
      ...options,
    })
    .freeze();

const writer = markdownWriter({ emphasis: '*' });

const reader = unified().use(remarkParse).use(remarkGfm).freeze();

/** Serializes a tree of plain Markdown, without trailing empty lines. */
export const writeMarkdown = (tree: Root): string => writer.stringify(tree).trimEnd();

/** Rewrites Markdown that is not a content file, such as a doc comment, with full addresses and the project's style. */
export function rewriteMarkdown(source: string, addresses: PlainAddresses): string {
  const tree = reader.parse(source);
  completeAddresses(tree, addresses);
  return writeMarkdown(tree);
}

/**
 * Converts a text to plain GitHub Markdown with full addresses, without syntax that only this site supports. Links and pictures must have been
 * resolved. Modifies the tree.
 */
export function plainMarkdown(tree: Root, addresses: PlainAddresses): string {
  visitAll(tree, (node, index, parent) => {
    const replacement = node.data?.markdown;
    if (!replacement) return undefined;
    parent.children.splice(index, 1, ...replacement);
    return index + replacement.length;
  });
  // Inner ones first, since the replacement of an outer one contains its children.
  replaceInside(tree, plainNode);
  // Here, replaced elements may have left inline nodes without a paragraph.
  for (const holder of [tree, ...nodesOf(tree, ['blockquote', 'listItem', 'footnoteDefinition'])]) {
    filled(holder, inBlocks(holder.children));
  }
  for (const line of nodesOf(tree, ['paragraph', 'heading', 'tableCell'])) filled(line, trimmed(line.children));
  completeAddresses(tree, addresses);
  return writeMarkdown(tree);
}

/** Replacement for a node in plain Markdown; undefined if the node remains. Its children have already been converted. */
function plainNode(node: RootContent): RootContent[] | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainElement(node);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'code':
      return plainCode(node);
    case 'heading':
      takeOwnId(node);
      return undefined;
    default:
      return undefined;
  }
}

/** A listing below its title, without comments that mark lines. */
function plainCode({ lang, meta, value }: Code): RootContent[] {
  const { title, marked } = parseFenceMeta(meta ?? '', value);
  const listing: Code = {
    type: 'code',
    lang: lang ?? null,
    value: marked.size > 0 ? value : takeMarkComments(value).code,
  };
  return title ? [paragraph([strong([text(title)])]), listing] : [listing];
}

/** Completes the addresses of links and pictures. Those of pictures already contain the path prefix. */
function completeAddresses(tree: Root, { host, pathPrefix, page }: PlainAddresses): void {
  const here = host + pathPrefix + page;
  for (const node of nodesOf(tree, ['link', 'definition', 'image'])) {
    if (isExternal(node.url)) continue;
    if (node.type === 'image') node.url = host + node.url;
    else node.url = node.url.startsWith('/') ? host + pathPrefix + node.url : new URL(node.url, here).href;
  }
}

/** Joins the blocks of a Markdown text that are not empty. */
export const joinBlocks = (blocks: readonly string[]): string => blocks.filter(Boolean).join('\n\n');

/** The start of a page in Markdown: its title, and its description as a block quote. */
export const openingOf = ({ title, description }: { title: string; description?: string }): string =>
  writeMarkdown(root([heading(1, [text(title)]), ...(description ? [quote([paragraph([text(description)])])] : [])]));
