import type { Settings } from '../sections/site/settings';
import type { PageFacts } from './pages/scan-page';

/** A page of the finished site. */
export interface BuiltPage extends PageFacts {
  /** Its file below the site's folder: `docs/faq.html`. */
  readonly file: string;
  /** Its address without the path prefix: `/docs/faq`. */
  readonly path: string;
}

/** What the steps of the output know of the build. */
export interface Build {
  /** The project's folder. */
  readonly root: string;
  readonly settings: Settings;
  /** `/folder` if the site lies in a folder of its host, else empty. */
  readonly pathPrefix: string;
  /** Asks the data layer. */
  readonly query: <Data>(text: string) => Promise<Data>;
  /** Logs something for whoever builds. */
  readonly log: (text: string) => void;
}

/** The site while it is being written. */
export interface BuiltSite extends Build {
  /** The folder that becomes dist/ when all steps are done. */
  readonly folder: string;
  /** Every page, the not-found page too, in the order of their files. */
  readonly pages: readonly BuiltPage[];
}

/** Adds something to the finished site, or checks it. What it throws ends the build and leaves the old dist/ as it was. */
export type OutputStep = (site: BuiltSite) => void | Promise<void>;
