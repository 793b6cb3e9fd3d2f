interface ContentsProps {
  headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
}

const LEVELS = [2, 3];

/** The headings of a page: beside the text on wide screens, in a fold above it on narrow ones. */
export function Contents({ headings }: ContentsProps) {
  const shown = headings.filter(({ level }) => LEVELS.includes(level));
  if (shown.length === 0) return null;
  const list = (
    <ul>
      {shown.map(({ id, text, level }) => (
        <li key={id} className={`contents-${level}`}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <details className="contents-fold narrow-only">
        <summary>On this page</summary>
        {list}
      </details>
      <nav className="contents wide-only" aria-label="On this page">
        {list}
      </nav>
    </>
  );
}
