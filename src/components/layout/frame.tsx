import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Navbar } from './navbar';

interface FrameProps {
  /** Path of the page inside, for marking what is current. */
  path: string;
  children: ReactNode;
}

/** What surrounds every page. */
export function Frame({ path, children }: FrameProps) {
  return (
    <div className="frame">
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <Navbar path={path} />
      {children}
      <Footer />
    </div>
  );
}
