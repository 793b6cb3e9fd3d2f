import type { References } from '@physics-editor/markdown/plugins/remark-references';
import { renderMdx } from '@physics-editor/markdown/render';
import type { Rendering } from '@physics-editor/markdown/types';
import { references } from './references';

/** Renders a text of the docs with the given `references`, except for `changes`. */
export const renderText = (
  source: string,
  changes: Partial<References> = {},
  file = 'docs/page.mdx',
): Promise<Rendering> => renderMdx({ file, source, eager: true }, { ...references(), ...changes });
