import type { RootContent, Root } from 'mdast';
import type { Options as ToHastOptions } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { splitFrontMatter } from './checks/front-matter';
import { reported, warn } from '@physics-editor/lib/content/messages';
import { resolveDiagrams } from './diagrams/diagram';
import { hastOf } from './hast-of';
import { plainMarkdown } from './plain/plain-markdown';
import { prefixLinks } from './plugins/prefix-links';
import { excerptOf, TRUNCATE } from './plugins/excerpt';
import { readText } from './read-text';
import { highlightCode } from './plugins/rehype-code';
import { anchorHeadings, renderFormulas } from './plugins/rehype-structure';
import { isTruncateMark } from './plugins/remark-elements';
import { linkApiNames, resolveLinks, resolvePictures, type References } from './plugins/remark-references';
import { resolveScenes } from './scenes/resolve-scenes';
import { withoutOwnId } from './source/source';
import { summaryOf } from './plain/summary';
import { markDirections } from './plugins/text-direction';
import { toHtml } from './to-html';
import type { Rendering } from './types';

/** An MDX file to render. */
export interface MdxFile {
  /** Path below `content/`. */
  file: string;
  source: string;
  /** Whether its first picture is the first one on the page. */
  eager: boolean;
}

/** Leaves elements unchanged, and removes comments except the mark at the end of an excerpt. */
const toHastOptions: ToHastOptions = {
  passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
  handlers: {
    mdxTextExpression: () => undefined,
    mdxFlowExpression: (_, { value }: { value: string }) =>
      isTruncateMark(value) ? { type: 'comment', value: TRUNCATE } : undefined,
  },
};

/** The empty rendering of a text with faults. */
export const NOTHING_RENDERED: Rendering = {
  html: '',
  markdown: '',
  excerpt: null,
  headings: [],
  anchors: null,
  links: [],
  scenes: [],
  firstParagraph: '',
  words: 0,
  faults: [],
  warnings: [],
};

/** Renders MDX to static HTML. If there are faults, the HTML is empty. */
export async function renderMdx(mdx: MdxFile, references: References): Promise<Rendering> {
  // Messages about drawings and scenes are reported with those of the text that contains them.
  const messages: VFileMessage[] = [];
  const vfileOf = (file: string) => new VFile({ path: shownPath(file), messages });
  const vfile = vfileOf(mdx.file);

  const tree = readText(mdx.file, mdx.source, vfile);
  if (!tree) return { ...NOTHING_RENDERED, ...reported(messages) };

  const links = await resolveLinks(tree, mdx.file, references, vfile);
  await resolvePictures(tree, mdx, references, vfile);
  await resolveDiagrams(tree, mdx, references, vfileOf);
  const scenes = await resolveScenes(tree, mdx, references, vfileOf);
  linkApiNames(tree, references, vfile);

  const hast = hastOf(tree, toHastOptions);
  prefixLinks(hast, references.pathPrefix);
  const headings = anchorHeadings(hast, vfile);
  const page = (await references.pagePath(mdx.file)) ?? '/';
  renderFormulas(hast, vfile);
  highlightCode(hast, vfile);
  markDirections(hast);
  if (messages.some(({ fatal }) => fatal)) return { ...NOTHING_RENDERED, ...reported(messages), links };

  const { components, host, pathPrefix } = references;
  const excerpt = excerptOf(hast, pathPrefix + page);
  const html = toHtml(hast, components);
  return {
    html,
    excerpt: excerpt ? toHtml(excerpt, components) : null,
    headings,
    anchors: anchorsIn(html),
    links,
    scenes,
    firstParagraph: describe(tree, /^description:/m.test(splitFrontMatter(mdx.source).frontMatter), vfile),
    words: countWords(tree),
    ...reported(messages),
    // Last, since it modifies the tree.
    markdown: plainMarkdown(tree, { host, pathPrefix, page }),
  };
}

/** All ids in rendered HTML. Quotes in its texts are entities, so the pattern matches only attributes. */
const anchorsIn = (html: string): string[] => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);

/** The first paragraph with text, as a description. Warns if it is shortened and the front matter has no description. */
function describe(tree: Root, isDescribed: boolean, vfile: VFile): string {
  for (const node of tree.children) {
    if (node.type !== 'paragraph') continue;
    const text = toString(node, { includeImageAlt: false }).replace(/\s+/g, ' ').trim();
    if (!text) continue;
    const summary = summaryOf(text);
    if (summary !== text && !isDescribed) {
      const message = `The first paragraph is the description of the page, but too long for one: ${text.length} characters.`;
      warn(vfile, node, message, 'write "description:" with 50 to 160 characters, or a shorter paragraph');
    }
    return summary;
  }
  return '';
}

/** Number of words in prose and code, without formulas and pictures. */
const countWords = (tree: Root): number =>
  proseOf(tree)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Text of a tree with a space at the end of each block and line. */
function proseOf(node: Root | RootContent): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'code':
      return ` ${node.value} `;
    case 'break':
      return ' ';
    case 'paragraph':
    case 'tableCell':
      return `${node.children.map(proseOf).join('')} `;
    case 'heading':
      return `${withoutOwnId(node.children.map(proseOf).join(''))} `;
    default:
      return 'children' in node ? node.children.map(proseOf).join('') : '';
  }
}
