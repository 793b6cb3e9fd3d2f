import { useSearchState } from '../../shell/search';
import { takeTypedAhead } from '../../shell/search-keys';
import { Icon } from '../icon';
import { Search } from '../icons';
import './search-button.css';

/** Opens the search. It says by which keys that goes too: Ctrl K in the HTML, which becomes ⌘K on Apple's machines. */
export function SearchButton() {
  const { isReady, words, setWords } = useSearchState();
  const isApple = isReady && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <button
      type="button"
      className="search-button"
      disabled={!isReady}
      aria-label="Search"
      aria-haspopup="dialog"
      aria-expanded={words !== null}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => setWords(takeTypedAhead())}
    >
      <Icon of={Search} size={20} />
      <kbd aria-hidden="true">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
}
