import { join } from 'node:path';
import { redirectsOf } from '../../scripts/deploy-check/redirects.mjs';
import { removeTemporaryFolders, temporaryFolder } from '../support/content';

afterEach(removeTemporaryFolders);

const redirected = (to: string) =>
  redirectsOf(
    join(
      temporaryFolder({
        'site.yml': `redirects: [{ from: /old, to: '${to}' }]\nlinks: { chat: https://a.example/ }\n`,
      }),
      'site.yml',
    ),
  );

test.each([
  ['/new', '/new'],
  ['site:chat', 'https://a.example/'],
])('the deployment check expects a redirect to %s at %s', (to, expected) => {
  expect(redirected(to)).toEqual([{ from: '/old', to: expected }]);
});

test('the deployment check names a link that is not there', () => {
  expect(() => redirected('site:chta')).toThrow('content/site.yml redirects to site:chta, but has no such link');
});
