import type { Code, Nodes, RootContent, Heading, Parent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { isExternal } from '../../../src/lib/addresses';
import { paragraph, strong, text } from '../nodes';
import { inBlocks, plainElement } from './plain-elements';
import { parseFenceMeta, takeMarkComments } from '../plugins/rehype-code';
import { withoutOwnId } from '../source/source';

declare module 'unist' {
  interface Data {
    /** What stands for a node in plain Markdown, if that is not the node itself. */
    markdown?: readonly RootContent[];
  }
}

/** Where the site lies, and the page that the Markdown stands for. */
export interface PlainAddresses {
  /** What a path with the path prefix is appended to: `https://host`. */
  host: string;
  /** `/folder` if the site lies in a folder of its host, else empty. */
  pathPrefix: string;
  /** Address of the page, without the path prefix. */
  page: string;
}

/** A writer of Markdown, in the one form of marks that the project has but for `options`. */
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

/** Writes a tree of plain Markdown, without empty lines at its end. */
export const writeMarkdown = (tree: Root): string => writer.stringify(tree).trimEnd();

/** Rewrites Markdown that is no content file, such as a comment of the code: full addresses, and the one form of marks. */
export function rewriteMarkdown(source: string, addresses: PlainAddresses): string {
  const tree = reader.parse(source);
  completeAddresses(tree, addresses);
  return writeMarkdown(tree);
}

/**
 * Makes a text plain GitHub Markdown with full addresses: what only this site knows becomes what can be read anywhere. Links and pictures
 * must have been resolved. The tree is used up by it.
 */
export function plainMarkdown(tree: Root, addresses: PlainAddresses): string {
  visit(tree, (node, index, parent) => {
    const standIn = node.data?.markdown;
    if (!standIn || index === undefined || !parent) return undefined;
    parent.children.splice(index, 1, ...standIn);
    return [SKIP, index + standIn.length];
  });
  // Inner ones first, since an outer one takes its children along.
  visit(tree, {
    exit: (node, index, parent) => {
      const plain = plainNode(node);
      if (!plain || index === undefined || !parent) return undefined;
      parent.children.splice(index, 1, ...plain);
      return index + plain.length;
    },
  });
  // In these, an element may have left words on their own.
  visit(tree, ['root', 'blockquote', 'listItem', 'footnoteDefinition'] as const, (holder: Parent) => {
    holder.children = inBlocks(holder.children);
  });
  completeAddresses(tree, addresses);
  return writeMarkdown(tree);
}

/** What a node is in plain Markdown, if that is not the node itself; its children are plain already. */
function plainNode(node: Nodes): RootContent[] | undefined {
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

/** A listing with its title above it, without the comments that mark lines. */
function plainCode({ lang, meta, value }: Code): RootContent[] {
  const { title, marked } = parseFenceMeta(meta ?? '');
  const listing: Code = {
    type: 'code',
    lang: lang ?? null,
    value: marked.size > 0 ? value : takeMarkComments(value).code,
  };
  return title ? [paragraph([strong([text(title)])]), listing] : [listing];
}

function takeOwnId({ children }: Heading): void {
  const last = children.at(-1);
  if (last?.type === 'text') last.value = withoutOwnId(last.value);
}

/** Links and pictures get full addresses. The path prefix is in those of pictures already. */
function completeAddresses(tree: Root, { host, pathPrefix, page }: PlainAddresses): void {
  const here = host + pathPrefix + page;
  visit(tree, ['link', 'definition', 'image'] as const, (node) => {
    if (isExternal(node.url)) return;
    if (node.type === 'image') node.url = host + node.url;
    else node.url = node.url.startsWith('/') ? host + pathPrefix + node.url : new URL(node.url, here).href;
  });
}
