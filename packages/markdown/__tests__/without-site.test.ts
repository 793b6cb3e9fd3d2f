import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import { BLANK_PICTURE } from '../src/pictures/blank-picture';
import { renderMdx } from '../src/render';

const components = {
  Callout: ({ children }: { children?: ReactNode }) => createElement('aside', null, children),
  em: 'i' as const,
};

test('a text is rendered with the links, pictures and components of the caller alone', async () => {
  const source = '---\ntitle: A\n---\n\nSee [B](./b.mdx).\n\n## Part\n\n:::tip\nMind *x*.\n:::\n';
  const { html, headings, faults } = await renderMdx(
    { file: 'a.mdx', source, eager: true },
    {
      components,
      host: 'https://example.com',
      pathPrefix: '',
      pagePath: async (file) => `/${file.replace('.mdx', '')}`,
      picture: async () => BLANK_PICTURE,
      animation: async () => null,
      poster: async () => null,
      film: async () => null,
      publish: async () => null,
      source: async () => null,
      runScene: async () => undefined,
      apiLink: () => ({ kind: 'fault', message: 'There is no API.', hint: 'leave it out' }),
      siteLink: () => undefined,
      siteLinkNames: [],
    },
  );
  expect(faults).toEqual([]);
  expect(html).toContain('<p>See <a href="/b">B</a>.</p>');
  expect(html).toMatch(/<aside>\s*<p>Mind <i>x<\/i>\.<\/p>\s*<\/aside>/);
  expect(headings).toMatchObject([{ id: 'part', level: 2 }]);
});

test.each(['lib', 'physics', 'runtime', 'player', 'reference', 'markdown', 'publish', 'import'])(
  'packages/%s needs no package of Gatsby',
  (name) => {
    const manifest = readFileSync(join(__dirname, '../..', name, 'package.json'), 'utf8');
    expect(manifest).toContain(`"name": "@physics-editor/${name}"`);
    expect(manifest).not.toContain('gatsby');
  },
);
