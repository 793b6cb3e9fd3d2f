import { loadBranches } from '../../../src/shell/state/load-branches';
import { loader } from '../../support/loader';

const category = { id: 'tools', label: 'Tools', path: null, link: '/docs/tools', isCategory: true };
const pages = [{ id: 'pen', label: 'Pen', path: '/docs/tools/pen', link: '/docs/tools/pen', isCategory: false }];

test.each([
  ['of this category', { json: { pageContext: { branches: { tools: pages } } } }, { tools: pages }],
  ['of other categories alone', { json: { pageContext: { branches: { api: pages } } } }, undefined],
  ['without a sidebar', { json: { pageContext: {} } }, undefined],
  ['without data', {}, undefined],
  ['that is not available', undefined, undefined],
])('from a page %s, the right items of a category are loaded', async (_, page, items) => {
  loader.loadPage.mockResolvedValue(page && { page: { path: category.link }, status: 'success', ...page });
  await expect(loadBranches(category)).resolves.toEqual(items);
  expect(loader.loadPage).toHaveBeenCalledWith('/docs/tools');
});
