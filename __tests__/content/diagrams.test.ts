import { JSDOM } from 'jsdom';
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { DIAGRAM_COLOURS } from '@physics-editor/markdown/diagrams/diagram-rules';
import { renderMdx } from '@physics-editor/markdown/render';
import { references } from '../support/references';

test('the colours of diagrams are tokens of both modes', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const token of DIAGRAM_COLOURS) {
    expect(tokens.match(new RegExp(`--${token}: #`, 'g'))).toHaveLength(2);
  }
});

describe('the diagrams of the interface', () => {
  const folder = 'docs/user-interface';
  const pages = readdirSync(join('content', folder)).filter((name) => name.endsWith('.mdx'));
  const read = (file: string) => readFileSync(join('content', file), 'utf8');
  const drawn = (name: string) =>
    renderMdx(
      { file: posix.join(folder, name), source: read(posix.join(folder, name)), eager: false },
      {
        ...references(),
        source: async (file) => read(file),
        pagePath: async (file) => `/${file.replace(/\.mdx$/, '')}`,
        apiLink: () => ({ kind: 'page', path: '/docs/api' }),
      },
    );

  test.each(pages)('%s has one without faults, whose numbers are in its links', async (name) => {
    const { html, faults } = await drawn(name);
    expect(faults).toEqual([]);
    const page = JSDOM.fragment(html);
    expect(page.querySelectorAll('svg').length).toBeGreaterThan(0);
    for (const link of page.querySelectorAll('svg a')) {
      const [, number] = /^([A-D]|\d+(?:–\d+)?) \S/.exec(link.querySelector('title')?.textContent ?? '') ?? [];
      expect(Array.from(link.querySelectorAll('text'), ({ textContent }) => textContent)).toContain(number);
    }
  });

  test('tools have the numbers and names of the table', async () => {
    const page = JSDOM.fragment((await drawn('toolbars.mdx')).html);
    const rows = Array.from(page.querySelectorAll('tr'), (row) =>
      Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent ?? ''),
    ).filter(([number]) => /^\d+$/.test(number ?? ''));
    expect(rows).toHaveLength(25);
    const drawing =
      [...page.querySelectorAll('svg')].at(1)?.textContent?.replace(/\s+/g, ' ').replaceAll(' ', '') ?? '';
    for (const [, name = ''] of rows) expect(drawing).toContain(name.replaceAll(' ', ''));
  });
});
