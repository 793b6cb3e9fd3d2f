import type { z } from 'zod';
import { isText, shownPath, type ContentFiles } from '@physics-editor/lib/content/content-files';
import { suggest, type Fault } from '@physics-editor/lib/content/fault';
import { hasIdOfGatsby } from '@physics-editor/markdown/checks/file-names';
import { checkFrontMatter, heldBack } from '@physics-editor/markdown/checks/front-matter';
import { topNames } from '@physics-editor/markdown/checks/yaml-outline';
import type { Checked, PositionOf } from '@physics-editor/markdown/checks/yaml';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { resolveBeside } from '@physics-editor/markdown/linked-file';
import { FILM, NO_POSTER, posterOf } from '@physics-editor/markdown/pictures/read-film';
import { contentId, contentPath } from '@physics-editor/lib/content/address';
import { createOwnNode, query, relativePathOf, template, type HookArgs } from './query';
import type { PagesArgs } from './section';
import type { PageSchema, TextPages, TextParts } from './texts';

/** An MDX file with valid front matter. */
export interface MdxPage<Fields> {
  /** Path below `content/`. */
  file: string;
  path: string;
  fields: Fields;
  positionOf: PositionOf;
}

/** Reads the front matter of every MDX file of a section, and collects the faults of invalid ones. */
export function readMdxPages<Schema extends PageSchema>(
  files: ContentFiles,
  { folder, schema }: { folder: string; schema: Schema },
): { pages: MdxPage<z.output<Schema>>[]; faults: Fault[] } {
  const pages: MdxPage<z.output<Schema>>[] = [];
  const faults: Fault[] = [];
  for (const file of files.texts(folder)) {
    const checked: Checked<z.output<Schema>> = checkFrontMatter(files.read(file), shownPath(file), schema);
    if (checked.ok) {
      const { value: fields, positionOf } = checked;
      pages.push({ file, path: contentPath(file, fields.slug), fields, positionOf });
    } else {
      faults.push(...checked.faults);
    }
  }
  return { pages, faults };
}

/** The fault of a field of a page's front matter. */
export const faultAt = (
  { file, positionOf }: Pick<MdxPage<unknown>, 'file' | 'positionOf'>,
  field: Parameters<PositionOf>[0],
  message: string,
  hint: string,
): Fault => ({ file: shownPath(file), ...positionOf(field), message, hint });

/** Warnings about pages that builds leave out until their day. */
export const pagesToCome = (files: ContentFiles, texts: TextPages | TextParts): Fault[] =>
  readMdxPages(files, texts).pages.flatMap((page): Fault[] => {
    const mark = page.fields.draft ? undefined : heldBack(page.fields);
    const message = `The page is published ${mark ?? ''} on: builds leave it out until then.`;
    return mark ? [faultAt(page, ['date'], message, 'write an earlier date to publish it now')] : [];
  });

/** The faults of ids in a front matter list that are not at the top of the YAML file `path`, if that can be parsed. */
export function unknownIds<Field extends string>(
  files: ContentFiles,
  page: MdxPage<Readonly<Record<Field, readonly string[]>>>,
  field: Field,
  path: string,
  more = '',
): Fault[] {
  const ids = page.fields[field];
  const known = topNames(files.read(path)) ?? ids;
  return ids.flatMap((id, index) => {
    const message = `"${field}" names "${id}", which does not exist.`;
    return known.includes(id) ? [] : [faultAt(page, [field, index], message, suggest(id, known) + more)];
  });
}

/** The files of a page's picture: that of a film is its poster. Paths are below `content/`. */
export function coverOf(file: string, written: string): { image: string; film?: string } {
  const path = resolveBeside(file, written);
  return FILM.test(path) ? { image: posterOf(path), film: path } : { image: path };
}

/** The fault of a front matter picture, film or poster that does not exist. */
export function missingCover(files: ContentFiles, page: MdxPage<{ image: string }>): Fault[] {
  const { image, film } = coverOf(page.file, page.fields.image);
  const report = (kind: string, path: string, hint = 'put the file there, or correct "image"') =>
    files.exists(path) ? [] : [faultAt(page, ['image'], `There is no ${kind} ${shownPath(path)}.`, hint)];
  if (film === undefined) return report('picture', image);
  return [...report('film', film), ...report('poster', image, NO_POSTER)].slice(0, 1);
}

/**
 * Creates the section's node for an Mdx node in its folder, unless the file has faults (which the check has reported) or is held back from builds. A
 * file that loses its page to another loses the node, too, see `one-page-each.ts`.
 */
export async function createPageNode<Schema extends PageSchema>(
  args: HookArgs<'onCreateNode'>,
  texts: (TextPages | TextParts) & { schema: Schema },
  fieldsOf: (fields: z.output<Schema>, file: string) => Record<string, unknown> = () => ({}),
): Promise<void> {
  const { node, getNode, loadNodeContent, actions } = args;
  const source = node.internal.type === 'Mdx' && node.parent ? getNode(node.parent) : undefined;
  const file = source ? relativePathOf(source) : '';
  if (!source || !file.startsWith(`${texts.folder}/`) || !isText(file) || hasIdOfGatsby(file)) return;

  const checked = checkFrontMatter(await loadNodeContent(source), shownPath(file), texts.schema);
  if (!checked.ok) return;
  const mark = heldBack(checked.value);
  if (mark && !isDevelop()) {
    // The last build may have published it.
    const published = getNode(contentId(file));
    if (published?.['file'] === file) actions.deleteNode(published);
    return;
  }

  const { slug, ...fields } = checked.value;
  // Pages and lists of `develop` mark what builds leave out.
  const title = mark ? `${fields.title} (${mark})` : fields.title;
  const content = { ...fields, title, file, path: contentPath(file, slug), ...fieldsOf(checked.value, file) };
  // It also changes with the text.
  createOwnNode(args, texts.type, { ...content, id: contentId(file), body: node.internal.contentDigest }, node.id);
}

/** Creates the page of every text. Its context contains the time of its last commit, so that Gatsby reruns the page query after a commit. */
export async function createTextPages(
  args: PagesArgs,
  { type, template: usual, others = {} }: TextPages,
): Promise<void> {
  const { all } = await query<{ all: { nodes: { id: string; path: string; lastUpdated: string | null }[] } }>(
    args,
    `{ all: all${type} { nodes { id path lastUpdated } } }`,
  );
  for (const { id, path, lastUpdated } of all.nodes) {
    const component = template(others[id] ?? usual);
    args.actions.createPage({ path, component, context: { id, addresses: args.addresses, lastUpdated } });
  }
}
