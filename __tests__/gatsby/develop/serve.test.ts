import { serveBeside } from '../../../gatsby/develop/serve';

/** Asks the server for a path; gives what it answers with. */
async function ask(path: string, markdownOf: (path: string) => Promise<string | undefined> = async () => undefined) {
  const routes: [string | RegExp, Parameters<Parameters<typeof serveBeside>[0]['get']>[1]][] = [];
  const redirectOf = (from: string) => (from === '/old' ? '/docs/new#part' : undefined);
  serveBeside({ get: (at, answer) => void routes.push([at, answer]) }, '/project', { markdownOf, redirectOf });
  const left = routes.filter(([at]) => (typeof at === 'string' ? at === path : at.test(path)));
  return new Promise<unknown>((resolve) => {
    const response = {
      sendFile: (file: string, { root }: { root: string }) => resolve(root + '/' + file),
      type: (type: string) => ({ ...response, send: (text: string) => resolve([type, text]) }),
      send: resolve,
      redirect: (address: string) => resolve(['redirect', address]),
    };
    const pass = (error?: unknown) => {
      const route = error === undefined ? left.shift() : undefined;
      if (route) route[1]({ path }, response, pass);
      else resolve(error ?? 'passed on');
    };
    pass();
  });
}

test('the document of scenes is that of the last build of the player', async () => {
  expect(await ask('/player/0a1b/frame.html')).toBe('/project/public//player/0a1b/frame.html');
  expect(await ask('/player/../frame.html')).toBe('passed on');
});

test('there is an icon', async () => {
  expect(await ask('/favicon.ico')).toBe('/project/static/favicon.svg');
});

test('the Markdown alternate of a page is served; other requests and failures are passed on', async () => {
  const markdownOf = async (path: string) => (path === '/docs/größe' ? '# Größe' : undefined);
  expect(await ask('/docs/gr%C3%B6%C3%9Fe.md', markdownOf)).toEqual(['text/markdown', '# Größe']);
  expect(await ask('/docs/none.md', markdownOf)).toBe('passed on');
  const failure = new Error('No data.');
  expect(await ask('/docs/faq.md', () => Promise.reject(failure))).toBe(failure);
});

test('redirects of the settings are served as by a host', async () => {
  expect(await ask('/old')).toEqual(['redirect', '/docs/new#part']);
  expect(await ask('/old/er')).toBe('passed on');
});
