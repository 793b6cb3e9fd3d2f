/** A page says for Gatsby's scripts which build it is from, in an attribute; `app-data.json` in Gatsby's field, other data in their first field. */
const IN_PAGE = /data-compilation=["']([0-9a-f]{20})["']/;
const IN_DATA = /^\{"(?:build|webpackCompilationHash)":"([0-9a-f]{20})"/;

/** The build that a page or a file of data says it is from: 20 hexadecimal digits, or undefined if it says nothing. */
export const buildOf = (text: string): string | undefined => (IN_DATA.exec(text) ?? IN_PAGE.exec(text))?.[1];

/** A page that says it is from `build`. */
export const markPage = (html: string, build: string): string =>
  html.replace(IN_PAGE, (found, old: string) => found.replace(old, build));

/** JSON data, an object with fields, that say they are from `build`. */
export const markData = (json: string, build: string): string =>
  IN_DATA.test(json)
    ? json.replace(IN_DATA, (field, old: string) => field.replace(old, build))
    : json.replace('{', `{"build":"${build}",`);
