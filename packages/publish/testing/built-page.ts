import type { BuiltPage } from '../src/built-site';
import { pathOf } from '../src/pages/rewrite-pages';
import { scanPage } from '../src/pages/scan-page';

/** A page of the finished site, from its file and its HTML. */
export const pageOf = (file: string, html: string): BuiltPage => ({
  file,
  path: pathOf(file),
  ...scanPage(html),
});
