import { z } from 'zod';

/** An old address, and where it leads now. */
export interface Redirect {
  /** Path on the site. */
  readonly from: string;
  /** Path on the site, on request with a fragment, or address elsewhere. */
  readonly to: string;
  /** Line of `content/site.yml`, to name in faults. */
  readonly line: number;
}

/** Signs that need no escape in any of the files that hosts read: the list of nginx has variables, that of others has columns. */
const ADDRESS = /^[\w\-./~%:@!*()+,=&?#]+$/;

/** The form of `redirects` in `content/site.yml`; all that can be checked without the pages. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: z
        .string()
        .regex(/^(\/[\w.~-]+)+$/, 'write /a/path, without a slash at the end')
        .regex(/^(?!.*\.html$)/, 'leave the .html out'),
      to: z
        .string()
        .regex(/^(\/(?!\/)|https:\/\/.|site:)/, 'write /a/path, https://… or site:<name of a link>')
        .regex(ADDRESS, 'write it encoded, as a browser shows it when it is copied'),
    }),
  )
  .superRefine((redirects, context) => {
    const froms = redirects.map(({ from }) => keyOf(from));
    redirects.forEach(({ from, to }, at) => {
      const fault = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [at, field], message });
      const first = froms.indexOf(keyOf(from));
      if (first < at) fault('from', `${from} is redirected to ${redirects[first]?.to} already; leave one out`);
      const next = froms.indexOf(keyOf(to));
      if (next === at) fault('to', 'it leads back to where it comes from; name the page it should lead to');
      else if (next !== -1) fault('to', `${to} is redirected itself; name where it ends: ${redirects[next]?.to}`);
    });
  })
  .default([]);

/** Hosts look old addresses up without regard to case. */
const keyOf = (address: string): string => address.replace(/[?#].*$/, '').toLowerCase();
