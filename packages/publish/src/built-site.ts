import type { Settings } from '../../../gatsby/sections/site/settings';
import type { PageFacts } from './pages/scan-page';

/** A page of the finished site. */
export interface BuiltPage extends PageFacts {
  /** Path below the site's folder: `docs/faq.html`. */
  readonly file: string;
  /** Address without the path prefix: `/docs/faq`. */
  readonly path: string;
}

/** Build data available to the output steps. */
export interface Build {
  /** The project's folder. */
  readonly root: string;
  readonly settings: Settings;
  /** `/folder` if the site is served from a folder of its host, otherwise empty. */
  readonly pathPrefix: string;
  /** Queries the data layer. */
  readonly query: <Data>(text: string) => Promise<Data>;
  /** Logs a message in the terminal. */
  readonly log: (text: string) => void;
}

/** The site while it is being written. */
export interface BuiltSite extends Build {
  /** Becomes dist/ once all steps are done. */
  readonly folder: string;
  /** All pages in file order, including the not-found page. */
  readonly pages: readonly BuiltPage[];
}

/** Adds to the finished site or checks it. An error ends the build and leaves the previous dist/ unchanged. */
export type OutputStep = (site: BuiltSite) => void | Promise<void>;
