import { join } from 'node:path';

/** The part of Gatsby's Express server that is used here. */
export interface Server {
  get: (
    path: string | RegExp,
    answer: (request: { path: string }, response: Answer, next: (error?: unknown) => void) => void,
  ) => void;
}

interface Answer {
  sendFile: (path: string, options: { root: string }) => void;
  type: (type: string) => Answer;
  send: (text: string) => void;
  redirect: (address: string) => void;
  once: (event: 'finish', listener: () => void) => void;
}

/** Serves what Gatsby's dev server does not: redirects, the document of scenes, the icon, and Markdown alternates. */
export function serveBeside(
  server: Server,
  root: string,
  {
    markdownOf,
    redirectOf,
    onPageSent,
  }: {
    markdownOf: (path: string) => Promise<string | undefined>;
    redirectOf: (path: string) => string | undefined;
    onPageSent: () => void;
  },
): void {
  server.get(/^/, ({ path }, answer, next) => {
    const to = redirectOf(path);
    if (to === undefined) next();
    else answer.redirect(to);
  });
  server.get(/\/page-data\.json$/, (_, answer, next) => {
    answer.once('finish', onPageSent);
    next();
  });
  server.get('/favicon.ico', (_, answer) => answer.sendFile('favicon.svg', { root: join(root, 'static') }));
  // Gatsby serves all other files of public/, but treats every address with this extension as a page of its own.
  server.get(/^\/player\/\w+\/frame\.html$/, ({ path }, answer) =>
    answer.sendFile(path, { root: join(root, 'public') }),
  );
  server.get(/\.md$/, ({ path }, answer, next) => {
    markdownOf(decodeURI(path).replace(/\.md$/, ''))
      .then((text) => (text === undefined ? next() : answer.type('text/markdown').send(text)))
      .catch(next);
  });
}
