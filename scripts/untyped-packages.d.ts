/** Types for the parts in use of packages without types of their own. */

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes: Record<string, number>;
      noLayoutClosure: boolean;
      dropTables: readonly string[];
    },
  ): Promise<Buffer>;
}

/** Commands, which run when they are loaded. */
declare module 'gatsby/cli.js';
declare module 'serve/build/main.js';
