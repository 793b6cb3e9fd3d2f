import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { usePreferredVersion } from '../../shell/state/preferred-version';
import { Announcement } from './navbar/announcement';
import { BackToTop } from './back-to-top';
import { Crash } from './crash';
import { Drawer } from './navbar/drawer';
import { Footer } from './footer';
import { Navbar } from './navbar/navbar';
import { SearchHost } from './navbar/search-host';
import { SkipLink } from './skip-link';

interface FrameProps {
  /** Path of the current page, to highlight links to it. */
  path: string;
  /** Hash of the address. */
  hash: string;
  /** Query of the address. */
  query: string;
  children: ReactNode;
}

/** The layout around every page. */
export function Frame({ path, hash, query, children }: FrameProps) {
  usePreferredVersion(path);
  return (
    <div className="frame">
      <SkipLink />
      <Announcement />
      <Navbar path={path} hash={hash} />
      {/* Always there: an element that is inserted before the page would have all of it styled anew. */}
      <div className="dialogs">
        <Drawer path={path} />
        <SearchHost query={query} />
      </div>
      <ErrorBoundary FallbackComponent={Crash} resetKeys={[path]}>
        {children}
      </ErrorBoundary>
      <Footer />
      <BackToTop />
    </div>
  );
}
