import { ownAddresses } from '../../src/links/own-address';
import { buildOf } from '../sites';

const { settings } = buildOf('');

const read = (address: string, { url = 'https://tumble.test', pathPrefix = '', from = '/docs/faq' } = {}) =>
  ownAddresses({ settings: { ...settings, url }, pathPrefix }, ELSEWHERE)(address, from);

const ELSEWHERE = [
  'https://tumble.test/app',
  'https://tumble.test/code/edit/main',
  'https://tumble.test/code/blob/main',
];
const own = (path: string, hash = '') => ({ kind: 'own', path, hash });
const foreign = { kind: 'foreign' };

test.each([
  ['/docs/snapping', own('/docs/snapping')],
  ['/docs/snapping?a=b#grid', own('/docs/snapping', '#grid')],
  ['#grid', own('/docs/faq', '#grid')],
  ['?view=list', own('/docs/faq')],
  ['snapping', own('/docs/snapping')],
  ['../blog', own('/blog')],
  ['/', own('/')],
  ['/caf%C3%A9/café', own('/café/café')],
  ['https://tumble.test', own('/')],
  ['https://tumble.test/docs/faq#a', own('/docs/faq', '#a')],
  ['//tumble.test/docs/faq', own('/docs/faq')],
  ['HTTP://tumble.test/docs/faq', own('/docs/faq')],
  ['https://tumble.test/application', own('/application')],
  ['https://other.test/docs', foreign],
  ['//other.test/docs', foreign],
  ['mailto:a@b.test', foreign],
  ['data:image/png;base64,AA', foreign],
  ['https://tumble.test/app', foreign],
  ['https://tumble.test/app/new?a#b', foreign],
  ['https://tumble.test/code/edit/main/content/docs/faq.mdx', foreign],
  ['https://tumble.test/code/blob/main/src/index.ts#L3', foreign],
])('%s is %j', (address, expected) => {
  expect(read(address)).toEqual(expected);
});

test.each([
  ['', 'The address is empty.'],
  [' ', 'The address is empty.'],
  ['/100%', 'The address is not encoded correctly.'],
  ['https://', 'This is not an address.'],
])('%j is invalid', (address, message) => {
  expect(read(address)).toMatchObject({ kind: 'fault', message });
});

describe('with a path prefix', () => {
  const pathPrefix = '/x';

  test.each([
    ['/x/docs/faq', own('/docs/faq')],
    ['/x', own('/')],
    ['/x/', own('/')],
    ['#a', own('/docs/faq', '#a')],
    ['../blog', own('/blog')],
    ['https://tumble.test/x/docs', own('/docs')],
    ['https://tumble.test/docs', foreign],
    ['https://tumble.test/xyz', foreign],
  ])('%s', (address, expected) => {
    expect(read(address, { pathPrefix })).toEqual(expected);
  });

  test.each(['https://tumble.test/x', 'https://tumble.test'])('the site may name itself as %s', (url) => {
    expect(read('https://tumble.test/x/docs', { pathPrefix, url })).toEqual(own('/docs'));
  });

  test('an address without the prefix is a fault with the correct form', () => {
    expect(read('/docs/faq', { pathPrefix })).toEqual({
      kind: 'fault',
      message: 'The address leaves /x, where the site is.',
      hint: 'write /x/docs/faq',
    });
    expect(read('/xyz', { pathPrefix })).toMatchObject({ kind: 'fault', hint: 'write /x/xyz' });
  });
});

test('a site in a folder of its host only includes that folder, whatever the address in its settings', () => {
  const url = 'https://tumble.test/site';
  expect(read('https://tumble.test/site/docs', { url })).toEqual(own('/docs'));
  expect(read('https://tumble.test/docs', { url })).toEqual(foreign);
  expect(read('/docs', { url })).toEqual(own('/docs'));
});
