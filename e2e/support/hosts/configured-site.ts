import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from './host';
import { startNginx } from './nginx';
import { makeQuickCopy, type Built, type SiteCopy } from './site-copy';
import { expect, test as base } from '../test';

/** The path prefix that the copy is built for. */
export const PREFIX = '/x';
export const GTAG_ID = 'G-TEST123456';
export const ADS_CLIENT = 'ca-pub-1234567890123456';

export const TAG_HOST = 'www.googletagmanager.com';
export const ADS_HOST = 'pagead2.googlesyndication.com';

/** A copy of the site built with a path prefix, Google accounts and new content. */
export interface ConfiguredSite {
  site: SiteCopy;
  built: Built;
  host: Host;
  /** The full address of a path without the prefix. */
  at: (path: string) => string;
}

/** What the pages of the copy in a test have caused. */
interface Heard {
  /** Their errors; the common fixtures only watch the host of dist/. */
  errors: string[];
  /** Their requests to Google, which are answered with empty scripts. */
  asked: string[];
}

const doc = (title: string, text: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\n${text}\n`;

/** A film of the docs and its poster, without their extensions. */
const FILM = 'content/docs/scenes/weight-on-a-spring-kick';
/** A GIF of two pictures. */
const BLINKS =
  'R0lGODlhAQABAIAAAAAAAP///yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBACH5BAAKAAAALAAAAAABAAEAAAICTAEAOw==';

/** New pages, and everything that a build warns about. */
const CONTENT = {
  'docs/new-page.mdx': doc(
    'A new page',
    [
      "A new page.\n\n![A picture](<./it's 100% größe (1)#.png>)\n\nThe [data](./files/gr%C3%B6%C3%9Fe%20%231.csv) of it.",
      '![A dot that blinks](./blinks.gif)\n\n<YouTube id="aqz-KE-bpKQ" title="A talk" />',
    ].join('\n\n'),
  ),
  'docs/blinks.gif': Buffer.from(BLINKS, 'base64'),
  "docs/it's 100% größe (1)#.png": readFileSync('static/social-card.png'),
  'docs/files/größe #1.csv': 'mass,speed\n1,2\n',
  'docs/unfinished.mdx': doc('Unfinished', 'A new page.', 'draft: true\n'),
  'blog/new-post.mdx': doc(
    'A new post',
    'A new post.',
    `description: A post that was just dropped into the folder, to see that a page comes of it.
date: 2025-12-01
authors: [team]
tags: [scripting]
image: ./kick.webm
imageAlt: A weight swings
`,
  ),
  'blog/kick.webm': readFileSync(`${FILM}.webm`),
  'blog/kick.jpg': readFileSync(`${FILM}.jpg`),
  'docs/one.mdx': doc('One', 'Text.\n\nSee [the other](./gone.mdx).'),
  'docs/two.mdx': doc('Two', 'The second of two.', 'slug: one\n'),
  'docs/snapping/index.mdx': doc('Snapping', 'The same page again.'),
  'docs/api/modules.mdx': doc('Modules', 'What the site makes by itself.'),
  'docs/app.mdx': doc('App', 'Just [play](/play).'),
};

/** The real address of the chat server. */
export const CHAT = 'https://chat.test/room';

/** Changes to the settings. */
const SETTINGS = [
  ['announcement:', 'uncheckedLinks:\n  - { link: /play, reason: the app answers there }\nannouncement:'],
  ['https://example.com/chat', CHAT],
] as const;

const isOfGoogle = (url: string): boolean => [TAG_HOST, ADS_HOST].some((host) => url.startsWith(`https://${host}/`));

/** `test` for one copy of the site with settings of its own, built once per worker. */
export const test = base.extend<{ heard: Heard }, { configured: ConfiguredSite }>({
  heard: [
    async ({ page, allow, configured: { host } }, use) => {
      const heard: Heard = { errors: [], asked: [] };
      for (const google of [TAG_HOST, ADS_HOST]) {
        allow.host(google);
        await page.route(`https://${google}/**`, (route) => {
          heard.asked.push(route.request().url());
          return route.fulfill({ contentType: 'text/javascript', body: '' });
        });
      }
      allow.host(new URL(host.origin).host);
      page.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error' && !isOfGoogle(url)) heard.errors.push(`${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => heard.errors.push(error.message));
      page.on('response', (response) => {
        if (response.status() >= 400) heard.errors.push(`${response.url()} answers ${response.status()}`);
      });
      await use(heard);
      // A test may request missing addresses.
      expect(heard.errors.filter((error) => !/\b404\b/.test(error))).toEqual([]);
    },
    { auto: true },
  ],
  configured: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const site = makeQuickCopy();
      for (const [path, text] of Object.entries(CONTENT)) site.write(`content/${path}`, text);
      const settings = readFileSync(join(site.folder, 'content/site.yml'), 'utf8');
      site.write(
        'content/site.yml',
        SETTINGS.reduce((text, [from, to]) => text.replace(from, to), settings),
      );
      const built = await site.buildWell({ PATH_PREFIX: PREFIX, GTAG_ID, ADS_CLIENT });
      const host = await startNginx(site.folder);
      await use({ site, built, host, at: (path) => host.origin + path });
      await host.close();
      site.remove();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
});
