import { useEffect, useState, type MouseEvent } from 'react';
import './contents.css';

type Headings = Queries.TextPageFragment['headings'];

const LABEL = 'On this page';

/** The headings listed in the contents: levels 2 and 3. */
const shownOf = (headings: Headings) => headings.filter(({ level }) => level === 2 || level === 3);

/** The headings of a page beside its text, on wide screens, with the current one highlighted. */
export function Contents({ headings }: { headings: Headings }) {
  const shown = shownOf(headings);
  const active = useActiveHeading(shown.map(({ id }) => id));
  if (shown.length === 0) return null;
  return (
    <nav className="contents wide-only" aria-label={LABEL}>
      <ContentsList headings={shown} active={active} />
    </nav>
  );
}

/** The headings of a page above its text, collapsed, on narrow screens. */
export function ContentsFold({ headings }: { headings: Headings }) {
  const shown = shownOf(headings);
  if (shown.length === 0) return null;
  const foldOnChoice = ({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) => {
    if (target instanceof HTMLAnchorElement) currentTarget.open = false;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- only the links inside act
    <details className="contents-fold narrow-only" onClick={foldOnChoice} data-pagefind-ignore="">
      <summary>{LABEL}</summary>
      <ContentsList headings={shown} />
    </details>
  );
}

function ContentsList({ headings, active }: { headings: Headings; active?: string | undefined }) {
  return (
    <ul>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={`contents-${level}`}>
          <a href={`#${id}`} {...(id === active ? { 'aria-current': 'true' } : {})}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Distance of an anchor from the top of the view in px, from the style sheet; minus 1, since scrolling to an anchor rounds to a whole pixel. */
const anchorOffset = (heading: Element): number => (parseFloat(getComputedStyle(heading).scrollMarginTop) || 0) - 1;

/**
 * Id of the current heading among those given, in page order: the first one below the navigation bar if it is in the upper half of the view,
 * otherwise the one before; none above the first.
 */
function useActiveHeading(ids: readonly string[]): string | undefined {
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
