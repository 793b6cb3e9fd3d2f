import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const ITEMS = readdirSync('content/showcase', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const frontMatter = z.object({ tags: z.array(z.string()), scripted: z.boolean().optional() });

/** What the card of an item says. */
const cardOf = (item: string) =>
  frontMatter.parse(parse(readFileSync(`content/showcase/${item}/index.mdx`, 'utf8').split('---\n')[1] ?? ''));

test.each(ITEMS)('the card of %s says whether its scene has scripts', (item) => {
  const { tags, scripted = false } = cardOf(item);
  const hasScripts = readFileSync(`content/showcase/${item}/scene.js`, 'utf8').includes('player.attach(');
  expect(scripted).toBe(hasScripts);
  expect(tags.includes('scripting')).toBe(hasScripts);
});
