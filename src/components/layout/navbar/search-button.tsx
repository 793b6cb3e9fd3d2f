import { useHydrated } from '../../../shell/start/use-hydrated';
import { useSearchState } from '../../../shell/state/search';
import { takeTypedAhead } from '../../../shell/state/search-keys';
import { Icon } from '../../icon';
import { Search } from '../../icons';
import './search-button.css';

/**
 * Opens the search and shows its shortcut: Ctrl K in the HTML, replaced by ⌘K on Apple devices. Its accessible name begins with the word that the
 * icon represents, and contains the shortcut wherever that is visible.
 */
export function SearchButton() {
  const isReady = useHydrated();
  const { words, setWords } = useSearchState();
  const isApple = isReady && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <button
      type="button"
      className="search-button"
      disabled={!isReady}
      aria-haspopup="dialog"
      aria-expanded={words !== null}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => setWords(words ?? takeTypedAhead())}
    >
      <Icon of={Search} size={20} />
      <span className="unseen">Search</span>
      <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
}
