import type { GatsbyBrowser } from 'gatsby';
import { lazy, Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Crash } from '../components/layout/crash';
import { Frame } from '../components/layout/frame';
import { sitePath } from '@physics-editor/lib/addresses';
import type { SidebarContext } from '@physics-editor/lib/sidebar';
import { Interactive } from './start/interactive';
import { ColourModeProvider } from './state/colour-mode';
import { DrawerProvider } from './state/drawer';
import { SearchProvider } from './state/search';
import { SidebarMemory } from './state/sidebar-memory';

type WrapRoot = NonNullable<GatsbyBrowser['wrapRootElement']>;
type WrapPage = NonNullable<GatsbyBrowser<Record<string, unknown>, SidebarContext>['wrapPageElement']>;

/** Providers shared by all pages, on the server and in the browser. If the layout itself cannot be rendered, only the error is shown. */
export const wrapRootElement: WrapRoot = ({ element }) => (
  <>
    <ErrorBoundary FallbackComponent={Crash}>
      <ColourModeProvider>
        <DrawerProvider>
          <SearchProvider>{element}</SearchProvider>
        </DrawerProvider>
      </ColourModeProvider>
    </ErrorBoundary>
    <Interactive />
  </>
);

/** Location of a page; during server rendering, only the path is known. */
const placeOf = ({ pathname, hash = '', search = '' }: Pick<Location, 'pathname'> & Partial<Location>) => ({
  path: sitePath(pathname),
  hash,
  query: search,
});

/** The layout stays mounted when the page in it changes, and sidebars keep their state. */
const pageInFrame: WrapPage = ({ element, props: { location, pageContext } }) => (
  <SidebarMemory own={pageContext.branches}>
    <Frame {...placeOf(location)}>{element}</Frame>
  </SidebarMemory>
);

/** In `develop`, faults of the content are shown beside the page. */
const withFaults =
  (Faults: ComponentType<{ path: string }>): WrapPage =>
  (args, options) => (
    <>
      {pageInFrame(args, options)}
      <Suspense>
        <Faults path={sitePath(args.props.location.pathname)} />
      </Suspense>
    </>
  );

// Builds drop the unused branch together with the import.
export const wrapPageElement: WrapPage =
  process.env.NODE_ENV === 'development' ? withFaults(lazy(() => import('../develop/faults'))) : pageInFrame;
