import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import type { RootContent, Image, Root } from 'mdast';
import sharp from 'sharp';
import { decodePath } from '@physics-editor/lib/addresses';
import { emphasis, link, text } from '@physics-editor/markdown/nodes';
import { nodesOf, replaceInside } from '@physics-editor/markdown/visit';
import type { Notes } from '../notes';
import type { SourceFolder } from '../source-folder';

/** Pictures to copy: source files by path below `content/`. */
export type Copies = Map<string, string>;

const USABLE = /\.(png|jpe?g|webp|gif)$/i;

/** Assigns pictures their files beside the page. Unsupported ones become links or their alternative text. */
export async function settlePictures(
  tree: Root,
  page: { path: string; target: string },
  source: SourceFolder,
  copies: Copies,
  notes: Notes,
): Promise<void> {
  const readable = new Set<Image>();
  for (const image of nodesOf(tree, ['image'])) {
    const file = fileOf(image.url, page.path, source);
    // What cannot be read is no picture.
    const metadata = file !== undefined && USABLE.test(file) ? sharp(file).metadata() : undefined;
    if (file === undefined || !(await metadata?.catch(() => undefined))) continue;
    const name = copyName(file, posix.dirname(page.target), copies);
    image.url = `./${name}`;
    readable.add(image);
    if (image.alt?.trim()) continue;
    image.alt = image.title ?? wordsOf(name.replace(/\.\w+$/, ''));
    notes.leave(image, `The picture ${name} has no description; "${image.alt}" is used instead.`);
  }
  replaceInside(tree, (node, above) => {
    if (node.type !== 'image' || readable.has(node)) return undefined;
    const isLinked = above.some(({ type }) => type === 'link');
    return standIn(node, isLinked, notes);
  });
}

/** The replacement for an unsupported picture. */
function standIn(image: Image, isLinked: boolean, notes: Notes): RootContent[] {
  const { url } = image;
  const alt = image.alt?.trim() ?? '';
  const isRemote = /^(https?:)?\/\//.test(url);
  if (isRemote && isLinked) {
    notes.change(image, `The picture ${url} was replaced by its description: it is on another host.`);
    return alt ? [text(alt)] : [];
  }
  if (isRemote) {
    notes.leave(image, `The picture ${url} became a link: copy it beside the page to show it.`);
    return [link(url, [text(alt || 'Picture')])];
  }
  const shown = url.length > 80 ? `${url.slice(0, 80)}…` : url;
  notes.leave(image, `The picture ${shown} was left out: it does not exist, or is not a png, jpg, webp or gif.`);
  return alt ? [isLinked ? text(alt) : emphasis([text(alt)])] : [];
}

/** The file of a picture's address; undefined if it is on another host or does not exist. */
function fileOf(url: string, path: string, { root, publicFolders }: SourceFolder): string | undefined {
  if (/^([a-z][a-z\d+.-]+:)?\/\//i.test(url) || url.startsWith('data:')) return undefined;
  const local = decodePath(url.replace(/[?#].*$/, '').replace(/^(pathname:\/\/|@site\/static|~@?)/, ''));
  const beside = local.startsWith('/') ? [] : [join(root, posix.dirname(path), local)];
  const absolute = publicFolders.map((folder) => join(folder, local.replace(/^(\.\.?\/)+/, '')));
  return [...beside, ...absolute, join(root, local)].find((file) => existsSync(file));
}

/** A unique file name beside the page. */
function copyName(file: string, folder: string, copies: Copies): string {
  const wanted = basename(file).replace(/[^\w.-]+/g, '-');
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : wanted.replace(/(?=\.\w+$)/, `-${number}`);
    const there = copies.get(posix.join(folder, name));
    if (there !== undefined && there !== file && !readFileSync(there).equals(readFileSync(file))) continue;
    copies.set(posix.join(folder, name), there ?? file);
    return name;
  }
}

/** Turns `wide-screen_2` into words. */
export const wordsOf = (name: string): string => {
  const words = name
    .replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replace(/[-_.\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
