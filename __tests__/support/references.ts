import { references as ofTests } from '@physics-editor/markdown/testing/references';
import type { References } from '@physics-editor/markdown/plugins/remark-references';
import { contentComponents } from '../../src/components/content';

export { picture } from '@physics-editor/markdown/testing/references';

/** The references of a text in tests, with the components of this site. */
export const references = (): References => ({ ...ofTests(), components: contentComponents });
