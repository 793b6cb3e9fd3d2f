import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WrongPrefixBanner } from '../../src/components/home/wrong-prefix-banner';
import { forgetListeners } from '../support/listeners';
import { runScript } from '../support/script';
import { stub } from '../support/stub';

forgetListeners();

/** Opens the home page of a site that was built for a path prefix; the page runs the script of the banner. */
function openHome(address: string, prefix = '') {
  stub(globalThis, { __PATH_PREFIX__: prefix });
  history.replaceState(null, '', address);
  const page = document.createElement('template');
  page.innerHTML = renderToStaticMarkup(<WrongPrefixBanner />);
  runScript(page.content.querySelector('script')?.textContent ?? '');
}

/** Something that the page refers to is not found. */
function fail(tag: string) {
  const element = document.body.appendChild(document.createElement(tag));
  fireEvent.error(element);
}

const linesOf = (banner: HTMLElement) => Array.from(banner.children, (line) => line.textContent);

beforeEach(() => {
  document.body.innerHTML = '<main>Home</main>';
  Reflect.deleteProperty(window, '___loader'); // The site has not started.
});

const FIRST = [
  'This site did not load properly.',
  'A very common reason is a wrong path prefix in the configuration of the site.',
];

test.each([
  ['', '/site/', '/ (default value)', '/site/'],
  ['', '/site', '/ (default value)', '/site/'],
  ['', '/a/b/index.html', '/ (default value)', '/a/b/'],
  ['/other', '/site/', '/other/', '/site/'],
  ['/other', '/', '/other/', '/'],
])('with the path prefix "%s" at %s says that it is %s and suggests %s', (prefix, address, configured, suggested) => {
  openHome(address, prefix);
  fail('script');
  expect(linesOf(screen.getByRole('alert'))).toEqual([
    ...FIRST,
    `Current configured path prefix = ${configured}`,
    `We suggest trying path prefix = ${suggested}`,
  ]);
});

test.each([
  ['', '/'],
  ['', '/index.html'],
  ['/site', '/site/'],
  ['/site', '/site'],
  ['/site', '/site.html'],
])('with the right path prefix "%s" at %s suggests none', (prefix, address) => {
  openHome(address, prefix);
  fail('script');
  const [first, second, ...rest] = linesOf(screen.getByRole('alert'));
  expect(first).toBe(FIRST[0]);
  expect(second).toContain('Something blocks its scripts');
  expect(rest).toEqual([]);
});

test('is rendered above the page, once, also after something else has failed', () => {
  openHome('/site/');
  for (const tag of ['img', 'script', 'script']) fail(tag);
  expect(document.body.firstElementChild).toBe(screen.getByRole('alert'));
});

test.each([
  // So that search engines do not index it.
  ['in the HTML', () => undefined],
  ['for an error of a picture', () => fail('img')],
  ['for an error of a link', () => fail('link')],
  ['for an error in a script', () => fireEvent.error(window)],
  [
    'after the site has started',
    () => {
      Object.assign(window, { ___loader: {} });
      fail('script');
    },
  ],
])('is not rendered %s', (_, act) => {
  openHome('/site/');
  act();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
