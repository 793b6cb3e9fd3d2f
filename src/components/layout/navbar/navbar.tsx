import { useDrawer, useOpenDrawer } from '../../../shell/state/drawer';
import { useHydrated } from '../../../shell/start/use-hydrated';
import { Icon } from '../../icon';
import { Menu } from '../../icons';
import { Brand } from '../brand';
import { ColourModeToggle } from './colour-mode-toggle';
import { MainMenu } from './main-menu';
import { SearchButton } from './search-button';
import { useHiddenNavbar } from './use-hidden-navbar';
import './navbar.css';

const MENU = 'main-menu';

interface NavbarProps {
  path: string;
  /** Hash of the address. */
  hash: string;
}

/**
 * The bar at the top of every page, hidden while the reader scrolls down. On narrow screens a button opens the drawer or, without script, the entries
 * as a popover.
 * @see https://html.spec.whatwg.org/multipage/popover.html
 */
export function Navbar({ path, hash }: NavbarProps) {
  const isHidden = useHiddenNavbar(path, hash);
  const { view } = useDrawer();
  const openDrawer = useOpenDrawer();
  // Browsers expose the state of a popover themselves, so its button must not.
  const opens = useHydrated() ? { 'aria-expanded': view !== 'closed' } : { popovertarget: MENU };

  return (
    <nav className="navbar" aria-label="Main" data-hidden={isHidden}>
      <Brand />
      <div id={MENU} className="navbar-menu" {...{ popover: 'auto' }}>
        <MainMenu path={path} />
      </div>
      <SearchButton />
      <ColourModeToggle />
      <button
        type="button"
        className="icon-button narrow-only"
        aria-label="Toggle navigation bar"
        onClick={openDrawer}
        {...opens}
      >
        <Icon of={Menu} size={22} />
      </button>
    </nav>
  );
}
