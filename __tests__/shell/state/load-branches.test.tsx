import { loadBranches } from '../../../src/shell/state/load-branches';
import { loader } from '../../support/loader';

const category = { id: 'tools', label: 'Tools', path: null, link: '/docs/tools', isCategory: true };
const pages = [{ id: 'pen', label: 'Pen', path: '/docs/tools/pen', link: '/docs/tools/pen', isCategory: false }];

const pageHas = (pageContext: object | undefined) =>
  loader.loadPage.mockResolvedValue({
    page: { path: category.link },
    status: 'success',
    ...(pageContext && { json: { pageContext } }),
  });

test('the items of a category are loaded with its page', async () => {
  pageHas({ branches: { tools: pages } });
  await expect(loadBranches(category)).resolves.toEqual({ tools: pages });
  expect(loader.loadPage).toHaveBeenCalledWith('/docs/tools');
});

test.each([
  ['has other categories alone', { branches: { api: pages } }],
  ['has no sidebar', {}],
  ['has no data', undefined],
])('nothing is loaded with a page that %s', async (_, pageContext) => {
  pageHas(pageContext);
  await expect(loadBranches(category)).resolves.toBeUndefined();
});

test('nothing is loaded with a page that is not available', async () => {
  loader.loadPage.mockResolvedValue(undefined);
  await expect(loadBranches(category)).resolves.toBeUndefined();
});
