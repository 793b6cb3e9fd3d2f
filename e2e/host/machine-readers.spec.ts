import { childrenOf, readXml, textOf } from '@physics-editor/lib/testing/xml';
import { violationsOf } from '../../__tests__/support/json-schema';
import { ask, tableOf, textAt } from '../support/hosts/ask';
import { elements, test } from '../support/pages/built';
import type { BuiltPage } from '../support/pages/pages';
import { SITE, here } from '../support/hosts/site-address';
import { expect } from '../support/test';

const canonicalOf = ({ document }: BuiltPage) => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

test('the sitemap lists every page for search engines at its canonical address', async ({ pages }) => {
  const { headers, body } = await ask('/sitemap.xml');
  expect(headers['content-type']).toBe('text/xml; charset=utf-8');
  const entries = childrenOf(readXml(body.toString()), 'url');
  const listed = entries.map((entry) => textOf(entry, 'loc') ?? '');
  expect(new Set(listed).size).toBe(listed.length);

  const mayBeFound = pages
    .filter(({ document }) => !document.querySelector('meta[name="robots"][content*="noindex"]'))
    .map(canonicalOf)
    .filter((address) => typeof address === 'string');
  expect([...listed].sort()).toEqual([...new Set(mayBeFound)].sort());
  expect(listed.length).toBeGreaterThan(40);

  expect(await tableOf(listed, async (address) => (await ask(here(address), { method: 'HEAD' })).status)).toEqual(
    await tableOf(listed, () => 200),
  );
  const days = entries.flatMap((entry) => textOf(entry, 'lastmod') ?? []);
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/;
  expect(days.filter((day) => !time.test(day))).toEqual([]);
});

const MARKDOWN = 'link[rel="alternate"][type="text/markdown"]';
const withMarkdown = (pages: readonly BuiltPage[]) => pages.filter(({ document }) => document.querySelector(MARKDOWN));

test('every page that links to a Markdown alternate has one, with only its title, its text and its source', async ({
  pages,
}) => {
  const named = withMarkdown(pages);
  expect(named.length).toBeGreaterThan(60);
  for (const page of named) {
    const { path, document } = page;
    expect.soft(document.querySelector(MARKDOWN)?.getAttribute('href'), path).toBe(`${canonicalOf(page)}.md`);
    const { status, headers, body } = await ask(`${path}.md`);
    expect.soft(`${status} ${headers['content-type']}`, path).toBe('200 text/markdown; charset=utf-8');
    const text = body.toString();
    const isFramed =
      text.startsWith(`# ${document.querySelector('h1')?.textContent}\n`) &&
      text.endsWith(`\nSource: ${canonicalOf(page)}\n`);
    expect.soft(isFramed, `${path}: ${text.slice(0, 80)} … ${text.slice(-80)}`).toBe(true);
    expect.soft(text, path).not.toMatch(/<Tabs|^:::|data-island|\]\(\.\/|\]\(\//m);
  }
});

for (const name of ['scenes', 'api']) {
  test(`${name}.json is listed in llms.txt and valid by the schema that it names`, async () => {
    const overview = await textAt('/llms.txt');
    for (const file of [`${name}.json`, `${name}.schema.json`]) expect(overview).toContain(`](${SITE}/${file})`);
    const { headers, body } = await ask(`/${name}.json`);
    expect(headers['content-type']).toBe('application/json');
    const data: { $schema: string } = JSON.parse(body.toString());
    expect(data.$schema).toBe(`${SITE}/${name}.schema.json`);
    const schema: object = JSON.parse(await textAt(here(data.$schema)));
    expect(violationsOf(schema, data)).toEqual([]);
  });
}

interface ListedScene {
  title: string;
  description: string;
  address: string;
  page: string;
  poster: { address: string };
  code: string;
  parameters: { key: string }[];
  symbols: string[];
  members: string[];
}

test('scenes.json has every live scene as its page shows it', async ({ pages }) => {
  const { scenes }: { scenes: ListedScene[] } = JSON.parse(await textAt('/scenes.json'));
  const listed = scenes.map(({ title, description, address, poster, code, parameters }) => [
    address,
    { title, description, poster: poster.address, code: code.trimEnd(), keys: parameters.map(({ key }) => key) },
  ]);
  const shown = pages.flatMap((page) =>
    elements(page, 'figure.live-scene').map((figure) => {
      const picture = figure.querySelector('img');
      const props: { parameters?: { key: string }[] } = JSON.parse(figure.getAttribute('data-props') ?? '{}');
      const scene = {
        title: figure.querySelector('figcaption')?.textContent,
        description: picture?.alt,
        poster: new URL(picture?.getAttribute('src') ?? '', SITE).href,
        code: figure.querySelector('.live-scene-code code')?.textContent?.trimEnd(),
        keys: (props.parameters ?? []).map(({ key }) => key),
      };
      return [`${SITE}${page.path}#${figure.id}`, scene];
    }),
  );
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(shown));
  expect(listed.length).toBe(shown.length);
  // A script that is attached to a node may name no class.
  const withoutUses = scenes.filter(({ symbols, members }) => symbols.length + members.length === 0);
  expect(withoutUses.map(({ address }) => address)).toEqual([]);
});
