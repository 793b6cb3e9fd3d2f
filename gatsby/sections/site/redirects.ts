import { z } from 'zod';

/** Characters that need no escaping in any host's file: nginx's list has variables, the others have columns. */
const ADDRESS = /^[\w\-./~%:@!*()+,=&?#]+$/;

/** Schema of `redirects` in `content/site.yml`, as far as it can be checked without the pages. */
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
    redirects.forEach(({ from, to }, at) => {
      const fault = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [at, field], message });
      const isFrom = (address: string) => (other: { from: string }) => keyOf(other.from) === keyOf(address);
      const first = redirects.slice(0, at).find(isFrom(from));
      if (first) fault('from', `${from} is redirected to ${first.to} already; leave one out`);
      const next = redirects.findIndex(isFrom(to));
      if (next === at) fault('to', 'it leads back to where it comes from; name the page it should lead to');
      else if (redirects[next]) fault('to', `${to} is redirected itself; name where it ends: ${redirects[next].to}`);
    });
  })
  .default([]);

/** Hosts match old addresses regardless of case. */
const keyOf = (address: string): string => address.replace(/[?#].*$/, '').toLowerCase();
