import { ignoreQueries, reportQuery } from '../../../src/shell/start/query';
import { loader } from '../../support/loader';

test('pages are loaded without the query of their address', async () => {
  const known = { ...loader };
  ignoreQueries();
  await window.___loader.loadPage('/docs/faq?swing=30');
  window.___loader.loadPageSync('/docs/faq?swing=30', { withErrorDetails: true });
  window.___loader.isPageNotFound('/docs/faq?swing=30?');
  Object.assign(loader, known);
  expect(loader.loadPage).toHaveBeenCalledWith('/docs/faq');
  expect(loader.loadPageSync).toHaveBeenCalledWith('/docs/faq', { withErrorDetails: true });
  expect(loader.isPageNotFound).toHaveBeenCalledWith('/docs/faq');
});

test.each([
  ['?swing=30', '?swing=20', 1],
  ['?swing=30', '', 1],
  ['?swing=30', '?swing=30', 0],
])('after %s, the query %s of the same page is reported %i times', (before, search, times) => {
  const onHash = jest.fn();
  window.addEventListener('hashchange', onHash);
  reportQuery({ pathname: '/docs/faq', search }, { pathname: '/docs/faq', search: before });
  reportQuery({ pathname: '/docs', search }, { pathname: '/docs/faq', search: before });
  reportQuery({ pathname: '/docs', search }, null);
  window.removeEventListener('hashchange', onHash);
  expect(onHash).toHaveBeenCalledTimes(times);
});
