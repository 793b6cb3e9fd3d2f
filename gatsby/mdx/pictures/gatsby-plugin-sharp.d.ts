/** The function of gatsby-plugin-sharp that is used here; the package contains no types. */
declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Node, Reporter } from 'gatsby';
  import type { IGatsbyImageData, ISharpGatsbyImageArgs } from 'gatsby-plugin-image';

  export function generateImageData(options: {
    file: Node;
    args: Omit<ISharpGatsbyImageArgs, 'layout' | 'placeholder' | 'formats'> & {
      layout: 'constrained';
      placeholder?: 'none';
      formats?: 'auto'[];
    };
    pathPrefix: string;
    reporter: Reporter;
    cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}
