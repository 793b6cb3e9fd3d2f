import { readFileSync } from 'node:fs';
import { readSettings } from '../../../gatsby/sections/site/settings';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { settingsFault } from '../../support/content';

/** This site's settings up to the redirects. */
const [REST = ''] = readFileSync('content/site.yml', 'utf8').split(/^redirects:.*/m);
const LINE = `${REST}redirects:`.split('\n').length;

/** The redirects of settings that have these, one a line, from the line after `LINE`. */
const redirectsOf = (...entries: readonly string[]) => {
  const lines = entries.map((entry) => `  - { ${entry} }`);
  return readSettings(temporaryFolder({ 'content/site.yml': [`${REST}redirects:`, ...lines, ''].join('\n') }))
    .redirects;
};

/** The fault of a field of the redirect at this index. */
const fault = (index: number, field: string, hint: string) =>
  settingsFault(LINE + index + 1, `"redirects.${index}.${field}" is not valid.\n    → ${hint}`);

test('are optional', () => {
  expect(readSettings(temporaryFolder({ 'content/site.yml': REST })).redirects).toEqual([]);
});

test('can lead to pages, headings, files and other sites, by name or address, and contain their line', () => {
  const { links } = readSettings(temporaryFolder({ 'content/site.yml': REST }));
  expect(
    redirectsOf(
      'from: /old, to: /new',
      "from: /old/deep-er/v1.0, to: '/new#heading'",
      "from: /chat, to: 'site:chat'",
      "from: /else, to: 'https://else.example/?a=1&b=2'",
    ),
  ).toEqual([
    { from: '/old', to: '/new', line: LINE + 1 },
    { from: '/old/deep-er/v1.0', to: '/new#heading', line: LINE + 2 },
    { from: '/chat', to: links.chat, line: LINE + 3 },
    { from: '/else', to: 'https://else.example/?a=1&b=2', line: LINE + 4 },
  ]);
});

test.each([
  ['an old address without a slash', 'from: old, to: /new', 'from', 'write /a/path, without a slash at the end'],
  ['one with a slash at the end', 'from: /old/, to: /new', 'from', 'write /a/path, without a slash at the end'],
  ['the home page', 'from: /, to: /new', 'from', 'write /a/path, without a slash at the end'],
  ['one with a query', "from: '/old?a', to: /new", 'from', 'only addresses of letters from a to z'],
  ['one with an umlaut', 'from: /über, to: /new', 'from', 'only addresses of letters from a to z'],
  [
    'one with signs that hosts would read',
    "from: '/old$uri', to: /new",
    'from',
    'only addresses of letters from a to z',
  ],
  ['one with .html', 'from: /old.html, to: /new', 'from', 'leave the .html out'],
  ['a new address without a slash', 'from: /old, to: new', 'to', 'write /a/path, https://… or site:'],
  [
    'one of another host without its protocol',
    'from: /old, to: //new.example',
    'to',
    'write /a/path, https://… or site:',
  ],
  ['one without encryption', "from: /old, to: 'http://new.example'", 'to', 'write /a/path, https://… or site:'],
  ['one with signs that hosts would read', "from: /old, to: '/new$uri'", 'to', 'write it encoded'],
  ['one that ends a line of the list', `from: /old, to: '/new"; x "y'`, 'to', 'write it encoded'],
  ['one by a name that is not known', "from: /old, to: 'site:chta'", 'to', 'did you mean "site:chat"?'],
  ['one that is the old one', "from: /old, to: '/old#heading'", 'to', 'it leads back to where it comes from'],
])('%s is rejected with its line', (_, entry, field, hint) => {
  expect(() => redirectsOf('from: /good, to: /new', entry)).toThrow(fault(1, field, hint));
});

test('an old address must be unique, ignoring case', () => {
  const twice = () => redirectsOf('from: /old, to: /new', 'from: /Old, to: /newer');
  expect(twice).toThrow(fault(1, 'from', '/Old is redirected to /new already; leave one out'));
});

test('a redirect must not lead to another one', () => {
  const chain = () => redirectsOf("from: /a, to: '/b?c#d'", 'from: /b, to: /e');
  expect(chain).toThrow(fault(0, 'to', '/b?c#d is redirected itself; name where it ends: /e'));
  const loop = () => redirectsOf('from: /a, to: /b', 'from: /b, to: /a');
  for (const at of [0, 1]) expect(loop).toThrow(fault(at, 'to', 'it leads back to where it comes from'));
});
