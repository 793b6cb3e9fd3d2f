import { groupBy } from '@physics-editor/lib/group-by';
import { markWords } from './stretches';
import type { Answer, FoundPart, Stretch } from './types';
import { optionId } from './use-active-option';

interface ResultsProps {
  answer: Answer;
  words: string;
  /** Id of the active option. */
  active: string | undefined;
  onFollow: () => void;
}

/** The options of an answer: pages by section, each followed by its matching headings. */
export function Results({ answer, words, active, onFollow }: ResultsProps) {
  const option = ({ href, title, excerpt }: FoundPart, className: string) => {
    const id = optionId(href);
    const role = { role: 'option', tabIndex: -1, 'aria-selected': id === active };
    return (
      <a key={href} id={id} href={href} className={`search-option ${className}`} onClick={onFollow} {...role}>
        <span className="search-title">
          <Marked stretches={markWords(title, words)} />
        </span>
        {excerpt.length > 0 && (
          <span className="search-excerpt">
            <Marked stretches={excerpt} />
          </span>
        )}
      </a>
    );
  };
  return groupBy(answer.pages, ({ section }) => section).map(({ key, items }) => (
    <div key={key} role="group" aria-label={key} className="search-group">
      <p className="search-section" aria-hidden="true">
        {key}
      </p>
      {items.map((page) => (
        <div key={page.href} role="presentation">
          {option(page, 'search-page')}
          {page.parts.map((part) => option(part, 'search-part'))}
        </div>
      ))}
    </div>
  ));
}

const Marked = ({ stretches }: { stretches: readonly Stretch[] }) =>
  stretches.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
