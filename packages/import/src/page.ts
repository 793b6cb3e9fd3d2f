import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { RootContent, Heading, Root } from 'mdast';
import { stringify } from 'yaml';
import { root } from '@physics-editor/markdown/nodes';
import { nodesOf, replaceInside } from '@physics-editor/markdown/visit';
import { convertTree } from './convert/convert';
import { readForeignFields } from './foreign-front-matter';
import { withoutNumber } from './links/destinations';
import { settleHeadings } from './links/headings';
import { Notes } from './notes';
import { fromObsidian } from './convert/obsidian';
import { parseForeign } from './convert/parse-foreign';
import { settlePictures, wordsOf, type Copies } from './links/pictures';
import type { SourceFolder } from './source-folder';
import { placeOf } from './convert/elements';
import { writeBody } from './write';

/** A converted foreign page whose links are not resolved yet. */
export interface ForeignPage {
  /** Path of the foreign file. */
  readonly path: string;
  /** Path below `content/`. */
  readonly target: string;
  readonly fields: ReturnType<typeof readForeignFields>;
  readonly title: string;
  readonly tree: Root;
  /** Headings by their foreign anchors. */
  readonly anchors: ReadonlyMap<string, Heading | null>;
  readonly notes: Notes;
}

/** Maximum nesting of includes. */
const DEEPEST = 5;

/** Reads and converts one foreign file. */
export async function readPage(
  path: string,
  target: string,
  source: SourceFolder,
  copies: Copies,
): Promise<ForeignPage> {
  const notes = new Notes();
  const text = readFileSync(join(source.root, path), 'utf8');
  if (text.includes('\u{FFFD}')) notes.leave(undefined, 'The file is not UTF-8: characters are lost.');
  const fields = readForeignFields(text, notes);
  const tree = root(convertFile(text, path, source, notes));
  await settlePictures(tree, { path, target }, source, copies, notes);
  const name = posix.basename(path).replace(/\.mdx?$/i, '');
  const folder = posix.basename(posix.dirname(join('/', path)));
  const fallback = wordsOf(
    /^(index|readme)$/i.test(name) ? folder || posix.basename(posix.dirname(target)) : withoutNumber(name),
  );
  const { title, anchors } = settleHeadings(tree, fields.title, fallback, notes);
  return { path, target, fields, title, tree, anchors, notes };
}

/** The blocks of a file, including those of the Markdown files that it includes. */
function convertFile(text: string, path: string, source: SourceFolder, notes: Notes, depth = 0): RootContent[] {
  const own = source.vault ? fromObsidian(text, source.vault, notes) : text;
  const tree = parseForeign(own, path, source.hasMath, notes);
  inlineReferences(tree);
  return convertTree(tree, notes, (from) => {
    const file = includedFile(from, path, source);
    if (file === undefined || depth >= DEEPEST) return undefined;
    const inside = readFileSync(join(source.root, file), 'utf8');
    const ofFile = new Notes();
    const included = root(convertFile(inside, file, source, ofFile, depth + 1));
    for (const { line, message } of ofFile.left) notes.leave(undefined, `${file}:${line}: ${message}`);
    rebase(included, posix.dirname(file), posix.dirname(path));
    return included.children;
  });
}

/** The path of an included file below the folder of the import; `@name/` stands for a folder of the foreign site. */
function includedFile(from: string, path: string, { root: folder }: SourceFolder): string | undefined {
  const named = from.replace(/^@[^/]*\//, '');
  const candidates = named === from ? [posix.join(posix.dirname(path), from)] : [named, named.replace(/^docs\//, '')];
  return candidates.find((file) => existsSync(join(folder, file)));
}

/** Replaces reference links and pictures with inline ones. */
function inlineReferences(tree: Root): void {
  const addresses = new Map<string, { url: string; title: string | null }>();
  replaceInside(tree, (node) => {
    if (node.type !== 'definition') return undefined;
    if (!addresses.has(node.identifier)) addresses.set(node.identifier, { url: node.url, title: node.title ?? null });
    return [];
  });
  replaceInside(tree, (node) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return undefined;
    const address = addresses.get(node.identifier);
    if (!address) return node.type === 'linkReference' ? node.children : [];
    const common = { ...address, ...placeOf(node) };
    if (node.type === 'imageReference') return [{ type: 'image', alt: node.alt ?? '', ...common }];
    return [{ type: 'link', children: node.children, ...common }];
  });
}

/** Rewrites relative addresses of a text that is included from another folder. */
function rebase(tree: Root, from: string, to: string): void {
  for (const node of nodesOf(tree, ['link', 'image'])) {
    const isRelative = /^(?![a-z][a-z\d+.-]*:|[/#])/i.test(node.url);
    if (isRelative) node.url = posix.join(posix.relative(to, from), node.url);
  }
}

/** The source of a page in this site's form. */
export function writePage({ title, fields, tree }: ForeignPage, slug: string | undefined): string {
  const { description, draft } = fields;
  const frontMatter = { title, description, slug, draft };
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${writeBody(tree)}`.trimEnd() + '\n';
}
