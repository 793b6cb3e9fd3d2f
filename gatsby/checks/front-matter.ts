import { z } from 'zod';
import { checkYaml, type Checked } from './yaml';

/** An MDX source in its two parts. The body keeps the file's line numbers: the front matter's lines are left empty. */
export interface SplitSource {
  frontMatter: string;
  body: string;
}

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Cuts the front matter off an MDX source; a source without one has an empty front matter. */
export function splitFrontMatter(text: string): SplitSource {
  const source = text.replace(/^\uFEFF/, '');
  const match = FENCED.exec(source);
  if (match?.index !== 0) return { frontMatter: '', body: source };
  const [block, frontMatter = ''] = match;
  return { frontMatter, body: block.replace(/[^\n]/g, '') + source.slice(block.length) };
}

/** Checks the front matter of the MDX file `file` (the path to name in faults). */
export function checkFrontMatter<T extends z.ZodType>(source: string, file: string, schema: T): Checked<z.output<T>> {
  const { frontMatter } = splitFrontMatter(source);
  const checked = checkYaml({ text: frontMatter || '{}', file, firstLine: 2 }, schema);
  if (frontMatter || checked.ok) return checked;
  return {
    ok: false,
    faults: [
      { file, line: 1, message: 'There is no front matter.', hint: 'start the file with "---", "title: …", "---"' },
    ],
  };
}

/** One line of text. */
export const line = z
  .string('write a text, in quotes if it starts with a special character')
  .trim()
  .min(1, 'write at least a word')
  .regex(/^[^\n]*$/, 'keep it on one line');

/** A calendar day. `2025-02-30` is none. */
export const day = z
  .string('write a day as YYYY-MM-DD, for example 2025-11-09')
  .refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && isRealDay(text), {
    message: 'write a day that exists as YYYY-MM-DD, for example 2025-11-09',
  });

function isRealDay(text: string): boolean {
  return new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

/** A month, `2025-11`. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'write a month as "YYYY-MM", in quotes');

/** An id that can stand in an address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case letters, digits and single hyphens, for example gravity-scale');

/** A picture beside the page. */
export const picture = z
  .string()
  .regex(/^\.\/[^\s]+\.(png|jpe?g|webp)$/i, 'name a png, jpg or webp beside the page, for example ./cover.png');

/** What every page may say of itself. */
export const pageFields = {
  // A title is shown where nothing but words can be: in tabs, lists and feeds.
  title: line.transform((text) => text.replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, '$2')),
  description: line.max(200, 'keep it to 200 characters').optional(),
  slug: slug.optional(),
  draft: z.boolean('write true or false').default(false),
};

/** A refinement of a list: no two entries have the same `field`. */
export const unique =
  <Field extends string>(field: Field) =>
  (entries: readonly Record<Field, string>[], context: z.RefinementCtx): void => {
    entries.forEach((entry, index) => {
      if (entries.findIndex((other) => other[field] === entry[field]) === index) return;
      context.addIssue({
        code: 'custom',
        path: [index, field],
        message: `"${entry[field]}" is there already; each needs its own`,
      });
    });
  };
