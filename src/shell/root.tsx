import type { GatsbyBrowser } from 'gatsby';
import { lazy, Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Crash } from '../components/layout/crash';
import { Frame } from '../components/layout/frame';
import { sitePath } from '../lib/addresses';
import type { SidebarContext } from '../lib/sidebar';
import { Interactive } from './start/interactive';
import { ColourModeProvider } from './state/colour-mode';
import { DrawerProvider } from './state/drawer';
import { SearchProvider } from './state/search';
import { SidebarMemory } from './state/sidebar-memory';

type WrapRoot = NonNullable<GatsbyBrowser['wrapRootElement']>;
type WrapPage = NonNullable<GatsbyBrowser<Record<string, unknown>, SidebarContext>['wrapPageElement']>;

/** What holds across pages: the same on the server and in the browser. If the frame itself cannot be drawn, the report stands alone. */
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

/** Where a page is; while HTML is made there is a path alone. */
const placeOf = ({ pathname, hash = '', search = '' }: Pick<Location, 'pathname'> & Partial<Location>) => ({
  path: sitePath(pathname),
  hash,
  query: search,
});

/** The frame stays in place when the page inside it changes, and so does how the sidebars were left. */
const pageInFrame: WrapPage = ({ element, props: { location, pageContext } }) => (
  <SidebarMemory own={pageContext.branches}>
    <Frame {...placeOf(location)}>{element}</Frame>
  </SidebarMemory>
);

/** In `develop`, what is wrong with the content stands beside the page. */
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

// A build leaves out what is not taken here, with the import.
export const wrapPageElement: WrapPage =
  process.env.NODE_ENV === 'development' ? withFaults(lazy(() => import('../develop/faults'))) : pageInFrame;
