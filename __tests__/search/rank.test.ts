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

test('the page whose title is the query is first, then the class with such a member', () => {
  const pages = [page('Gravity scale'), page('Forces', 'Gravity'), page('Gravity')];
  expect(ranked(pages, 'gravity')).toEqual(['Gravity', 'Forces', 'Gravity scale']);
});

test('a heading that is not an API name does not affect the order', () => {
  const pages = [page('Gravity scale'), inDocs(page('Forces', 'Gravity'))];
  expect(ranked(pages, 'gravity')).toEqual(['Gravity scale', 'Forces']);
});

test.each([
  ['reset scene', 'How do I reset a scene?'],
  ['breaking joints', 'Break a joint'],
])('for %s, a page with the heading %s comes first', (terms, heading) => {
  expect(ranked([page('Sprite', 'resetSize'), inDocs(page('Answers', heading))], terms)).toEqual(['Answers', 'Sprite']);
});

test('several words find a guide before an API page, one word either', () => {
  const pages = [page('Scene', 'reset()'), inDocs(page('Answers', 'How do I reset a scene?'))];
  expect(ranked(pages, 'reset scene')).toEqual(['Answers', 'Scene']);
  expect(ranked(pages, 'scene')).toEqual(['Scene', 'Answers']);
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

test('a name with the case of the query precedes others', () => {
  expect(ranked([page('scene'), page('Scene')], 'Scene')).toEqual(['Scene', 'scene']);
});

test('a method is found without its parentheses', () => {
  const pages = [page('Node Scripts', 'Lifecycle'), page('Node', 'initNode()')];
  expect(ranked(pages, 'initNode')).toEqual(['Node', 'Node Scripts']);
});

test('a class name with a member name finds that member', () => {
  const pages = [page('Shapes', 'radius'), page('CircleNode', 'radius')];
  expect(ranked(pages, 'CircleNode radius')).toEqual(['CircleNode', 'Shapes']);
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
