import { AtSign, CirclePlay, Menu, MessageCircle, Rocket } from '../icons';
import { useEffect, useRef } from 'react';
import { isUnder } from '../../lib/paths';
import { Link } from '../../shell/link';
import { useSite } from '../../shell/use-site';
import { ColourModeToggle } from './colour-mode-toggle';
import { Logo } from './logo';
import './navbar.css';

const MENU = 'main-menu';

/**
 * The bar at the top of every page. On narrow screens its entries are a popover, which opens and closes without script.
 * @see https://html.spec.whatwg.org/multipage/popover.html
 */
export function Navbar({ path }: { path: string }) {
  const { title, navbar, links } = useSite();
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => menu.current?.hidePopover?.(), [path]);

  const entries = navbar.map(({ label, to, activeUnder }) => (
    <li key={to}>
      <Link to={to} className="navbar-link" {...(isUnder(path, activeUnder) ? { 'aria-current': 'page' } : {})}>
        {label}
      </Link>
    </li>
  ));
  const channels = [
    { to: links.chat, label: 'Chat server', Icon: MessageCircle },
    { to: links.video, label: 'Video channel', Icon: CirclePlay },
    { to: links.social, label: 'Social page', Icon: AtSign },
  ].map(({ to, label, Icon }) => (
    <li key={to}>
      <Link to={to} className="icon-button" aria-label={label}>
        <Icon size={20} strokeWidth={1.5} aria-hidden />
      </Link>
    </li>
  ));
  return (
    <nav className="navbar" aria-label="Main">
      <Link to="/" className="navbar-brand">
        <Logo />
        {title}
      </Link>
      <div id={MENU} ref={menu} className="navbar-menu" {...{ popover: 'auto' }}>
        <ul>{entries}</ul>
        <ul className="navbar-channels">{channels}</ul>
        <Link to={links.launch} className="button">
          <Rocket size={18} strokeWidth={1.5} aria-hidden /> Launch
        </Link>
      </div>
      <ColourModeToggle />
      <button type="button" className="icon-button narrow-only" aria-label="Menu" {...{ popovertarget: MENU }}>
        <Menu size={22} strokeWidth={1.5} aria-hidden />
      </button>
    </nav>
  );
}
