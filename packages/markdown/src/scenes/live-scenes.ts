import GithubSlugger from 'github-slugger';
import type { Blockquote, Code, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Node, Point } from 'unist';
import type { VFile } from 'vfile';
import { shownPath } from '@physics-editor/lib/content/content-files';
import type { ScenePanel } from '@physics-editor/player/checker/scene-checker';
import { suggest } from '@physics-editor/lib/content/fault';
import { fault } from '@physics-editor/lib/content/messages';
import { attributesOf } from '../attributes';
import { resolveBeside } from '../linked-file';
import { code as codeNode, emphasis, image, link, paragraph, text, withPicture } from '../nodes';
import type { PictureData } from '../types';
import { nodesOf } from '../visit';

/** Default height of a scene at the full width of the text, in CSS pixels. */
const HEIGHT = 405;
/** Width of the text, in CSS pixels. */
export const SCENE_WIDTH = 720;
/** Width of a poster in pixels: twice that of the widest picture on the site. */
const POSTER_WIDTH = 2060;
/** Default time of a poster, in seconds. */
const POSTER_SECONDS = 3;
const [LOWEST, HIGHEST, LATEST] = [120, 1080, 120];
const OWN_LINE = 'put it on a line of its own, with empty lines around it';
const OPTIONS = ['title', 'alt', 'height', 'poster', 'src'];
/** Number of words of a title in its anchor. */
const WORDS = 6;

/** A scene as it is run, drawn and shown. */
export interface Scene {
  /** Anchor of its figure. */
  readonly id: string;
  /** Its caption. */
  readonly title: string;
  /** Text alternative of its poster. */
  readonly alt: string;
  /** In CSS pixels at the full width of the text. */
  readonly height: number;
  readonly code: string;
  /** The poster: a file below `content/`, its time in seconds and its width in pixels. */
  readonly poster: { readonly file: string; readonly seconds: number; readonly width: number };
}

/** A scene in a text. */
export interface LiveScene extends Scene {
  readonly node: Code | MdxJsxFlowElement;
  /** The text, a file below `content/`. */
  readonly file: string;
  /** Position of the code: a file below `content/`, and the number of the line before the first one. */
  readonly origin: { readonly file: string; readonly line: number };
  /** Whether the listing is open: it is if the code is in the text, not in a file. */
  readonly isOpen: boolean;
}

/** Reads a file below `content/`; null if there is none. */
type Read = (file: string) => Promise<string | null>;

/** Finds the scenes of a text: `js live` fences, and `<LiveScene src="./scene.js" />`. Scenes with faults are reported and left out. */
export async function findLiveScenes(tree: Root, file: string, read: Read, vfile: VFile): Promise<LiveScene[]> {
  const slugger = new GithubSlugger();
  const scenes: LiveScene[] = [];
  for (const node of nodesOf(tree, ['mdxJsxTextElement'])) {
    if (node.name === 'LiveScene') fault(vfile, node, '<LiveScene> is inside a line.', OWN_LINE);
  }
  // Fences first: the files of their posters are named after their anchors, which must not depend on scenes in files.
  for (const node of [...nodesOf(tree, ['code']), ...nodesOf(tree, ['mdxJsxFlowElement'])]) {
    const written = writtenIn(node);
    if (!written) continue;
    const options = readOptions(written, node, vfile);
    const source = options && (await sourceOf(node, options.src ?? '', file, read, vfile));
    if (!source) continue;
    const { title, alt, height, seconds } = options;
    const slug = slugger.slug(title.split(/\s+/, WORDS).join(' '));
    const poster = source.isOpen ? posterOf(file, slug) : source.origin.file.replace(/\.js$/, '.png');
    const picture = { file: poster, seconds, width: POSTER_WIDTH };
    scenes.push({ node, file, id: `scene-${slug}`, title, alt, height, ...source, poster: picture });
  }
  return scenes;
}

/** Options of a scene, from the attributes of an element or the info string of a fence; undefined if the node is not a scene. */
function writtenIn(node: LiveScene['node']): ReadonlyMap<string, string> | undefined {
  if (node.type === 'code') return node.lang === 'js' ? optionsIn(node.meta) : undefined;
  return node.name === 'LiveScene' ? attributesOf(node) : undefined;
}

/** The options of a scene in the info string of a fence, after its language; undefined if it is not a live one. */
export function optionsIn(meta: Code['meta']): ReadonlyMap<string, string> | undefined {
  if (!/^live\b/.test(meta ?? '')) return undefined;
  const words = (meta ?? '').matchAll(/\b(\w+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g);
  return new Map([...words].map(([, name = '', ...values]) => [name, values.find(Boolean) ?? '']));
}

/**
 * Reads and checks the options of a scene; undefined, with faults, if they cannot be used.
 * @param kind - names of options, and the height without one
 */
export function readOptions(
  written: ReadonlyMap<string, string>,
  place: Node | Point,
  vfile: VFile,
  { names, height: usual } = { names: OPTIONS, height: HEIGHT },
) {
  const given = vfile.messages.length;
  const title = written.get('title') ?? '';
  const alt = written.get('alt') ?? '';
  const height = Number(written.get('height') ?? usual);
  const seconds = Number(written.get('poster') ?? POSTER_SECONDS);
  const refuse = (message: string, hint: string) => fault(vfile, place, message, hint);
  for (const name of [...written.keys()].filter((one) => !names.includes(one)))
    refuse(`A scene has no "${name}".`, suggest(name, names));
  if (!title) refuse('This scene has no title.', 'write title="what to watch for"; it is the caption');
  if (!alt)
    refuse('This scene has no description for readers who cannot see it.', 'write alt="what the picture shows"');
  if (!(height >= LOWEST && height <= HIGHEST)) {
    const shown = written.get('height') ?? height;
    refuse(`The height ${shown} cannot be used.`, `write pixels from ${LOWEST} to ${HIGHEST}`);
  }
  if (!(seconds >= 0 && seconds <= LATEST)) {
    const shown = written.get('poster') ?? seconds;
    refuse(`The poster's moment ${shown} cannot be used.`, `write seconds from 0 to ${LATEST}`);
  }
  return vfile.messages.length > given ? undefined : { title, alt, height, seconds, src: written.get('src') };
}

/** The code of a scene and its position; undefined, with a fault, if the file does not exist. */
async function sourceOf(
  node: LiveScene['node'],
  src: string,
  file: string,
  read: Read,
  vfile: VFile,
): Promise<Pick<LiveScene, 'code' | 'origin' | 'isOpen'> | undefined> {
  if (node.type === 'code') {
    return { code: node.value, origin: { file, line: node.position?.start.line ?? 0 }, isOpen: true };
  }
  const target = resolveBeside(file, src);
  const code = /^\.[\w./-]+\.js$/.test(src) ? await read(target) : null;
  if (code !== null) return { code, origin: { file: target, line: 0 }, isOpen: false };
  const message = `There is no scene ${src ? shownPath(target) : 'named'}.`;
  fault(vfile, node, message, 'write src="./scene.js", a file beside the page');
  return undefined;
}

/** File of the poster of a scene in a text: `docs/snapping.a-stack.png` for `docs/snapping.mdx` and the slug `a-stack`. */
const posterOf = (file: string, slug: string): string => file.replace(/\.mdx?$/, `.${slug}.png`);

/** A page of the API. */
export interface ReferencePage {
  readonly name: string;
  /** Its address, without the path prefix. */
  readonly path: string;
}

/** Element of a scene's figure. */
export const SCENE = 'content-live-scene';

type Extras = { eager: boolean; panel: ScenePanel | undefined; pages?: readonly ReferencePage[]; note?: string };

/** The node for a scene's figure, with its listing and links to pages of the API. */
export function sceneFigure(
  scene: Pick<LiveScene, 'id' | 'title' | 'alt' | 'height' | 'code' | 'isOpen'>,
  picture: PictureData,
  { eager, panel, pages = [], note = '' }: Extras,
): Blockquote {
  const { id, title, alt, height, isOpen, code } = scene;
  const listing = codeNode('js', code.trimEnd());
  const properties = { id, title, alt, width: SCENE_WIDTH, height, isOpen, eager, note };
  return {
    type: 'blockquote',
    children: pages.length === 0 ? [listing] : [pageLinks(pages), listing],
    data: {
      hName: SCENE,
      hProperties: Object.assign(withPicture(picture, properties), { panel }),
      markdown: [paragraph([image(picture.src, alt)]), paragraph([emphasis([text(title)])]), listing],
    },
  };
}

/** "In the reference: CircleNode, PathNode". */
function pageLinks(pages: readonly ReferencePage[]): Paragraph {
  const links = pages.map(({ name, path }) => link(path, [text(name)]));
  const node = paragraph([
    text('In the reference: '),
    ...links.flatMap((one, at) => (at > 0 ? [text(', '), one] : [one])),
  ]);
  node.data = { hProperties: { className: ['live-scene-note'] } };
  return node;
}
