import { Icon } from '../../icon';
import { Moon, Sun, SunMoon } from '../../icons';
import { useColourMode } from '../../../shell/state/colour-mode';

/** Switches between light mode, dark mode and that of the system. All icons are in the HTML and the style sheet shows one of them, so nothing flashes. */
export function ColourModeToggle() {
  const { choice, toggle } = useColourMode();
  const label = `Switch between dark and light mode (currently ${choice ?? 'light'} mode)`;
  return (
    <button
      type="button"
      className="icon-button colour-mode-toggle"
      disabled={choice === null}
      title={label}
      aria-label={label}
      aria-live="polite"
      onClick={toggle}
      // Otherwise Chromium also exposes the title as a description. The lint rule does not support ARIA 1.3.
      {...{ 'aria-description': '' }}
    >
      <Icon of={Sun} size={20} className="light-only" />
      <Icon of={Moon} size={20} className="dark-only" />
      <Icon of={SunMoon} size={20} className="system-only" />
    </button>
  );
}
