import { serveBeside } from '../../../gatsby/develop/serve';

/** Asks the server for a path; gives what it answers with. */
async function ask(
  path: string,
  markdownOf: (path: string) => Promise<string | undefined> = async () => undefined,
  onPageSent = () => {},
) {
  const routes: [string | RegExp, Parameters<Parameters<typeof serveBeside>[0]['get']>[1]][] = [];
  const redirectOf = (from: string) => (from === '/old' ? '/docs/new#part' : undefined);
  const server = { get: (...route: (typeof routes)[number]) => void routes.push(route) };
  serveBeside(server, '/project', { markdownOf, redirectOf, onPageSent });
  const left = routes.filter(([at]) => (typeof at === 'string' ? at === path : at.test(path)));
  const finished: (() => void)[] = [];
  const answer = await new Promise<unknown>((resolve) => {
    const response = {
      sendFile: (file: string, { root }: { root: string }) => resolve(root + '/' + file),
      type: (type: string) => ({ ...response, send: (text: string) => resolve([type, text]) }),
      send: resolve,
      redirect: (address: string) => resolve(['redirect', address]),
      once: (_: 'finish', listener: () => void) => void finished.push(listener),
    };
    const pass = (error?: unknown) => {
      const route = error === undefined ? left.shift() : undefined;
      if (route) route[1]({ path }, response, pass);
      else resolve(error ?? 'passed on');
    };
    pass();
  });
  for (const listener of finished) listener();
  return answer;
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

test('the data of a page is noticed when it has been sent', async () => {
  const onPageSent = jest.fn();
  expect(await ask('/page-data/docs/faq/page-data.json', undefined, onPageSent)).toBe('passed on');
  expect(onPageSent).toHaveBeenCalledTimes(1);
  await ask('/page-data/app-data.json', undefined, onPageSent);
  expect(onPageSent).toHaveBeenCalledTimes(1);
});
