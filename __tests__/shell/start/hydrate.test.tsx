import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { isOwnHtml, replaceHydrateFunction } from '../../../src/shell/start/hydrate';
import { loader } from '../../support/loader';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Page({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

let container: HTMLElement;

/** Puts the page's HTML in place, as a host that answers `address` with the HTML of `served`. */
function serve(address: string, served: string, html: string) {
  history.replaceState(null, '', address);
  window.pagePath = served;
  container.innerHTML = html;
  return container.querySelector('button');
}

const hydrate = (name: string) => act(() => replaceHydrateFunction()(<Page name={name} />, container));

const button = () => container.querySelector('button');

async function expectAlive(name: string) {
  const element = button();
  if (!element) throw new Error('There is no button.');
  await act(() => userEvent.click(element));
  expect(container).toHaveTextContent(new RegExp(`^${name} 1$`));
}

let complaints: jest.SpyInstance;

beforeEach(() => {
  document.body.innerHTML = '<div id="___gatsby"></div>';
  const [element] = document.body.getElementsByTagName('div');
  if (!element) throw new Error('There is no container.');
  container = element;
  loader.loadPageSync.mockImplementation((path) => ({ page: { path } }));
  complaints = jest.spyOn(console, 'error');
});

afterEach(() => expect(complaints).not.toHaveBeenCalled());

test.each([
  ['a page', '/docs/faq', '/docs/faq'],
  // Its HTML does not depend on it.
  ['a page whose address has a query', '/docs/faq?a=1', '/docs/faq'],
  ['the not-found page', '/no/such/page', '/404.html'],
])('hydrates %s over its own HTML', async (_, address, served) => {
  loader.loadPageSync.mockReturnValue({ page: { path: served } });
  const own = serve(address, served, renderToString(<Page name="FAQ" />));
  hydrate('FAQ');
  expect(loader.loadPageSync).toHaveBeenCalledWith(address.replace(/\?.*/, ''));
  expect(button()).toBe(own);
  await expectAlive('FAQ');
});

test('renders a page instead of hydrating it if it was served with the HTML of the not-found page', async () => {
  loader.loadPageSync.mockReturnValue({ page: { path: '/docs/faq' } });
  const served = serve('/docs/faq/', '/404.html', renderToString(<Page name="Not found" />));
  hydrate('FAQ');
  expect(loader.loadPageSync).toHaveBeenCalledWith('/docs/faq/');
  expect(button()).not.toBe(served);
  expect(container.children).toHaveLength(1);
  await expectAlive('FAQ');
});

test('renders a page instead of hydrating it if it was served without HTML, as in develop', async () => {
  serve('/docs/faq', '/docs/faq', '');
  hydrate('FAQ');
  await expectAlive('FAQ');
});

test.each([
  ['the page of the address', '/docs/faq', { path: '/docs/faq' }, true],
  ['another page', '/404.html', { path: '/docs/faq' }, false],
  ['nothing that is known of', '/docs/faq', undefined, true],
])('recognises HTML of %s', (_, served, page, expected) => {
  window.pagePath = served;
  loader.loadPageSync.mockReturnValue(page && { page });
  expect(isOwnHtml()).toBe(expected);
});
