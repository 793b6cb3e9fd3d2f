import type { SidebarContext } from '../lib/sidebar';

declare global {
  /** Gatsby's loader of pages. Paths have the path prefix. */
  interface GatsbyLoader {
    /** Loads the data and script of a page; what failed has the status `error`, or is missing altogether. */
    loadPage: (path: string) => Promise<LoadedPage | undefined>;
    /** What has been loaded of a page, or has failed to. */
    loadPageSync: (path: string, options?: { withErrorDetails: boolean }) => LoadedPage | undefined;
    /** Fetches the files of a page when the browser has nothing else to do; not on slow connections, and once. */
    enqueue: (path: string) => { abort: () => void };
  }

  interface LoadedPage {
    page?: { path: string };
    json?: { pageContext?: SidebarContext };
    status?: 'error' | 'success';
    error?: unknown;
  }

  interface Window {
    /** Path of the page whose HTML was served; Gatsby writes it into every page. */
    pagePath?: string;
    ___loader: GatsbyLoader;
    /** Shows a page that has been loaded; with the path prefix. Gatsby's own `navigate` adds it, and spoils the start page's address in a folder of the host. */
    ___navigate: (address: string, options: { replace: boolean }) => void;
    /** The build of the document. */
    ___webpackCompilationHash?: string;
    /** Google's analytics, where it is configured. */
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void;
  }

  interface Navigator {
    /** @see https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  }
}
