/** The path prefix that an HTML page of the site names its scripts by; empty without one. Undefined where the page names no script of the site. */
export function prefixIn(html: string): string | undefined;
/** The path prefix of the site in `folder`. */
export function builtPrefix(folder: string): string;
