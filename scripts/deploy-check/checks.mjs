// Requirements for a deployed site. Each check returns the number of things it has checked and one line per fault, or throws.
import { z } from 'zod';
import { prefixIn } from '../support/built-prefix.cjs';
import { settingsOf } from '../support/settings.mjs';

/** @import { Answer, Site } from './live-site.mjs' */
/** @typedef {(site: Site) => Promise<{ count: number, wrong: string[] }>} Check */

const HASHED = /[-.][0-9a-f]{20}\.(?:js|css)$|^\/static\/|^\/player\//;
const PAGES_TO_CHECK = 20;
const NO_SUCH_PAGE = '/no-such-page-of-the-deploy-check';

/** Headers of every page, with patterns for their values. @type {[name: string, pattern: RegExp][]} */
const SECURITY_HEADERS = [
  ['x-content-type-options', /^nosniff$/i],
  ['referrer-policy', /\S/],
  ['permissions-policy', /\S/],
  ['cross-origin-opener-policy', /^same-origin/],
  ['cross-origin-resource-policy', /^same-/],
];

/** Up to 20 pages of the site, found by following links from the home page, breadth first. @param {Site} site */
async function pagesOf(site) {
  const found = new Set(['/']);
  for (const page of found) {
    const { text } = await site.ask(page);
    for (const [, href = ''] of text.matchAll(/<a\s[^>]*?href="([^"#?]*)"/g)) {
      const path = href.startsWith(`${site.prefix}/`) ? href.slice(site.prefix.length) : '//';
      const isPage = !path.startsWith('//') && !/\.\w+$/.test(path);
      if (isPage && found.size < PAGES_TO_CHECK) found.add(path);
    }
    if (found.size === PAGES_TO_CHECK) break;
  }
  return [...found];
}

/** Paths, without the prefix, of the files that a page loads. @param {string} html @param {Site} site */
function filesIn(html, site) {
  const named = [...html.matchAll(/\s(?:src|href)="([^"]+\.(?:js|css|avif|webp|png|svg|woff2))"/g)].map(
    ([, path = '']) => path,
  );
  const late = [...html.matchAll(/\sdata-scripts="([^"]*)"/g)].flatMap(([, paths = '']) => paths.split(' '));
  const inside = [...named, ...late].filter((path) => path.startsWith(`${site.prefix}/`) && !path.startsWith('//'));
  return [...new Set(inside.map((path) => path.slice(site.prefix.length)))];
}

/** @param {string} path */
const dataOf = (path) => `/page-data${path === '/' ? '/index' : path}/page-data.json`;
/** @param {Answer} answer */
const typeOf = (answer) => answer.header('content-type').replace(/;.*$/, '').trim();

/**
 * A host may also serve the page at another form of its address, since its canonical link contains the right one.
 * @param {string} html
 * @param {string} path
 */
const canonicalEnds = (html, path) => /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1]?.endsWith(path);

/** @param {Site} site @param {Pick<Answer, 'status' | 'header'>} answer @param {string} path */
function isRedirect(site, { status, header }, path) {
  if (![301, 302, 307, 308].includes(status)) return false;
  const { pathname, origin } = new URL(header('location'), site.origin);
  return origin === site.origin && pathname === site.prefix + path;
}

/** Path and build id in the data of a page; undefined if the text is not page data. @param {string} text */
function pageDataIn(text) {
  try {
    return z.object({ path: z.string().optional(), build: z.string().optional() }).parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Checks items, four at a time, and returns their number and all faults.
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<string | string[]>} check
 */
async function each(items, check) {
  /** @type {string[]} */
  const wrong = [];
  for (let at = 0; at < items.length; at += 4) {
    wrong.push(...(await Promise.all(items.slice(at, at + 4).map(check))).flat());
  }
  return { count: items.length, wrong };
}

/** The checks by name, in order. @type {Readonly<Record<string, Check>>} */
export const checks = {
  async Pages(site) {
    const paths = await pagesOf(site);
    return each(paths, async (path) => {
      const { status, text } = await site.ask(path);
      if (status !== 200) return `${path} answers ${status}, not 200`;
      const prefix = prefixIn(text);
      if (prefix === undefined) return `${path} loads no script of the site`;
      return prefix === site.prefix ? [] : `${path} was built for the folder "${prefix || '/'}"`;
    });
  },

  async Types(site) {
    /** @type {Record<string, [usual: string, ...others: string[]]>} */
    const types = {
      js: ['text/javascript', 'application/javascript'],
      css: ['text/css'],
      avif: ['image/avif'],
      webp: ['image/webp'],
      png: ['image/png'],
      svg: ['image/svg+xml'],
      woff2: ['font/woff2'],
      json: ['application/json'],
    };
    const { text } = await site.ask('/');
    const paths = [...filesIn(text, site), dataOf('/'), '/page-data/app-data.json'];
    const { wrong } = await each(paths, async (path) => {
      const answer = await site.ask(path);
      const expected = types[path.replace(/^.*\./, '')] ?? [''];
      if (answer.status !== 200) return `${path} answers ${answer.status}, not 200`;
      return expected.includes(typeOf(answer)) ? [] : `${path} is sent as "${typeOf(answer)}", not ${expected[0]}`;
    });
    const page = await site.ask('/');
    if (!/^text\/html;\s*charset=utf-8$/i.test(page.header('content-type')))
      wrong.push(`/ is sent as "${page.header('content-type')}", not text/html; charset=utf-8`);
    return { count: paths.length + 1, wrong };
  },

  async Caching(site) {
    const { text } = await site.ask('/');
    const pages = await pagesOf(site);
    const paths = [...pages, ...pages.map(dataOf), '/page-data/app-data.json', ...filesIn(text, site)];
    return each(paths, async (path) => {
      const header = (await site.ask(path)).header('cache-control');
      if (HASHED.test(path)) {
        const isLasting =
          /\bimmutable\b/.test(header) && Number(/\bmax-age=(\d+)/.exec(header)?.[1] ?? 0) >= 31_536_000;
        return isLasting ? [] : `${path} never changes, but has Cache-Control "${header}"`;
      }
      const isAsked = /\bno-cache\b|\bmax-age=0\b/.test(header) && !/\bimmutable\b/.test(header);
      return isAsked ? [] : `${path} changes with each build, but has Cache-Control "${header}"`;
    });
  },

  async Compression(site) {
    const { text } = await site.ask('/');
    const paths = ['/', dataOf('/'), ...filesIn(text, site).filter((path) => path.endsWith('.js'))];
    return each(paths, async (path) => {
      const answer = await site.ask(path);
      if (answer.text.length < 512) return [];
      const isCompressed = /^(?:br|gzip|zstd)$/.test(answer.header('content-encoding'));
      const varies = /accept-encoding/i.test(answer.header('vary'));
      return [
        ...(isCompressed ? [] : [`${path} is not compressed`]),
        ...(varies ? [] : [`${path} has no "Vary: Accept-Encoding"`]),
      ];
    });
  },

  /** A host that sends a page as Markdown to those who prefer it must inform caches; one that does not is fine. */
  async Markdown(site) {
    const paths = (await pagesOf(site)).filter((path) => path.startsWith('/docs'));
    return each(paths, async (path) => {
      const [html, markdown] = [await site.ask(path), await site.ask(path, 'text/markdown')];
      if (typeOf(html) !== 'text/html') return `${path} is sent as "${typeOf(html)}" to those who accept anything`;
      if (typeOf(markdown) !== 'text/markdown') return [];
      const varies = [html, markdown].every((answer) => /(?:^|,)\s*accept\s*(?:,|$)/i.test(answer.header('vary')));
      return varies ? [] : `${path} depends on Accept, but has no "Vary: Accept"`;
    });
  },

  async 'Security headers'(site) {
    const expected = [...SECURITY_HEADERS];
    if (site.isSecure) expected.push(['strict-transport-security', /max-age=[1-9]\d{6}/]);
    const paths = ['/', NO_SUCH_PAGE];
    const { wrong } = await each(paths, async (path) => {
      const answer = await site.ask(path);
      const missing = expected
        .filter(([name, pattern]) => !pattern.test(answer.header(name)))
        .map(([name]) => `${path} has ${answer.header(name) ? `${name}: ${answer.header(name)}` : `no ${name}`}`);
      const policy = answer.header('content-security-policy');
      const isFramed = !/frame-ancestors/.test(policy) && !answer.header('x-frame-options');
      if (!/script-src|default-src/.test(policy + answer.text)) missing.push(`${path} has no policy for scripts`);
      if (/script-src[^;]*'unsafe-(?:inline|eval)'/.test(policy)) missing.push(`${path} allows any script to run`);
      if (isFramed) missing.push(`${path} may be framed by any site: no frame-ancestors, no x-frame-options`);
      return missing;
    });
    return { count: paths.length * (expected.length + 3), wrong };
  },

  /** Other sites may frame the pages of embedded scenes, and the player in them. */
  async 'Embedded scenes'(site) {
    const { text } = await site.ask('/scenes.json');
    const [, address = ''] = /"embed":"([^"]+)"/.exec(text) ?? [];
    if (!URL.canParse(address)) return { count: 1, wrong: ['/scenes.json names no embedded scene'] };
    const page = new URL(address).pathname.slice(site.prefix.length);
    const [, player = ''] = /"address":"([^"]+)"/.exec((await site.ask(page)).text) ?? [];
    const paths = [page, player.slice(site.prefix.length)];
    return each(paths, async (path) => {
      const { status, header } = await site.ask(path);
      if (status !== 200) return `${path} answers ${status}, not 200`;
      const ancestors = /frame-ancestors ([^;]+)/.exec(header('content-security-policy'))?.[1]?.trim();
      const isRefused = ancestors === undefined ? header('x-frame-options') !== '' : ancestors !== '*';
      return isRefused ? `${path} cannot be framed by other sites: frame-ancestors must be *` : [];
    });
  },

  async 'Canonical addresses'(site) {
    const page = (await pagesOf(site)).find((path) => path.lastIndexOf('/') > 0) ?? '/docs';
    const forms = [`${page}/`, `${page}.html`];
    return each(forms, async (form) => {
      const { status, header, text } = await site.ask(form);
      if (status === 200) return canonicalEnds(text, page) ? [] : `${form} answers with a page that is not ${page}`;
      return isRedirect(site, { status, header }, page)
        ? []
        : `${form} answers ${status}, and does not redirect to ${page}`;
    });
  },

  async Redirects(site) {
    return each(settingsOf('.').redirects, async ({ from, to }) => {
      const answer = await site.ask(from);
      const leads = /^https?:/.test(to)
        ? answer.header('location') === to
        : isRedirect(site, answer, to.replace(/[#?].*/, ''));
      return leads
        ? []
        : `${from} answers ${answer.status} "${answer.header('location')}", and does not redirect to ${to}`;
    });
  },

  async 'Not found'(site) {
    const paths = [NO_SUCH_PAGE, `/docs${NO_SUCH_PAGE}`];
    return each(paths, async (path) => {
      const answer = await site.ask(path);
      if (answer.status !== 404) return `${path} answers ${answer.status}, not 404`;
      return typeOf(answer) === 'text/html' && prefixIn(answer.text) === site.prefix
        ? []
        : `${path} does not answer with the site's not-found page`;
    });
  },

  /** Pages, their data and their scripts must be of the same build. */
  async 'Single build'(site) {
    const paths = await pagesOf(site);
    const { text: appData } = await site.ask('/page-data/app-data.json');
    const build = /"webpackCompilationHash":"([0-9a-f]+)"/.exec(appData)?.[1];
    if (build === undefined) return { count: 1, wrong: ['/page-data/app-data.json contains no build id'] };
    /** @type {Set<string>} */
    const scripts = new Set();
    const { wrong } = await each(paths, async (path) => {
      const { text } = await site.ask(path);
      const own = /\sdata-compilation='([0-9a-f]+)'/.exec(text)?.[1];
      for (const file of filesIn(text, site).filter((name) => name.endsWith('.js'))) scripts.add(file);
      const data = pageDataIn((await site.ask(dataOf(path))).text);
      return [
        ...(own === build ? [] : [`${path} is of build ${own ?? 'unknown'}, app-data.json of ${build}`]),
        ...(data?.path === path ? [] : [`${dataOf(path)} is not the data of ${path}`]),
        ...(data && data.build !== build
          ? [`${dataOf(path)} is of build ${data.build ?? 'unknown'}, app-data.json of ${build}`]
          : []),
      ];
    });
    const { wrong: gone } = await each([...scripts], async (path) => {
      const { status } = await site.ask(path);
      return status === 200 ? [] : `${path}, which a page loads, answers ${status}`;
    });
    return { count: paths.length + scripts.size + 1, wrong: [...wrong, ...gone] };
  },
};
