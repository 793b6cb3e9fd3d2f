import type { References } from '../src/plugins/remark-references';
import { renderMdx } from '../src/render';
import type { Rendering } from '../src/types';
import { references } from './references';

/** Renders a text of the docs with the given `references`, except for `changes`. */
export const renderText = (
  source: string,
  changes: Partial<References> = {},
  file = 'docs/page.mdx',
): Promise<Rendering> => renderMdx({ file, source, eager: true }, { ...references(), ...changes });
