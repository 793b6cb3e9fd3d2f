import type { Definition, Link, Root } from 'mdast';
import { posix } from 'node:path';
import type { VFile } from 'vfile';
import { shownPath } from '../../checks/content-files';
import { fault, warn } from '../../checks/messages';
import type { SceneProblem } from '../../scenes/scene-checker';
import { linkedFile, resolveBeside } from '../linked-file';
import { image as imageNode, withPicture } from '../nodes';
import { jsxElement } from './remark-elements';
import { damaged, PictureError, readable } from '../pictures/read-picture';
import { nodesOf, placesOf, replace, type Place } from '../tree';
import type { Dependency, PictureData, TextLink } from '../types';

/** What a name of the API in a text becomes: a link or a fault. */
export type ApiLink = { kind: 'page'; path: string } | { kind: 'fault'; message: string; hint: string };

/** What a text may refer to. Paths are relative to `content/`. */
export interface References {
  /** What a path with the path prefix is appended to, to be a full address: `https://host`. */
  readonly host: string;
  /** `/folder` if the site lies in a folder of its host, else empty. Addresses of pages are without it. */
  readonly pathPrefix: string;
  /** Address of the page made from an MDX file; null if there is none. */
  pagePath: (file: string) => Promise<string | null>;
  /** Digest of a picture, or another file; null if there is none. */
  pictureDigest: (file: string) => Promise<string | null>;
  picture: (file: string) => Promise<PictureData>;
  /** Text of a file; null if there is none. */
  source: (file: string) => Promise<string | null>;
  /** What goes wrong when the code of a scene runs; null if nothing does. */
  checkScene: (code: string) => Promise<SceneProblem | null>;
  /** What `editor.<symbol>` or `editor.<symbol>#<member>` leads to. */
  apiLink: (symbol: string, member?: string) => ApiLink;
  /** Address behind `site:<name>`; undefined for an unknown name. */
  siteLink: (url: string) => string | undefined;
  /** Names that `site:` knows. */
  siteLinkNames: readonly string[];
}

/**
 * Links to files get the address of their page, `site:` links that of the settings; of a link to a file that is not there, its text is left.
 * Returns the links that lead somewhere, and what the result depends on.
 */
export async function resolveLinks(
  tree: Root,
  file: string,
  references: References,
  vfile: VFile,
): Promise<{ links: TextLink[]; dependencies: Dependency[] }> {
  const links: TextLink[] = [];
  const dependencies: Dependency[] = [];

  for (const place of [...placesOf(tree, 'link'), ...placesOf(tree, 'definition')]) {
    const link = place.node;
    const { line, column } = link.position?.start ?? { line: 1, column: 1 };
    if (link.url.startsWith('site:')) {
      const url = references.siteLink(link.url);
      const names = references.siteLinkNames.map((name) => `site:${name}`).join(', ');
      if (!url) fault(vfile, link, `There is no link "${link.url}" in content/site.yml.`, `known: ${names}`);
      link.url = url ?? link.url;
      continue;
    }
    if (/^(?!https?:|mailto:)[a-z][a-z\d+.-]*:/i.test(link.url)) {
      fault(vfile, link, `The link ${link.url} cannot be used.`, 'link to a page, or to https:// or mailto:');
    }
    const linked = linkedFile(link.url, file);
    if (!linked) {
      links.push({ address: link.url, line, column });
      continue;
    }
    const { target, rest } = linked;
    const path = await references.pagePath(target);
    dependencies.push({ kind: 'page', file: target, value: path });
    if (path === null) {
      const other = otherName(target);
      const hint =
        (await references.pagePath(other)) === null ? 'correct the path' : `did you mean ${posix.basename(other)}?`;
      warn(vfile, link, `The link ${link.url} leads to no page: there is no ${shownPath(target)}.`, hint);
      unlink(tree, place);
    } else {
      link.url = path + rest;
      links.push({ address: link.url, line, column });
    }
  }
  return { links, dependencies };
}

/** The name that a text would have as the other kind of file: `faq.md` for `faq.mdx`. */
const otherName = (file: string): string => (/\.md$/i.test(file) ? `${file}x` : file.slice(0, -1));

/** Leaves the text of a link, or of all that go by a definition. */
function unlink(tree: Root, { node, parent }: Place<Link | Definition>): void {
  if (node.type === 'link') return replace({ node, parent }, ...node.children);
  for (const place of placesOf(tree, 'linkReference')) {
    if (place.node.identifier === node.identifier) replace(place, ...place.node.children);
  }
}

/** `editor.CircleNode`, `editor.CircleNode#radius`, `editor.Node#addChild()`, `editor.TextAssetSubtype.JSON`. */
const API_NAME = /^editor\.([A-Z]\w*)(?:[#.](\w+)(?:\(\))?)?$/;

/** Names of the API in code become links to the reference, except in links and headings. Returns what the result depends on. */
export function linkApiNames(tree: Root, references: References, vfile: VFile): Dependency[] {
  const taken = new Set(
    [...nodesOf(tree, 'link'), ...nodesOf(tree, 'linkReference'), ...nodesOf(tree, 'heading')].flatMap((node) =>
      nodesOf(node, 'inlineCode'),
    ),
  );
  return placesOf(tree, 'inlineCode').flatMap((place): Dependency[] => {
    const [name, symbol, member] = API_NAME.exec(place.node.value) ?? [];
    if (!name || !symbol) return [];
    const link = references.apiLink(symbol, member);
    if (link.kind === 'fault') fault(vfile, place.node, link.message, link.hint);
    if (link.kind === 'page' && !taken.has(place.node)) {
      replace(place, { type: 'link', url: link.path, children: [place.node] });
    }
    return [{ kind: 'api', file: [symbol, member].filter(Boolean).join('#'), value: apiValue(link) }];
  });
}

/** What must stay the same for a rendering with such a link to hold. */
export const apiValue = (link: ApiLink): string => (link.kind === 'page' ? link.path : link.message);

/**
 * Local pictures get the data of their files, the first one loading eagerly if `eager` is set; one with a title and a line of its own
 * becomes a figure, and one that is in no link can be enlarged. Returns what the result depends on.
 */
export async function resolvePictures(
  tree: Root,
  { file, eager }: { file: string; eager: boolean },
  references: References,
  vfile: VFile,
): Promise<Dependency[]> {
  const images = nodesOf(tree, 'image');
  const links = [...nodesOf(tree, 'link'), ...nodesOf(tree, 'linkReference')];
  const linked = new Set(links.flatMap((link) => nodesOf(link, 'image')));
  const dependencies: Dependency[] = [];

  for (const reference of nodesOf(tree, 'imageReference')) {
    fault(
      vfile,
      reference,
      'A picture has its address apart from it.',
      'write it in place: ![what it shows](./picture.png)',
    );
  }
  for (const image of images) {
    if (/^([a-z]+:|\/)/i.test(image.url) || !/\.(png|jpe?g|webp)$/i.test(image.url)) {
      fault(
        vfile,
        image,
        `The picture ${image.url} cannot be used.`,
        'put a png, jpg or webp beside the page and write ./name.png',
      );
      continue;
    }
    if (!image.alt) {
      fault(
        vfile,
        image,
        `The picture ${image.url} says nothing to those who cannot see it.`,
        'write what it shows: ![text](…)',
      );
    }
    const target = resolveBeside(file, image.url);
    const digest = await references.pictureDigest(target);
    dependencies.push({ kind: 'picture', file: target, value: digest });
    if (digest === null) {
      fault(vfile, image, `There is no picture ${shownPath(target)}.`, 'put the file there, or correct the path');
      continue;
    }
    const picture = await readable(references.picture(target));
    if (picture instanceof PictureError) {
      const { message, hint } = damaged(shownPath(target));
      fault(vfile, image, message, hint);
      continue;
    }
    const isFirst = image === images[0];
    image.data = {
      hName: linked.has(image) ? 'content-picture' : 'content-zoom-picture',
      hProperties: withPicture(picture, { alt: image.alt ?? '', eager: eager && isFirst }),
      markdown: [imageNode(picture.src, image.alt ?? '')],
    };
  }

  for (const place of placesOf(tree, 'paragraph')) {
    const [image, ...others] = place.node.children;
    if (image?.type !== 'image' || others.length > 0 || !image.title) continue;
    replace(place, jsxElement('Figure', { caption: image.title }, [place.node], place.node));
    image.title = null;
  }
  return dependencies;
}
