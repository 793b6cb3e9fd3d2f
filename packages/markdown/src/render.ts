import type { Root as HastRoot } from 'hast';
import type { RootContent, Root } from 'mdast';
import type { Options as ToHastOptions } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { reported, warn } from '@physics-editor/lib/content/messages';
import { splitFrontMatter } from './checks/front-matter';
import { remarkDiagrams } from './diagrams/diagram';
import { hastOf } from './hast-of';
import { plainMarkdown } from './plain/plain-markdown';
import { summaryOf } from './plain/summary';
import { excerptOf, TRUNCATE } from './plugins/excerpt';
import { rehypePrefix, rehypeFormulas, rehypeHeadings, rehypeDirections } from './plugins/rehype-structure';
import { rehypeUnits } from './plugins/rehype-units';
import { rehypeCode } from './plugins/rehype-code';
import { remarkAllowed, remarkTabs } from './plugins/remark-allowed';
import {
  isTruncateMark,
  remarkCallouts,
  remarkNoCode,
  remarkRows,
  remarkTitles,
  remarkUnravel,
  remarkAlerts,
} from './plugins/remark-elements';
import { remarkPictures } from './plugins/remark-pictures';
import { remarkApiNames, remarkLinks, type References } from './plugins/remark-references';
import { remarkYouTube } from './plugins/remark-youtube';
import { remarkDepth, remarkIndentedCode } from './plugins/text-blocks';
import { SCENE } from './scenes/live-scenes';
import { remarkScenes } from './scenes/resolve-scenes';
import { isMdx } from './source/parse';
import { remarkHtml } from './source/raw-html';
import { remarkText } from './source/remark-text';
import { prepareSource, withoutOwnId } from './source/source';
import { toHtml } from './to-html';
import type { MdxFile, Rendering } from './types';

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

/** The steps of a text, in their order. */
const stepsOf = (text: MdxFile, references: References) => {
  const hasComponents = isMdx(text.file);
  const surroundings = { text, references };
  return unified()
    .use(remarkText)
    .use(remarkDepth)
    .use(hasComponents ? remarkIndentedCode : remarkHtml)
    .use(remarkNoCode)
    .use(remarkTitles)
    .use(remarkRows)
    .use(remarkAllowed, { hasComponents })
    .use(remarkAlerts)
    .use(remarkCallouts)
    .use(remarkUnravel)
    .use(remarkTabs)
    .use(remarkLinks, surroundings)
    .use(remarkPictures, surroundings)
    .use(remarkYouTube, surroundings)
    .use(remarkDiagrams, surroundings)
    .use(remarkScenes, surroundings)
    .use(remarkApiNames, surroundings);
};

/** The steps of its HTML, in their order. */
const htmlStepsOf = ({ pathPrefix }: References) =>
  unified()
    .use(rehypePrefix, { pathPrefix })
    .use(rehypeHeadings)
    .use(rehypeUnits)
    .use(rehypeFormulas)
    .use(rehypeCode)
    .use(rehypeDirections);

/** Renders MDX to static HTML. If there are faults, the HTML is empty. */
export async function renderMdx(text: MdxFile, references: References): Promise<Rendering> {
  const vfile = new VFile({ path: shownPath(text.file), value: prepareSource(text.source) });
  try {
    const steps = stepsOf(text, references);
    const tree = await steps.run(steps.parse(vfile), vfile);
    const hast = await htmlStepsOf(references).run(hastOf(tree, toHastOptions), vfile);
    const hasFaults = vfile.messages.some(({ fatal }) => fatal);
    if (!hasFaults) return { ...(await written(text, tree, hast, references, vfile)), ...reported(vfile.messages) };
  } catch (error) {
    // A step ends them all by throwing its fault.
    if (!(error instanceof VFileMessage)) throw error;
  }
  return { ...NOTHING_RENDERED, links: vfile.data.links ?? [], ...reported(vfile.messages) };
}

/** What a text without faults becomes. */
async function written(
  { file, source }: MdxFile,
  tree: Root,
  hast: HastRoot,
  references: References,
  vfile: VFile,
): Promise<Omit<Rendering, 'faults' | 'warnings'>> {
  const { components, host, pathPrefix } = references;
  const page = (await references.pagePath(file)) ?? '/';
  const excerpt = excerptOf(hast, pathPrefix + page);
  const html = toHtml(hast, components);
  const { headings = [], links = [], scenes = [] } = vfile.data;
  return {
    ...{ html, headings, links, scenes },
    excerpt: excerpt ? toHtml(excerpt, components) : null,
    anchors: anchorsIn(html),
    firstParagraph: describe(tree, /^description:/m.test(splitFrontMatter(source).frontMatter), vfile),
    words: countWords(tree),
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
    const parts = node.children.map((part) => (isBreak(part) ? ' ' : toString(part, { includeImageAlt: false })));
    const text = parts.join('').replace(/\s+/g, ' ').trim();
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

/** Whether a node ends a line: two spaces, a backslash or `<br />`. */
const isBreak = (node: RootContent): boolean =>
  node.type === 'break' || (node.type === 'mdxJsxTextElement' && node.name === 'br');

/** Number of words in prose and code, without formulas, pictures and the folded listings of scenes. */
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
    case 'blockquote':
      return node.data?.hName === SCENE && !node.data.hProperties?.['isOpen']
        ? ''
        : node.children.map(proseOf).join('');
    case 'paragraph':
    case 'tableCell':
      return `${node.children.map(proseOf).join('')} `;
    case 'heading':
      return `${withoutOwnId(node.children.map(proseOf).join(''))} `;
    default:
      return 'children' in node ? node.children.map(proseOf).join('') : '';
  }
}
