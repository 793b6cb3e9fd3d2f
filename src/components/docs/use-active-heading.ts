import { useEffect, useState } from 'react';

/** How far below the top of the view an anchor stops, in pixels, as the style sheet has it; an anchor stops on a whole pixel. */
const anchorOffset = (heading: Element): number => (parseFloat(getComputedStyle(heading).scrollMarginTop) || 0) - 1;

/**
 * Id of the heading that the reader is at, of those given in their order. It is the first one below the navigation bar if that stands in
 * the upper half of the view, and else the one before; above the first one there is none.
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
