import { sectionOf } from '../../../gatsby/output/cards';
import { readSettings } from '../../../gatsby/sections/site/settings';

const settings = readSettings(process.cwd());
const [docs, blog] = settings.navbar;

test.each([
  ['/docs/snapping', 'Snapping', docs?.label],
  ['/docs', 'Introduction', docs?.label],
  ['/blog/tags/audio', 'Audio', blog?.label],
  ['/docs/api/classes/Node', 'Node', 'API reference'],
  ['/docs/apiary', 'Bees', docs?.label],
  ['/feature-requests/wind-zones', 'Wind zones', 'Feature requests'],
])('%s (%s) is part of %s', (path, title, expected) => {
  expect(sectionOf(path, title, settings)).toBe(expected);
});

test('a section outside the navigation bar has its own name', () => {
  expect(sectionOf('/blog/tags/audio', 'Audio', { ...settings, navbar: [] })).toBe('Blog');
});

test('the main page of a section and a page outside sections have the tagline', () => {
  expect(sectionOf('/feature-requests', 'Feature requests', settings)).toBe(settings.tagline);
  expect(sectionOf('/about', 'About', settings)).toBe(settings.tagline);
});
