import { z } from 'zod';
import { contentFiles, type ContentFiles } from '@physics-editor/lib/content/content-files';
import { ContentError, formatFaults, suggest, type Fault } from '@physics-editor/lib/content/fault';
import { line } from '@physics-editor/markdown/checks/front-matter';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { readYaml, type YamlFile } from '../yaml-nodes';
import type { Redirect } from '@physics-editor/publish/built-site';
import { redirectsSchema } from './redirects';

const address = z.string().regex(/^(\/|https:\/\/|site:)/, 'write /a/path, https://… or site:<name of a link>');
const absolute = z.url({ protocol: /^https$/, error: 'write an address that starts with https://' });

const navigationLink = z.strictObject({ label: line, to: address });

/** Schema of `content/site.yml`. */
const schema = z
  .strictObject({
    title: line,
    tagline: line,
    description: line,
    url: absolute.refine((url) => !url.endsWith('/'), 'leave the slash at the end out'),
    copyrightYear: z.int(),
    filmMegabytes: z.number('write a number of megabytes').positive().default(10),
    links: z.strictObject({ launch: absolute, chat: absolute, video: absolute, social: absolute, edit: absolute }),
    navbar: z.array(navigationLink.extend({ activeUnder: z.string().startsWith('/') })),
    footer: z.array(z.strictObject({ title: line, links: z.array(navigationLink) })),
    uncheckedLinks: z.array(z.strictObject({ link: line, reason: line })).default([]),
    announcement: z
      .strictObject({
        id: line.default('announcement-bar'),
        text: line,
        link: navigationLink.optional(),
        closeable: z.boolean().default(true),
      })
      .optional(),
    redirects: redirectsSchema,
  })
  .superRefine(({ links, navbar, footer, announcement, redirects }, context) => {
    const known = Object.keys(links).map((name) => `site:${name}`);
    const check = (to: string, path: PropertyKey[]) => {
      if (to.startsWith('site:') && !known.includes(to)) {
        context.addIssue({ code: 'custom', path, message: suggest(to, known) });
      }
    };
    navbar.forEach(({ to }, index) => check(to, ['navbar', index, 'to']));
    redirects.forEach(({ to }, index) => check(to, ['redirects', index, 'to']));
    if (announcement?.link) check(announcement.link.to, ['announcement', 'link', 'to']);
    footer.forEach((column, at) =>
      column.links.forEach(({ to }, index) => check(to, ['footer', at, 'links', index, 'to'])),
    );
  });

type Written = z.output<typeof schema>;

export type Settings = Omit<Written, 'redirects'> & {
  redirects: readonly Redirect[];
  /** Names of the settings that still are addresses of example.com. */
  placeholders: readonly string[];
};

/** Where links lead while their address is a placeholder, so that no reader comes to a dead end. */
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
export function settingsFaults(files: ContentFiles): Fault[] {
  const checked = readYaml(files, settingsFile);
  return checked.ok ? [] : checked.faults;
}

/** The site's settings, with every `site:<name>` resolved. Throws a list of faults. */
export function readSettings(root: string): Settings {
  const files = contentFiles(root);
  const text = files.read(settingsFile.path);
  if (known?.root === root && known.text === text) return known.settings;
  const checked = readYaml(files, settingsFile);
  if (!checked.ok) {
    if (isDevelop() && known?.root === root) return known.settings;
    throw new ContentError(formatFaults(checked.faults));
  }

  const { links: written, navbar, footer, announcement, redirects, ...rest } = checked.value;
  const isPlaceholder = (address: string) => new URL(address).hostname === 'example.com';
  const unset = Object.entries(written).flatMap(([name, address]) => (isPlaceholder(address) ? [name] : []));
  const links = {
    ...written,
    ...Object.fromEntries(Object.entries(STAND_INS).filter(([name]) => unset.includes(name))),
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
