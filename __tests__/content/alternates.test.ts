import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { renderMdx } from '@physics-editor/markdown/render';
import { contentPath } from '@physics-editor/lib/content/address';
import { readSettings, resolveSiteLink } from '../../gatsby/sections/site/settings';
import { picture, references } from '../support/references';

const { links } = readSettings(process.cwd());
const read = (file: string): string => readFileSync(join('content', file), 'utf8');
const files = filesBelow('content').filter((file) => /^(?:docs|blog|community)\/.*\.mdx$/.test(file));

/** A page of the real content, with pictures and names of the API that are as good as any. */
async function rendered(file: string) {
  const rendering = await renderMdx(
    { file, source: read(file), eager: true },
    {
      ...references(),
      pagePath: async (target) => contentPath(target),
      picture: async () => picture,
      poster: async () => '/static/film.jpg',
      film: async () => ({ width: 16, height: 9, seconds: 1, src: '/static/film.webm' }),
      source: async (target) => read(target),
      apiLink: () => ({ kind: 'page', path: '/docs/api/modules' }),
      siteLink: (url) => resolveSiteLink(url, links),
    },
  );
  expect(rendering.faults).toEqual([]);
  return rendering;
}

/** A text without its listings and code in lines, where everything is allowed. */
const withoutCode = (text: string): string =>
  text.replace(/^([> ]*)(`{3,})[^\n]*\n[\s\S]*?^\1\2$/gm, '').replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');

test.each(files)('the Markdown of %s has its headings in order, and no syntax of this site alone', async (file) => {
  const { markdown, headings } = await rendered(file);
  const prose = withoutCode(markdown);
  expect(markdown.length).toBeGreaterThan(100);
  expect(prose).not.toMatch(/<(?!\/?(?:kbd|sub|sup)>)\/?[a-z]/i);
  expect(prose).not.toMatch(/^[> ]*:::/m);
  expect(prose).not.toMatch(/\]\((?!https?:|mailto:)/);
  expect(prose).not.toMatch(/data-island|\{#|\{\/\*|[\u{E000}-\u{F8FF}]/u);
  const levels = prose.match(/^#+(?= )/gm) ?? [];
  expect(levels.map((marks) => marks.length)).toEqual(headings.map(({ level }) => level));
});
