import './contents.css';

interface ContentsProps {
  headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
}

const LEVELS = [2, 3];
const LABEL = 'On this page';

/** The headings of a page beside its text, on wide screens. */
export function Contents({ headings }: ContentsProps) {
  return (
    <nav className="contents wide-only" aria-label={LABEL}>
      <ContentsList headings={headings} />
    </nav>
  );
}

/** The headings of a page in a fold above its text, on narrow screens. */
export function ContentsFold({ headings }: ContentsProps) {
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
      {headings
        .filter(({ level }) => LEVELS.includes(level))
        .map(({ id, text, level }) => (
          <li key={id} className={`contents-${level}`}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
    </ul>
  );
}
