import type { GatsbyCache, Node } from 'gatsby';
import { createNodeId } from 'gatsby/dist/utils/create-node-id';
import { hash } from 'node:crypto';
import { hostAddress } from '@physics-editor/lib/addresses';
import { messageOf } from '@physics-editor/lib/text/message-of';
import { contentFiles, shownPath } from '@physics-editor/lib/content/content-files';
import { formatFault } from '@physics-editor/lib/content/fault';
import { contentComponents } from '../../../src/components/content';
import { logWarnings } from '../../checks/log';
import { BLANK_PICTURE } from '@physics-editor/markdown/pictures/blank-picture';
import { captionsOf, readFilm } from '@physics-editor/markdown/pictures/read-film';
import { publishAnimation } from '../../pictures/animation';
import { pictureData } from '../../pictures/picture';
import { publishFile } from '../../pictures/published-file';
import type { References } from '@physics-editor/markdown/plugins/remark-references';
import { NOTHING_RENDERED, renderMdx } from '@physics-editor/markdown/render';
import { exampleFigure } from '@physics-editor/markdown/scenes/example-figure';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import type { FilmFile, PictureData, Rendering } from '@physics-editor/markdown/types';
import { contentId } from '@physics-editor/lib/content/address';
import { resolveApiLink, type LinkTarget } from '../api/links';
import type { ApiExample } from '../api/scenes';
import { siteRuns } from '../../scenes/runs';
import { nodeById, type HookArgs, type QueryContext } from '../query';
import { readSettings, resolveSiteLink, type Settings } from '../site/settings';
import { createRenderingCache, type Lookup } from './rendering-cache';

/** A content node as its resolvers receive it. */
export interface ContentSource {
  file: string;
  /** Path of the page's cover picture, if there is one, and of the film whose poster it is. */
  image?: string;
  film?: string;
}

export type Renderer = ReturnType<typeof createRenderer>;

/** In `develop`, Gatsby recreates the resolvers on every change; renderers and the processes that run scenes are reused. */
const renderers = new WeakMap<GatsbyCache, Renderer>();

/** The renderer that stores its renderings in the cache of `args`. */
export function rendererFor(args: RendererArgs): Renderer {
  const renderer = renderers.get(args.cache) ?? createRenderer(args);
  renderers.set(args.cache, renderer);
  return renderer;
}

/** Renders content nodes and their pictures, each once per digest of its inputs. */
function createRenderer({ cache, reporter, loadNodeContent, pathPrefix }: RendererArgs) {
  const root = process.cwd();
  const tools = { pathPrefix, reporter, cache };
  const runScene = siteRuns(root);
  const renderOnce = createRenderingCache(cache);

  // By the id that gatsby-source-filesystem gives it: a search would build an index, in which deleted nodes may be left.
  const fileNode = (file: string, context: QueryContext) =>
    nodeById<FileNode>(context, {
      id: createNodeId(contentFiles(root).onDisk(file), 'gatsby-source-filesystem'),
      type: 'File',
    });
  const existing = <Found extends Node>(file: string, node: Found | null): Found => {
    if (!node) throw new Error(`There is no file ${shownPath(file)}.`);
    return node;
  };
  const picture = async (file: string, context: QueryContext): Promise<PictureData> =>
    pictureData(existing(file, fileNode(file, context)), tools);

  const publish = (node: FileNode) => publishFile(root, node.absolutePath, node.internal.contentDigest);
  const filmOf = async (node: FileNode): Promise<FilmFile> => ({
    ...(await readFilm(node.absolutePath, readSettings(root).filmMegabytes)),
    src: publish(node),
  });
  /** A film, with its captions. Addresses include the path prefix. */
  const film = async (file: string, context: QueryContext) => {
    const found = await filmOf(existing(file, fileNode(file, context)));
    const captions = fileNode(captionsOf(file), context);
    return { ...found, src: pathPrefix + found.src, captions: captions && pathPrefix + publish(captions) };
  };

  /** The node of a text; null if it has no page. */
  const pageOf = (file: string, context: QueryContext) => {
    // `faq.mdx` and `faq/index.mdx` would have the same id.
    const page = nodeById<ContentSource & { path: string; title: string }>(context, {
      id: contentId(file),
      type: 'Content',
    });
    return page?.file === file ? page : null;
  };
  const pagePath = (file: string, context: QueryContext): string | null => pageOf(file, context)?.path ?? null;
  /** The poster of a scene; blank if there is none, which a complete build has reported. */
  const scenePicture = async (file: string, context: QueryContext): Promise<PictureData> =>
    fileNode(file, context) ? picture(file, context) : BLANK_PICTURE;

  const apiLink = (name: string, context: QueryContext) => {
    const [symbol = '', member] = name.split('#');
    return resolveApiLink(symbol, member, (id) => nodeById<LinkTarget>(context, { id, type: 'ApiSymbol' }));
  };

  /** Address of a page, digest of a file, link or fault of an API name; null if there is none. */
  const valueOf = async ([kind, name]: Lookup, context: QueryContext) => {
    if (kind === 'page') return pagePath(name, context);
    if (kind === 'api') return JSON.stringify(apiLink(name, context));
    return fileNode(name, context)?.internal.contentDigest ?? null;
  };

  const referencesIn = (
    context: QueryContext,
    { url, links }: Settings,
    record: (lookup: Lookup) => void,
  ): References => {
    /** Answers by the node of a file; null if there is none. */
    const byFile =
      <Answer>(answerOf: (node: FileNode) => Answer | Promise<Answer>) =>
      async (file: string): Promise<Answer | null> => {
        record(['file', file]);
        const node = fileNode(file, context);
        return node && answerOf(node);
      };
    return {
      components: contentComponents,
      host: hostAddress(url, pathPrefix),
      pathPrefix,
      async pagePath(file) {
        record(['page', file]);
        return pagePath(file, context);
      },
      picture: byFile((node) => pictureData(node, tools)),
      animation: byFile((node) => publishAnimation(root, node.absolutePath, node.internal.contentDigest)),
      poster: byFile(async (node) => (await pictureData(node, tools, true)).src),
      film: byFile(filmOf),
      publish: byFile((node) => (node['size'] ? publish(node) : null)),
      source: byFile(loadNodeContent),
      runScene,
      apiLink(symbol, member) {
        const name = member === undefined ? symbol : `${symbol}#${member}`;
        record(['api', name]);
        return apiLink(name, context);
      },
      siteLink: (name) => resolveSiteLink(name, links),
      siteLinkNames: Object.keys(links),
    };
  };

  const render = async (content: ContentSource, context: QueryContext): Promise<Rendering> => {
    const node = existing(content.file, fileNode(content.file, context));
    const settings = readSettings(root);
    const digest = node.internal.contentDigest;
    const rendered = await renderOnce({
      file: content.file,
      digest,
      key: `html:${addressesDigest(settings)}:${content.file}:${digest}`,
      read: () => loadNodeContent(node),
      render: (source, record) =>
        renderMdx(
          { file: content.file, source, eager: content.image === undefined },
          referencesIn(context, settings, record),
        ),
      valueOf: (lookup) => valueOf(lookup, context),
    });
    // New or cached: a link may break or be mended in another file.
    logWarnings(content.file, rendered.warnings.map(formatFault), reporter);
    return rendered;
  };

  return {
    picture,
    film,
    pageOf,
    scenePicture,
    /** In `develop`, a file may be deleted or incomplete at any moment: its page reports that, others are unaffected. */
    render: (content: ContentSource, context: QueryContext): Promise<Rendering> =>
      render(content, context).catch((error: unknown) => {
        if (!isDevelop()) throw error;
        const message = `This page cannot be made: ${messageOf(error)}`;
        const hint = 'correct the page, or the file that the message names';
        return { ...NOTHING_RENDERED, faults: [{ file: shownPath(content.file), line: 1, message, hint }] };
      }),
    /** An example of the reference as HTML. */
    exampleHtml: async (example: ApiExample, context: QueryContext): Promise<string> =>
      exampleFigure(example, await scenePicture(example.poster.file, context), contentComponents),
  };
}

/** A File node. */
type FileNode = Node & { absolutePath: string };

type RendererArgs = Pick<HookArgs<'createResolvers'>, 'cache' | 'reporter' | 'pathPrefix'> & {
  loadNodeContent: (node: Node) => Promise<string>;
};

/** A digest of the settings that pages with texts use, which can change in `develop`; the title is the default name of authors. */
export const addressesDigest = ({ url, links, title, filmMegabytes }: Settings): string =>
  hash('sha256', JSON.stringify([url, links, title, filmMegabytes])).slice(0, 16);
