import './contents.css';

interface ContentsProps {
  headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
}

const LABEL = 'On this page';

/** The headings that contents show: levels 2 and 3. */
const shownOf = (headings: ContentsProps['headings']) => headings.filter(({ level }) => level === 2 || level === 3);

/** The headings of a page beside its text, on wide screens. */
export function Contents({ headings }: ContentsProps) {
  if (shownOf(headings).length === 0) return null;
  return (
    <nav className="contents wide-only" aria-label={LABEL}>
      <ContentsList headings={headings} />
    </nav>
  );
}

/** The headings of a page in a fold above its text, on narrow screens. */
export function ContentsFold({ headings }: ContentsProps) {
  if (shownOf(headings).length === 0) return null;
  return (
    <details className="contents-fold narrow-only">
      <summary>{LABEL}</summary>
      <ContentsList headings={headings} />
    </details>
  );
}

function ContentsList({ headings }: ContentsProps) {
  return (
    <ul>
      {shownOf(headings).map(({ id, text, level }) => (
        <li key={id} className={`contents-${level}`}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
