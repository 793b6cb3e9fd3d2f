import { parseDocument } from 'yaml';
import { z } from 'zod';
import { splitFrontMatter } from '@physics-editor/markdown/checks/front-matter';
import type { Notes } from './notes';

const word = z.union([z.string(), z.number()]).transform((value) => String(value).replace(/\s+/g, ' ').trim());

/** Invalid fields are treated as missing. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

const schema = z.object({
  title: optional(word),
  description: optional(word),
  slug: optional(word),
  id: optional(word),
  draft: optional(z.union([z.boolean(), z.stringbool()])),
  sidebar_label: optional(word),
  sidebar_position: optional(z.coerce.number()),
  sidebar: optional(z.object({ label: optional(word), order: optional(z.coerce.number()) })),
  nav_title: optional(word),
});

const LONGEST = 200;

/** Reads the front matter of a foreign file as far as this site uses it. Unsupported fields are noted. */
export function readForeignFields(source: string, notes: Notes) {
  const { frontMatter } = splitFrontMatter(source);
  const document = parseDocument(frontMatter, { prettyErrors: false });
  if (document.errors.length > 0)
    notes.leave(undefined, 'The front matter is not valid YAML and was read as far as possible.');
  const read: unknown = document.errors.length > 0 ? readLines(frontMatter) : document.toJS();
  const values = typeof read === 'object' && !Array.isArray(read) ? (read ?? {}) : {};
  const { title, description, slug, id, draft, sidebar, ...rest } = schema.parse(values);

  const unknown = Object.keys(values).filter((name) => !(name in schema.shape));
  if (unknown.length > 0) notes.change(undefined, `Fields left out: ${unknown.join(', ')}.`);
  for (const lost of ['hero', 'features'].filter((name) => unknown.includes(name))) {
    notes.leave(undefined, `The texts of "${lost}" in the front matter were left out.`);
  }
  if (unknown.includes('unlisted')) notes.leave(undefined, 'The page was unlisted; here, every page is listed.');
  const position = rest.sidebar_position ?? sidebar?.order;
  return {
    title: title || undefined,
    description: description ? shortened(description, notes) : undefined,
    slug: slug || undefined,
    draft: draft || undefined,
    /** In foreign sidebars. */
    id: id || undefined,
    /** In the sidebar. */
    label: (rest.sidebar_label ?? sidebar?.label ?? rest.nav_title) || undefined,
    /** Among its siblings. */
    position: Number.isFinite(position) ? position : undefined,
  };
}

/** Reads `name: value` lines of front matter that is not valid YAML, such as a title with a colon. */
const readLines = (frontMatter: string): Record<string, string> =>
  Object.fromEntries(
    [...frontMatter.matchAll(/^(\w+):[ \t]+(\S.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.trim().replace(/^(["'])(.*)\1$/, '$2'),
    ]),
  );

function shortened(description: string, notes: Notes): string {
  if (description.length <= LONGEST) return description;
  notes.leave(undefined, `The description was cut to ${LONGEST} characters.`);
  const cut = description.slice(0, LONGEST - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}
