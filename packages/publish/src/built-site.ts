import type { PageFacts } from './pages/scan-page';

/** A page of the finished site. */
export interface BuiltPage extends PageFacts {
  /** Path below the site's folder: `docs/faq.html`. */
  readonly file: string;
  /** Address without the path prefix: `/docs/faq`. */
  readonly path: string;
}

/** A page, with a digest of what it was made from. */
export interface MadePage extends BuiltPage {
  readonly source: string;
}

/** The site that the last build has written: what would be the same is taken over. */
export interface PreviousSite {
  readonly folder: string;
  /** By their files. */
  readonly pages: ReadonlyMap<string, MadePage>;
}

/** A redirect from an old address. */
export interface Redirect {
  /** Path on the site. */
  readonly from: string;
  /** Path on the site, optionally with a fragment, or an external address. */
  readonly to: string;
  /** Line of `content/site.yml`, for faults. */
  readonly line: number;
}

/** What the settings say of the site as a whole. */
export interface SiteSettings {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  /** Full address, which may contain a folder, without a slash at the end. */
  readonly url: string;
  readonly redirects: readonly Redirect[];
  /** Links that are not checked, each with the reason. */
  readonly uncheckedLinks: readonly { readonly link: string; readonly reason: string }[];
}

/** Build data available to the output steps. */
export interface Build {
  /** The project's folder. */
  readonly root: string;
  readonly settings: SiteSettings;
  /** `/folder` if the site is served from a folder of its host, otherwise empty. */
  readonly pathPrefix: string;
  /** Logs a message in the terminal. */
  readonly log: (text: string) => void;
  /** Logs a warning, also when nothing has changed since. */
  readonly warn: (text: string) => void;
}

/** The site while it is being written. */
export interface BuiltSite extends Build {
  /** Becomes dist/ once all steps are done. */
  readonly folder: string;
  readonly previous?: PreviousSite | undefined;
  /** All pages in file order, including the not-found page. */
  readonly pages: readonly BuiltPage[];
}

/**
 * Adds files to the finished site, whose other files it leaves as they are, or checks it. An error ends the build and leaves the previous dist/
 * unchanged.
 */
export type OutputStep<Site extends BuiltSite = BuiltSite> = (site: Site) => void | Promise<void>;
