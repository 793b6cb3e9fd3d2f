import { z } from 'zod';
import { withoutTrailingSlash } from '@physics-editor/lib/addresses';
import { contentPath } from '@physics-editor/lib/content/address';
import { contentFiles, type ContentFiles } from '@physics-editor/lib/content/content-files';
import { ContentError, formatFaults, suggest, type Fault } from '@physics-editor/lib/content/fault';
import { line } from '@physics-editor/markdown/checks/front-matter';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { readYaml, yamlFaults, type YamlFile } from '../yaml-nodes';
import type { Redirect } from '@physics-editor/publish/built-site';

/** Characters that need no escaping in any host's file: nginx's list has variables, the others have columns. */
const ADDRESS = /^[\w\-./~%:@!*()+,=&?#]+$/;

/** Schema of `redirects` in `content/site.yml`, as far as it can be checked without the pages. */
const redirectsSchema = z
  .array(
    z.strictObject({
      from: z
        .string()
        .regex(/^[\w./~-]*$/, 'only addresses of letters from a to z, digits and - _ . ~ can be redirected')
        .regex(/^(\/[^/]+)+$/, 'write /a/path, without a slash at the end')
        .regex(/^(?!.*\.html$)/, 'leave the .html out'),
      to: z
        .string()
        .regex(/^(\/(?!\/)|https:\/\/.|site:)/, 'write /a/path, https://… or site:<name of a link>')
        .regex(ADDRESS, 'write it encoded, as a browser shows it when it is copied'),
    }),
  )
  .superRefine((redirects, context) => {
    redirects.forEach(({ from, to }, at) => {
      const fault = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [at, field], message });
      const isFrom = (address: string) => (other: { from: string }) => keyOf(other.from) === keyOf(address);
      const first = redirects.slice(0, at).find(isFrom(from));
      if (first) fault('from', `${from} is redirected to ${first.to} already; leave one out`);
      const next = redirects.find(isFrom(to));
      if (next && keyOf(next.to) === keyOf(from)) {
        fault('to', 'it leads back to where it comes from; name the page it should lead to');
      } else if (next) {
        fault('to', `${to} is redirected itself; name where it ends: ${next.to}`);
      }
    });
  })
  .default([]);

/** Hosts match old addresses regardless of case. */
const keyOf = (address: string): string => address.replace(/[?#].*$/, '').toLowerCase();

const address = z.string().regex(/^(\/|https:\/\/|site:)/, 'write /a/path, https://… or site:<name of a link>');
const absolute = z
  .url({ protocol: /^https$/, error: 'write an address that starts with https://' })
  .refine((url) => /^[!-~]*$/.test(url), {
    error: ({ input }) => `write ${withoutTrailingSlash(new URL(String(input)).href)}`,
  });

/** The form of `content/site.yml`. Descriptions are those of the data layer. */
const siteLink = z
  .strictObject({
    label: line.describe('Text of the link.'),
    to: address.describe('Path on the site, or external address.'),
  })
  .describe('A link with its text.');
const navbarItem = z
  .strictObject({
    label: line.describe('Text of the link.'),
    to: address.describe('Address of the link.'),
    activeUnder: z.string().startsWith('/').describe('The entry is highlighted as current at this path and below it.'),
  })
  .describe('An entry of the navigation bar.');
const footerColumn = z
  .strictObject({
    title: line.describe('Heading of the column.'),
    links: z.array(siteLink).describe('Links below the heading.'),
  })
  .describe('A column of the footer.');
const siteLinks = z
  .strictObject({
    launch: absolute.describe('The simulation app.'),
    chat: absolute.describe('The chat server.'),
    video: absolute.describe('The video channel.'),
    social: absolute.describe('The social page.'),
    edit: absolute.describe('Address of the folder above content/ at which its files can be edited.'),
  })
  .describe('Named addresses outside the site.');
const KEY = 'Key of the announcement. Readers who have closed the bar see it again when this changes.';
const announcementBar = z
  .strictObject({
    id: line.default('announcement-bar').describe(KEY),
    text: line.describe('The news, in one sentence.'),
    link: siteLink.optional().describe('Where to read more.'),
    closeable: z.boolean().default(true).describe('Whether readers can close the bar.'),
  })
  .describe('News in a bar above the navigation bar.');
const form = z.strictObject({
  title: line.describe("The product's name, which is also the site's."),
  tagline: line.describe('One line under the name.'),
  description: line.describe('What the product is, in one or two sentences.'),
  url: absolute.refine((url) => !url.endsWith('/'), 'leave the slash at the end out'),
  copyrightYear: z.int().describe("Year in the footer's copyright line."),
  filmMegabytes: z.number('write a number of megabytes').positive().default(10),
  links: siteLinks,
  navbar: z.array(navbarItem).describe('Entries of the navigation bar, from left to right.'),
  footer: z.array(footerColumn).describe('Columns of the footer, from left to right.'),
  uncheckedLinks: z.array(z.strictObject({ link: line, reason: line })).default([]),
  announcement: announcementBar.optional().describe('The bar above the navigation bar; null if there is none.'),
  redirects: redirectsSchema,
});

const metadata = form
  .omit({ url: true, filmMegabytes: true, uncheckedLinks: true, redirects: true })
  .extend({ siteUrl: z.string().describe('Address of the site without a trailing slash.') })
  .describe('Settings of the whole site, from content/site.yml.');

/** Names of the types in which the data layer presents the settings. */
export const METADATA_TYPES = new Map<z.core.$ZodType, string>([
  [metadata, 'SiteSiteMetadata'],
  [siteLinks, 'SiteLinks'],
  [navbarItem, 'NavbarItem'],
  [footerColumn, 'FooterColumn'],
  [announcementBar, 'Announcement'],
  [siteLink, 'SiteLink'],
]);

const schema = form.superRefine((settings, context) => {
  const known = Object.keys(settings.links).map((name) => `site:${name}`);
  const check = (value: unknown, path: PropertyKey[]): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) check(inner, [...path, key]);
    } else if (path.at(-1) === 'to' && typeof value === 'string' && value.startsWith('site:') && !known.includes(value))
      context.addIssue({ code: 'custom', path, message: suggest(value, known) });
  };
  check(settings, []);
});

type Written = z.output<typeof schema>;

export type Settings = Omit<Written, 'redirects'> & {
  redirects: readonly Redirect[];
  /** Names of the settings that still are addresses of example.com. */
  placeholders: readonly string[];
};

/** Where links lead while their address is a placeholder, if that page exists, so that no reader comes to a dead end. */
const STAND_INS: Readonly<Partial<Record<keyof Written['links'], string>>> = {
  launch: '/docs/live-scenes',
  chat: '/community/support#chat',
  video: '/community/support#video',
  social: '/community/support#social',
};

const settingsFile = { path: 'site.yml', schema } satisfies YamlFile<z.ZodType>;

/** The last valid settings; `develop` uses them while the file has faults. */
let known: { root: string; text: string; settings: Settings } | undefined;

/** All faults of the settings. */
export const settingsFaults = (files: ContentFiles): Fault[] => yamlFaults(files, settingsFile);

/** The site's settings, with every `site:<name>` resolved. Throws a list of faults. A build reads them once, as each field of each page needs them. */
export function readSettings(root: string): Settings {
  const last = known?.root === root ? known : undefined;
  if (last && !isDevelop()) return last.settings;
  const files = contentFiles(root);
  const text = files.read(settingsFile.path);
  if (last?.text === text) return last.settings;
  const checked = readYaml(files, settingsFile);
  if (!checked.ok) {
    if (last) return last.settings;
    throw new ContentError(formatFaults(checked.faults));
  }

  const { links: written, navbar, footer, announcement, redirects, ...rest } = checked.value;
  const isPlaceholder = (address: string) => new URL(address).hostname === 'example.com';
  const unset = Object.entries(written).flatMap(([name, address]) => (isPlaceholder(address) ? [name] : []));
  const pages = new Set(
    ['docs', 'community'].flatMap((folder) => files.texts(folder)).map((file) => contentPath(file)),
  );
  const links = {
    ...written,
    ...Object.fromEntries(
      Object.entries(STAND_INS).filter(([name, to]) => unset.includes(name) && pages.has(to.replace(/#.*/, ''))),
    ),
  };
  const resolved = <Item extends { to: string }>(item: Item): Item => ({
    ...item,
    to: resolveSiteLink(item.to, links) ?? item.to,
  });
  const settings = {
    ...rest,
    links,
    placeholders: [...(isPlaceholder(rest.url) ? ['url'] : []), ...unset.map((name) => `links.${name}`)],
    navbar: navbar.map(resolved),
    footer: footer.map((column) => ({ ...column, links: column.links.map(resolved) })),
    redirects: redirects.map((redirect, at) => ({
      ...resolved(redirect),
      line: checked.positionOf(['redirects', at]).line,
    })),
    ...(announcement && {
      announcement: { ...announcement, ...(announcement.link && { link: resolved(announcement.link) }) },
    }),
  };
  known = { root, text, settings };
  return settings;
}

/** The settings as the data layer presents them. */
export function siteMetadata(root: string): Omit<Settings, 'url'> & { siteUrl: string } {
  const { url: siteUrl, ...settings } = readSettings(root);
  return { siteUrl, ...settings };
}

/** Resolves `site:<name>`; undefined for an unknown name and for any other address. */
export const resolveSiteLink = (to: string, links: Settings['links']): string | undefined =>
  Object.entries(links).find(([name]) => to === `site:${name}`)?.[1];
