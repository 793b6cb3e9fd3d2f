/**
 * Runs before Gatsby's scripts, and requests beside them what they would request only one after the other: the data of the page, and the scripts of
 * its template.
 */

const { head } = document;

function preload(path: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  link.href = `${__PATH_PREFIX__}/page-data/${path}`;
  head.append(link);
}

function load(file: string): void {
  const script = document.createElement('script');
  script.src = __PATH_PREFIX__ + file;
  script.async = false; // After Gatsby's own.
  // Webpack would wait for the element instead of making another attempt.
  script.onerror = () => script.remove();
  head.append(script);
}

window.___chunkMapping = __CHUNKS__;

preload('app-data.json');
preload(`${window.pagePath?.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`);

/** Gatsby inlines the style sheet of the template, and names its file. */
const sheets = [...document.querySelectorAll<HTMLElement>('style[data-href]')].map(({ dataset }) => dataset['href']);
const isShown = (files: readonly string[]) => files.some((file) => sheets.includes(__PATH_PREFIX__ + file));
for (const file of Object.values(__CHUNKS__).find(isShown) ?? []) if (file.endsWith('.js')) load(file);
