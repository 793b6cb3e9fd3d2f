/** The function of gatsby-plugin-sharp that texts use; the package contains no types. */
declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Node, Reporter } from 'gatsby';
  import type { IGatsbyImageData, ISharpGatsbyImageArgs } from 'gatsby-plugin-image';

  export function generateImageData(options: {
    file: Node;
    args: Omit<ISharpGatsbyImageArgs, 'layout' | 'formats'> & {
      layout: 'constrained';
      formats?: 'auto'[];
    };
    pathPrefix: string;
    reporter: Reporter;
    cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}

/** Its jobs, which Gatsby runs in the main process. */
declare module 'gatsby-plugin-sharp/gatsby-worker' {
  /** Encodes variants of one picture. */
  export interface PictureJob {
    inputPaths: readonly [{ path: string }];
    outputDir: string;
    args: {
      operations: readonly { outputPath: string; args: { toFormat: string } }[];
      /** Those that matter for an encoded picture. */
      pluginOptions: { defaultQuality: number; failOn: string; stripMetadata: boolean; useMozJpeg: boolean };
    };
  }

  const worker: { IMAGE_PROCESSING?: (job: PictureJob) => Promise<void> };
  export default worker;
}
