import { useEffect, useRef, useState } from 'react';

/** Height of the bar in px; above this scroll position, the bar is always shown. */
const barHeight = (): number => document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0;

const isAtBottom = (): boolean => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight;

/**
 * Whether the navigation bar is hidden: after scrolling down, or after a jump to an anchor, which the bar must not cover. Scrolling up shows it
 * again, except for the overscroll bounce at the end of a page.
 */
export function useHiddenNavbar(path: string, hash: string): boolean {
  const [isHidden, setHidden] = useState(false);
  const isJump = useRef(false);
  const isFirst = useRef(true);

  useEffect(() => {
    if (!isFirst.current) {
      setHidden(hash !== '');
      isJump.current = hash !== '';
    }
    isFirst.current = false;
  }, [path, hash]);

  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const before = last;
      last = window.scrollY;
      if (isJump.current) isJump.current = false;
      else if (last < barHeight()) setHidden(false);
      else if (last > before) setHidden(true);
      else if (!isAtBottom()) setHidden(false);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return isHidden;
}
