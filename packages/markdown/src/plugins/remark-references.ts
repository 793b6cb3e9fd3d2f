import type { Definition, Link, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { fault, warn } from '@physics-editor/lib/content/messages';
import type { SceneRun } from '@physics-editor/player/checker/scene-checker';
import { isPublished, linkedDownload, linkedFile, type LinkedFile } from '../linked-file';
import { missingPage, type FileReferences } from '../missing-page';
import type { Components } from '../to-html';
import type { FilmFile, MdxFile, PictureData, TextLink } from '../types';
import { nodesOf, visit } from '../visit';

/** Result for a name of the API in a text: a link or a fault. */
export type ApiLink = { kind: 'page'; path: string } | { kind: 'fault'; message: string; hint: string };

/** Resolves everything that a text can refer to. Paths are relative to `content/`. */
export interface References extends FileReferences {
  /** What renders its elements: `COMPONENTS`, `Callout`, and what the steps write, `content-…`. */
  readonly components: Components;
  /** Origin of full addresses: `https://host`. */
  readonly host: string;
  /** `/folder` if the site is in a folder of its host, otherwise empty. Addresses of pages do not include it. */
  readonly pathPrefix: string;
  /** A picture; null if there is none. */
  picture: (file: string) => Promise<PictureData | null>;
  /** Publishes a picture as an animated WebP, and returns its address; null for one that does not move. */
  animation: (file: string) => Promise<string | null>;
  /** Address of the poster of a film, with the path prefix; null if there is none. */
  poster: (file: string) => Promise<string | null>;
  /** Publishes a film; null if there is none. */
  film: (file: string) => Promise<FilmFile | null>;
  /** Makes a file part of the site, and returns its address; null if there is none, or it is empty. */
  publish: (file: string) => Promise<string | null>;
  /** Runs the code of a scene; undefined where scenes are not run, so that nothing is known of their parameters. */
  runScene: (code: string) => Promise<SceneRun | undefined>;
  /** Target of `editor.<symbol>` or `editor.<symbol>#<member>`. */
  apiLink: (symbol: string, member?: string) => ApiLink;
  /** Address for `site:<name>`; undefined for an unknown name. */
  siteLink: (url: string) => string | undefined;
  /** Names that are defined for `site:`. */
  siteLinkNames: readonly string[];
}

/** What a step needs that looks something up: the text, and who answers. */
export interface Surroundings {
  readonly text: MdxFile;
  readonly references: References;
}

/**
 * Replaces links to files by the addresses of their pages, and `site:` links by those in the settings. A link to a missing file is reported and
 * replaced by its text. Sets `data.links` to the other links, except `site:` links.
 */
export const remarkLinks: Plugin<[Surroundings], Root> =
  ({ text: { file }, references }) =>
  async (tree, vfile) => {
    const links: TextLink[] = [];
    /** Links to missing files, and identifiers of such definitions. */
    const dead = new Set<Link | string>();
    /** Identifiers of definitions that links use: those of pictures are reported there. */
    const used = new Set(nodesOf(tree, ['linkReference']).map(({ identifier }) => identifier));

    for (const link of nodesOf(tree, ['link', 'definition'])) {
      const { line, column } = link.position?.start ?? { line: 1, column: 1 };
      if (link.type === 'link' && link.children.length === 0)
        fault(vfile, link, `The link ${link.url} has no text.`, 'write where it leads: [text](address)');
      if (link.url.startsWith('site:')) {
        const url = references.siteLink(link.url);
        const names = references.siteLinkNames.map((name) => `site:${name}`).join(', ');
        if (!url) fault(vfile, link, `There is no link "${link.url}" in content/site.yml.`, `known: ${names}`);
        link.url = url ?? link.url;
        continue;
      }
      if (/^(?!https?:|mailto:)[a-z][a-z\d+.-]*:/i.test(link.url)) {
        fault(vfile, link, `The link ${link.url} cannot be used.`, 'link to a page, or to https:// or mailto:');
      } else if (/^www\./i.test(link.url)) {
        fault(vfile, link, `The link ${link.url} leads to a file of that name.`, `write https://${link.url}`);
        continue;
      }
      const linked = linkedFile(link.url, file);
      if (!linked) {
        const isFollowed = link.type === 'link' || used.has(link.identifier);
        const download = isFollowed ? linkedDownload(link.url, file) : undefined;
        if (download) await resolveDownload(link, download, references, vfile);
        links.push({ address: link.url, line, column });
        continue;
      }
      const { target, rest } = linked;
      const path = await references.pagePath(target);
      if (path === null) {
        const { message, hint } = await missingPage(link.url, target, references);
        warn(vfile, link, message, hint);
        dead.add(link.type === 'link' ? link : link.identifier);
      } else {
        link.url = path + rest;
        links.push({ address: link.url, line, column });
      }
    }
    visit(tree, ['link', 'linkReference'], (link, index, parent) => {
      if (!dead.has(link.type === 'link' ? link : link.identifier)) return undefined;
      parent.children.splice(index, 1, ...link.children);
      return index;
    });
    vfile.data.links = links;
  };

const UNPUBLISHED_HINT =
  'YAML, scripts, ".gz", and names with "_" or "." first are not: link to a page, or put the file into a zip';

/** Replaces a link to a file that is no text by its address. */
async function resolveDownload(
  link: Link | Definition,
  { target, rest }: LinkedFile,
  { publish }: References,
  vfile: VFile,
): Promise<void> {
  const address = isPublished(target) ? await publish(target) : '';
  if (address) link.url = address + rest;
  else if (address === null)
    fault(vfile, link, `There is no file ${shownPath(target)}, or it is empty.`, 'put it there, or correct the path');
  else fault(vfile, link, `The link ${link.url} leads to a file that is not published.`, UNPUBLISHED_HINT);
}

/** Whether a node is a link, with its address in place or apart from it. */
export const isLink = ({ type }: Node): boolean => type === 'link' || type === 'linkReference';

/** `editor.CircleNode`, `editor.CircleNode#radius`, `editor.Node#addChild()`, `editor.TextAssetSubtype.JSON`. */
const API_NAME = /^editor\.([A-Z]\w*)(?:[#.](\w+)(?:\(\))?)?$/;

/** Links API names in inline code to the reference, except in links and headings. */
export const remarkApiNames: Plugin<[Surroundings], Root> =
  ({ references }) =>
  (tree, vfile) =>
    visit(tree, ['inlineCode'], (node, index, parent, ancestors) => {
      const [name, symbol, member] = API_NAME.exec(node.value) ?? [];
      if (!name || !symbol) return;
      const link = references.apiLink(symbol, member);
      if (link.kind === 'fault') fault(vfile, node, link.message, link.hint);
      else if (!ancestors.some((one) => isLink(one) || one.type === 'heading')) {
        parent.children[index] = { type: 'link', url: link.path, children: [node] };
      }
    });
