import { load } from '@physics-editor/lib/build/load.cjs';

/** The settings: see `gatsby/config.ts`. */
export default load(process.cwd(), 'gatsby/config.ts').default;
