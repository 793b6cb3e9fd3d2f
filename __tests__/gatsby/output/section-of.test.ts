import { sectionOf } from '../../../gatsby/output/cards';
import { readSettings } from '../../../gatsby/sections/site/settings';

const settings = readSettings(process.cwd());
const labelOf = (address: string) => settings.navbar.find(({ to }) => to === address)?.label;

test.each([
  ['/docs/snapping', 'Snapping', labelOf('/docs')],
  ['/docs', 'Introduction', labelOf('/docs')],
  ['/blog/tags/audio', 'Audio', labelOf('/blog')],
  ['/docs/api/classes/Node', 'Node', 'API reference'],
  ['/docs/apiary', 'Bees', labelOf('/docs')],
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
