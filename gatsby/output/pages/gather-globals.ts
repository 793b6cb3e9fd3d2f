/** What Gatsby hands to its scripts by variables, each set by a script of its own, and the attribute that says it instead; none for what a file says. */
const GLOBALS = {
  pagePath: 'data-page-path',
  ___chunkMapping: undefined,
  ___webpackCompilationHash: 'data-compilation',
} as const;

/** The one script in place of Gatsby's: the same on every page and in every build, so a policy knows it by one hash. */
const READER =
  '(function(d){pagePath=d.pagePath;___webpackCompilationHash=d.compilation})(document.currentScript.dataset)';

/** A script that sets one of them. */
export const SETTER = new RegExp(
  `<script[^>]*>\\s*(?:/\\*<!\\[CDATA\\[\\*/)?\\s*window\\.(${Object.keys(GLOBALS).join('|')})=("(?:[^"\\\\]|\\\\.)*");\\s*(?:/\\*\\]\\]>\\*/)?\\s*</script>`,
  'g',
);

/**
 * Turns the scripts by which Gatsby sets variables into data beside one script that never changes. Otherwise each page would have a script
 * of its own, and a host whose policy is one build behind would block the start of every page. Throws if Gatsby does not set all of them.
 */
export function gatherGlobals(html: string): string {
  const values = new Map([...html.matchAll(SETTER)].map(([, name = '', value = '']) => [name, value]));
  const attributes = Object.entries(GLOBALS).flatMap(([name, attribute]) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`Gatsby sets no "${name}" in a page.`);
    return attribute === undefined ? [] : `${attribute}='${escapeAttribute(String(JSON.parse(value)))}'`;
  });
  let isFirst = true;
  return html.replace(SETTER, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<script ${attributes.join(' ')}>${READER}</script>`;
  });
}

/** For an attribute in single quotes: the values are JSON, full of double ones. */
const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
