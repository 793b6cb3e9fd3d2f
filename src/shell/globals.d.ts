import type { SidebarContext } from '@physics-editor/lib/sidebar';

declare global {
  /** Files of each template, without the path prefix, by the name of its chunk; in `load-ahead.ts` only. */
  const __CHUNKS__: Readonly<Record<string, readonly string[]>>;

  /** Gatsby's page loader. Paths include the path prefix. */
  interface GatsbyLoader {
    /** Loads the data and script of a page; a failed page has the status `error` or is undefined. */
    loadPage: (path: string) => Promise<LoadedPage | undefined>;
    /** The page if it has been loaded, or has failed to. */
    loadPageSync: (path: string, options?: { withErrorDetails: boolean }) => LoadedPage | undefined;
    /** Whether there is no such page, as far as is known. */
    isPageNotFound: (path: string) => boolean;
    /** Prefetches the files of a page once, when the browser is idle; not on slow connections. */
    enqueue: (path: string) => { abort: () => void };
  }

  interface LoadedPage {
    page?: { path: string };
    json?: { pageContext?: SidebarContext };
    status?: 'error' | 'success';
    error?: unknown;
  }

  interface Window {
    /** Path of the page whose HTML was served, written into every page by Gatsby. */
    pagePath?: string;
    ___loader: GatsbyLoader;
    /** Shows a loaded page; `address` includes the path prefix. Gatsby's `navigate` would add it, and break the home page's address with a prefix. */
    ___navigate: (address: string, options: { replace: boolean }) => void;
    /** The files of each template. */
    ___chunkMapping: typeof __CHUNKS__;
    /** The build id of the document. */
    ___webpackCompilationHash?: string;
    /** Google Analytics, if it is configured. */
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void;
  }

  interface Navigator {
    /** @see https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  }
}
