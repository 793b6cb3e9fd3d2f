import { z } from 'zod';
import { LONGEST_NAME } from '@physics-editor/lib/content/content-files';
import { checkYaml, type Checked } from './yaml';

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/**
 * Splits an MDX source; without front matter, `frontMatter` is empty. In `body`, the front matter's lines are empty, so line numbers match the file.
 */
export function splitFrontMatter(text: string): { frontMatter: string; body: string } {
  const source = text.replace(/^\uFEFF/, '');
  const match = FENCED.exec(source);
  if (match?.index !== 0) return { frontMatter: '', body: source };
  const [block, frontMatter = ''] = match;
  return { frontMatter, body: block.replace(/[^\n]/g, '') + source.slice(block.length) };
}

/** Checks the front matter of an MDX source; `file` is the path that faults name. */
export function checkFrontMatter<T extends z.ZodType>(source: string, file: string, schema: T): Checked<z.output<T>> {
  const { frontMatter } = splitFrontMatter(source);
  const checked = checkYaml({ text: frontMatter || '{}', file, firstLine: 2 }, schema);
  if (frontMatter || checked.ok) return checked;
  const fault = /^\uFEFF?---[ \t]*(?:\r?\n|$)/.test(source)
    ? { message: 'The front matter is not closed.', hint: 'write a line "---" after it' }
    : { message: 'There is no front matter.', hint: 'start the file with "---", "title: …", "---"' };
  return { ok: false, faults: [{ file, line: 1, ...fault }] };
}

/** A single line of text. */
export const line = z
  .string('write a text, in quotes if it is a number or starts with a special character')
  .trim()
  .min(1, 'write at least a word')
  .regex(/^[^\n]*$/, 'keep it on one line');

/** A calendar day; `2025-02-30` is rejected. */
export const day = z
  .string('write a day as YYYY-MM-DD, for example 2025-11-09')
  .pipe(z.iso.date('write a day that exists as YYYY-MM-DD, for example 2025-11-09'));

/** A month such as `2025-11`. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'write a month as "YYYY-MM", in quotes');

/** An id that can be part of an address. */
export const slug = z
  .string()
  .max(LONGEST_NAME, `use at most ${LONGEST_NAME} characters`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and single hyphens, for example gravity-scale');

/** The relative path of a picture or film beside the page. */
export const cover = z
  .string()
  .regex(
    /^\.\/.+\.(png|jpe?g|webp|mp4|webm)$/i,
    'name a png, jpg or webp, or a film as mp4 or webm, beside the page, for example ./cover.png',
  );

/** Front matter fields of every page. */
export const pageFields = {
  // Titles are shown where only plain text is possible (tabs, lists, feeds), so the backticks of code are removed.
  title: line.transform((text) => text.replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, '$2')),
  description: line.max(200, 'keep it to 200 characters').optional(),
  slug: slug.optional(),
  draft: z.boolean('write true or false').default(false),
  /** The day from which it is published. */
  date: day.optional(),
};

/** Front matter fields of the docs and the community pages. */
export const textFields = {
  ...pageFields,
  /** The title in search engines, tabs and shared links, if `title` says too little there. */
  metaTitle: line.optional(),
};

/** What determines whether builds leave a page out, beside other fields. */
export const publication = z.looseObject({ draft: z.boolean().optional(), date: day.optional() });

/** Why builds leave a page out: "draft", or, until its day in UTC, "from 2027-01-01". */
export function heldBack({ draft, date = '' }: z.output<typeof publication>): string | undefined {
  if (draft) return 'draft';
  return date > new Date().toISOString().slice(0, 'YYYY-MM-DD'.length) ? `from ${date}` : undefined;
}

/** Refines a list: no two entries may have the same `field`. */
export const unique =
  <Field extends string>(field: Field) =>
  (entries: readonly Record<Field, string>[], context: z.RefinementCtx): void => {
    entries.forEach((entry, index) => {
      if (entries.findIndex((other) => other[field] === entry[field]) === index) return;
      context.addIssue({
        code: 'custom',
        path: [index, field],
        message: `"${entry[field]}" is already used; each needs its own`,
      });
    });
  };
