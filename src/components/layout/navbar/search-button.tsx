import { useSearchState } from '../../../shell/state/search';
import { takeTypedAhead } from '../../../shell/state/search-keys';
import { Icon } from '../../icon';
import { Search } from '../../icons';
import './search-button.css';

/**
 * Opens the search. It says by which keys that goes too: Ctrl K in the HTML, which becomes ⌘K on Apple's machines. Its name begins with a word
 * that the icon stands for, and has the keys wherever they are seen.
 */
export function SearchButton() {
  const { isReady, words, setWords } = useSearchState();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor, userAgentData, is Chromium's alone
  const isApple = isReady && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <button
      type="button"
      className="search-button"
      disabled={!isReady}
      aria-haspopup="dialog"
      aria-expanded={words !== null}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => setWords(takeTypedAhead())}
    >
      <Icon of={Search} size={20} />
      <span>Search</span>
      <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
}
