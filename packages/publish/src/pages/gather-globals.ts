/** Variables that Gatsby sets for its scripts, each in a script of its own, and the attributes that replace them; undefined if a file does. */
const GLOBALS = {
  pagePath: 'data-page-path',
  ___chunkMapping: undefined,
  ___webpackCompilationHash: 'data-compilation',
} as const;

/** Replaces Gatsby's scripts. It is the same on every page and in every build, so one hash in the policy covers it. */
const READER =
  '(function(d){pagePath=d.pagePath;___webpackCompilationHash=d.compilation})(document.currentScript.dataset)';

/** A script that sets one of them. */
export const SETTER = new RegExp(
  `<script[^>]*>\\s*(?:/\\*<!\\[CDATA\\[\\*/)?\\s*window\\.(${Object.keys(GLOBALS).join('|')})=("(?:[^"\\\\]|\\\\.)*");\\s*(?:/\\*\\]\\]>\\*/)?\\s*</script>`,
  'g',
);

/**
 * Replaces the scripts in which Gatsby sets variables with data attributes on one constant script. Otherwise each page would have its own script, and
 * a host whose policy is one build old would block the start of every page. Throws if Gatsby does not set all variables.
 */
export function gatherGlobals(html: string): string {
  const values = new Map([...html.matchAll(SETTER)].map(([, name = '', value = '']) => [name, value]));
  const attributes = Object.entries(GLOBALS).flatMap(([name, attribute]) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`Gatsby sets no "${name}" in a page.`);
    return attribute === undefined ? [] : `${attribute}='${escapeAttribute(String(JSON.parse(value)))}'`;
  });
  const first = html.search(SETTER);
  const script = `<script ${attributes.join(' ')}>${READER}</script>`;
  return html.slice(0, first) + script + html.slice(first).replaceAll(SETTER, '');
}

/** Escapes for single quotes: the values are JSON, full of double ones. */
const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
