import { Icon } from '../../icon';
import { Moon, Sun } from '../../icons';
import { useColourMode } from '../../../shell/state/colour-mode';

/** Switches between light and dark. Both icons are in the HTML; the style sheet shows the one of the mode, so nothing flashes. */
export function ColourModeToggle() {
  const { mode, toggle } = useColourMode();
  const label = `Switch between dark and light mode (currently ${mode ?? 'light'} mode)`;
  return (
    <button
      type="button"
      className="icon-button colour-mode-toggle"
      disabled={mode === null}
      title={label}
      aria-label={label}
      aria-live="polite"
      onClick={toggle}
      // Else Chromium reads the title as a description after the same name. The lint rule does not know ARIA 1.3.
      {...{ 'aria-description': '' }}
    >
      <Icon of={Sun} size={20} className="light-only" />
      <Icon of={Moon} size={20} className="dark-only" />
    </button>
  );
}
