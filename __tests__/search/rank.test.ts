import { bestOf, rankPages, rankParts } from '../../src/search/rank';
import type { FoundPage } from '../../src/search/types';

const part = (title: string) => ({ title, href: `#${title}`, excerpt: [] });
const page = (title: string, ...parts: string[]): FoundPage => ({
  title,
  href: `/${title}`,
  section: 'API',
  excerpt: [],
  parts: parts.map(part),
});

const inDocs = (found: FoundPage): FoundPage => ({ ...found, section: 'Docs' });

const ranked = (pages: FoundPage[], terms: string) => rankPages(pages, terms).map(({ title }) => title);

test('without an exact name, pages keep the order of the engine', () => {
  expect(ranked([page('Snapping'), page('Mirroring', 'Rules')], 'grid')).toEqual(['Snapping', 'Mirroring']);
});

test('a heading that is not an API name does not affect the order', () => {
  const pages = [page('Gravity scale'), inDocs(page('Forces', 'Gravity'))];
  expect(ranked(pages, 'gravity')).toEqual(['Gravity scale', 'Forces']);
});

test('scenes come after pages, also those whose caption is the query', () => {
  const scene: FoundPage = { ...page('Gravity'), section: 'Scene' };
  const pages = [scene, inDocs(page('Forces')), page('Fall', 'gravity')];
  expect(rankPages(pages, 'Gravity').map(({ title, section }) => `${title}, ${section}`)).toEqual([
    'Fall, API',
    'Forces, Docs',
    'Gravity, Scene',
  ]);
});

const answers = inDocs(page('Answers', 'How do I reset a scene?'));

test.each<[terms: string, first: string, ...order: FoundPage[]]>([
  ['gravity', 'a title, then a member of a class', page('Gravity'), page('Forces', 'Gravity'), page('Gravity scale')],
  ['reset scene', 'a heading', answers, page('Sprite', 'resetSize')],
  ['breaking joints', 'a heading', inDocs(page('Answers', 'Break a joint')), page('Sprite', 'resetSize')],
  ['reset scene', 'a heading with these words', answers, page('Scene', 'reset()')],
  ['scene', 'an API page of this one word', page('Scene', 'reset()'), answers],
  ['Scene', 'a name with the case of the query', page('Scene'), page('scene')],
  ['initNode', 'a method, without its parentheses', page('Node', 'initNode()'), page('Node Scripts', 'Lifecycle')],
  ['CircleNode radius', 'the class of a member', page('CircleNode', 'radius'), page('Shapes', 'radius')],
])('for %s, %s comes first', (terms, _, ...order) => {
  expect(rankPages(order.toReversed(), terms)).toEqual(order);
});

test('of the parts of a page, the exact name comes first', () => {
  const parts = ['Example', 'density', 'radius'].map(part);
  expect(rankParts(parts, 'radius').map(({ title }) => title)).toEqual(['radius', 'Example', 'density']);
  expect(rankParts(parts, 'CircleNode radius').map(({ title }) => title)).toEqual(['radius', 'Example', 'density']);
});

test.each<[string, FoundPage[], string]>([
  ['gravityScale', [page('BodyNode', 'gravityScale')], '#gravityScale'],
  ['BodyNode gravityScale', [page('BodyNode', 'gravityScale')], '#gravityScale'],
  ['keyboard', [inDocs(page('Editor', 'Keyboard'))], '#Keyboard'],
  ['BodyNode', [page('BodyNode', 'Example')], '/BodyNode'],
  ['gravity', [page('BodyNode', 'gravityScale')], '/BodyNode'],
  ['gravity', [], ''],
])('for %s, the best of %j is %j', (terms, pages, best) => {
  expect(bestOf(pages, terms)).toBe(best);
});
