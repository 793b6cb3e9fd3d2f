import { useEffect, useState } from 'react';

/** Distance of an anchor from the top of the view in px, from the style sheet; minus 1, since scrolling to an anchor rounds to a whole pixel. */
const anchorOffset = (heading: Element): number => (parseFloat(getComputedStyle(heading).scrollMarginTop) || 0) - 1;

/**
 * Id of the current heading among those given, in page order: the first one below the navigation bar if it is in the upper half of the view,
 * otherwise the one before; none above the first.
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const follow = () => {
      const offset = headings[0] ? anchorOffset(headings[0]) : 0;
      const next = headings.findIndex((heading) => heading.getBoundingClientRect().top >= offset);
      const nextTop = headings[next]?.getBoundingClientRect().top ?? Infinity;
      const at = next === -1 ? headings.length - 1 : nextTop < window.innerHeight / 2 ? next : next - 1;
      setActive(headings[at]?.id);
    };
    follow();
    for (const type of ['scroll', 'resize']) window.addEventListener(type, follow, { passive: true });
    return () => ['scroll', 'resize'].forEach((type) => window.removeEventListener(type, follow));
  }, [key]);

  return active;
}
