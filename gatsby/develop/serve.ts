import { join } from 'node:path';

/** Of Gatsby's server, which is one of Express, what is used here. */
interface Server {
  get: (
    path: string | RegExp,
    answer: (request: { path: string }, response: Answer, next: (error?: unknown) => void) => void,
  ) => void;
}

interface Answer {
  sendFile: (path: string, options: { root: string }) => void;
  type: (type: string) => Answer;
  send: (text: string) => void;
}

/** Answers what a host has beside the pages and Gatsby's server does not: the document of scenes, the icon, and pages as Markdown. */
export function serveBeside(
  server: Server,
  root: string,
  markdownOf: (path: string) => Promise<string | undefined>,
): void {
  server.get('/favicon.ico', (_, answer) => answer.sendFile('favicon.svg', { root: join(root, 'static') }));
  // Gatsby serves every other file of public/, but takes any that ends so for a page of its own.
  server.get(/^\/player\/\w+\/frame\.html$/, ({ path }, answer) =>
    answer.sendFile(path, { root: join(root, 'public') }),
  );
  server.get(/\.md$/, ({ path }, answer, next) => {
    markdownOf(decodeURI(path).replace(/\.md$/, ''))
      .then((text) => (text === undefined ? next() : answer.type('text/markdown').send(text)))
      .catch(next);
  });
}
