import type { References } from '../../gatsby/mdx/plugins/remark-references';
import { renderMdx } from '../../gatsby/mdx/render';
import type { Rendering } from '../../gatsby/mdx/types';
import { references } from './references';

/** Renders a text of the docs with the given `references`, except for `changes`. */
export const renderText = (
  source: string,
  changes: Partial<References> = {},
  file = 'docs/page.mdx',
): Promise<Rendering> => renderMdx({ file, source, eager: true }, { ...references(), ...changes });
