import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../components/icon';
import { Search, X } from '../components/icons';
import { useModal } from '../shell/navigation/use-modal';
import { ENTER, isK } from '../shell/state/search-keys';
import { Message, Welcome, statusOf } from './messages';
import { addRecent, clearRecents, readRecents } from './recents';
import { Results } from './results';
import { LIST, useActiveOption } from './use-active-option';
import { useSearch } from './use-search';
import './search-dialog.css';

/** What the search shows, and how it is changed. */
export interface SearchDialogProps {
  /** The query, ending with `ENTER` if its best result is to be opened. */
  words: string;
  /** Changes the query, or closes the search with null. */
  setWords: (words: string | null) => void;
}

/**
 * The search: a field, and results below it. The focus stays in the field; the arrow keys move among the options of the list, which are links, and
 * Enter opens the active one.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export default function SearchDialog({ words, setWords }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const query = words.replaceAll(ENTER, '');
  const isEntered = words.endsWith(ENTER);
  const [recents, setRecents] = useState(readRecents);
  const { state, showMore, retry } = useSearch(query);
  const isFresh = state.kind === 'found' && state.words === query.trim();
  const { active, move, choose } = useActiveOption(list, state);
  useModal(dialog);

  // Pressing Enter right after typing refers to the new query, not to the earlier results.
  useEffect(() => {
    if (!isEntered || !isFresh) return;
    setWords(query);
    choose();
  }, [isEntered, isFresh, choose, query, setWords]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter') {
      if (isFresh || state.kind === 'empty') choose();
      else setWords(query + ENTER);
      if (state.kind === 'failed') retry();
    } else if (!((event.ctrlKey || event.metaKey) && isK(event.nativeEvent))) return;
    event.preventDefault();
  };

  const hasOptions =
    (state.kind === 'found' && state.answer.total > 0) || (state.kind === 'empty' && recents.length > 0);
  return (
    <dialog ref={dialog} className="search" aria-label="Search" onClose={() => setWords(null)}>
      <div className="search-body">
        <div className="search-head">
          <Icon of={Search} size={20} />
          <input
            type="text"
            role="combobox"
            aria-label="Search the site"
            aria-autocomplete="list"
            aria-expanded={hasOptions}
            aria-controls={LIST}
            aria-activedescendant={active}
            placeholder="Search the site"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            value={query}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="icon-button"
            aria-label="Close search"
            onClick={() => dialog.current?.close()}
          >
            <Icon of={X} size={22} />
          </button>
        </div>
        <p role="status" className="search-status">
          {statusOf(state)}
        </p>
        <div
          ref={list}
          id={LIST}
          className="search-list"
          role="listbox"
          aria-label={state.kind === 'empty' ? 'Recent searches' : 'Results'}
        >
          {state.kind === 'empty' &&
            recents.map((recent, index) => (
              // The keyboard reaches it from the field.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the focus and takes the keys
              <div
                key={recent}
                id={`${LIST}-recent-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={active === `${LIST}-recent-${index}`}
                className="search-option search-recent"
                onClick={() => setWords(recent)}
              >
                {recent}
              </div>
            ))}
          {state.kind === 'found' && (
            <Results
              answer={state.answer}
              words={state.answer.corrected ?? state.words}
              active={active}
              onFollow={() => addRecent(state.words)}
            />
          )}
        </div>
        {state.kind === 'empty' && (
          <Welcome
            hasRecents={recents.length > 0}
            onClear={() => {
              clearRecents();
              setRecents([]);
              dialog.current?.querySelector('input')?.focus();
            }}
          />
        )}
        {state.kind === 'found' && state.answer.pages.length < state.answer.total && (
          <button type="button" className="button button-quiet search-more" onClick={showMore}>
            Show more results
          </button>
        )}
        <Message state={state} onRetry={retry} />
        <p className="search-keys wide-only" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </p>
      </div>
    </dialog>
  );
}
