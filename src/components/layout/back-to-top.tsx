import { useEffect, useState, type MouseEvent } from 'react';
import { Icon } from '../icon';
import { ArrowUp } from '../icons';
import './back-to-top.css';

const FROM_PX = 300;

/** A smooth scroll ends when the reader scrolls; in Chromium also when the focused element is removed, as this button is on the way. */
function scrollToTop({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.blur();
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}

/** A button that appears when the reader scrolls up, far enough from the top. */
export function BackToTop() {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const isUp = window.scrollY < last;
      last = window.scrollY;
      setShown(isUp && last > FROM_PX);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return (
    <button
      type="button"
      className="back-to-top"
      aria-label="Scroll back to top"
      hidden={!isShown}
      onClick={scrollToTop}
    >
      <Icon of={ArrowUp} size={22} />
    </button>
  );
}
