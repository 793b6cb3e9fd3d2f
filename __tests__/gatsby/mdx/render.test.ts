import { renderMdx } from '../../../gatsby/mdx/render';
import { references } from '../../support/references';

const render = async (source: string) => {
  const { rendering, warnings } = await renderMdx({ file: 'docs/page.mdx', source, eager: true }, references());
  return { ...rendering, warnings };
};

test('renders Markdown, GFM and formulas to static HTML', async () => {
  const { html } = await render('Some *text* with ~~a strike~~ and $v = g t$.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n');
  expect(html).toContain('<em>text</em>');
  expect(html).toContain('<del>a strike</del>');
  expect(html).toContain('<math');
  expect(html).toContain('<table>');
});
