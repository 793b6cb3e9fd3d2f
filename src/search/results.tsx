import { groupBy } from '@physics-editor/lib/group-by';
import { markWords } from './stretches';
import type { Answer, FoundPage, Stretch } from './types';
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
  const option = (href: string) => {
    const id = optionId(href);
    return { id, href, role: 'option', tabIndex: -1, 'aria-selected': id === active, onClick: onFollow };
  };
  return groupBy(answer.pages, ({ section }) => section).map(({ key, items }) => (
    <div key={key} role="group" aria-label={key} className="search-group">
      <p className="search-section" aria-hidden="true">
        {key}
      </p>
      {items.map((page) => (
        <div key={page.href} role="presentation">
          <a {...option(page.href)} className="search-option search-page">
            <span className="search-title">
              <Marked stretches={markWords(page.title, words)} />
            </span>
            <Excerpt of={page} />
          </a>
          {page.parts.map((part) => (
            <a key={part.href} {...option(part.href)} className="search-option search-part">
              <span className="search-title">
                <Marked stretches={markWords(part.title, words)} />
              </span>
              <Excerpt of={part} />
            </a>
          ))}
        </div>
      ))}
    </div>
  ));
}

function Excerpt({ of: { excerpt } }: { of: Pick<FoundPage, 'excerpt'> }) {
  if (excerpt.length === 0) return null;
  return (
    <span className="search-excerpt">
      <Marked stretches={excerpt} />
    </span>
  );
}

const Marked = ({ stretches }: { stretches: readonly Stretch[] }) =>
  stretches.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
