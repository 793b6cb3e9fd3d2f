import { AtSign, CirclePlay, Menu, MessageCircle, Rocket } from 'lucide-react';
import { isUnder } from '../../lib/paths';
import { Link } from '../../shell/link';
import { useSite } from '../../shell/use-site';
import { ColourModeToggle } from './colour-mode-toggle';
import { Logo } from './logo';
import './navbar.css';

/** The bar at the top of every page. On narrow screens its entries fold into a menu that works without script. */
export function Navbar({ path }: { path: string }) {
  const { title, navbar, links } = useSite();
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
  const launch = (
    <Link to={links.launch} className="button">
      <Rocket size={18} strokeWidth={1.5} aria-hidden /> Launch
    </Link>
  );

  return (
    <nav className="navbar" aria-label="Main">
      <Link to="/" className="navbar-brand">
        <Logo />
        {title}
      </Link>
      <ul className="navbar-entries wide-only">{entries}</ul>
      <div className="navbar-end">
        <ul className="navbar-channels wide-only">{channels}</ul>
        <ColourModeToggle />
        <span className="wide-only">{launch}</span>
        <details className="navbar-menu narrow-only">
          <summary className="icon-button" aria-label="Menu">
            <Menu size={22} strokeWidth={1.5} aria-hidden />
          </summary>
          <div className="navbar-menu-panel">
            <ul>{entries}</ul>
            <ul className="navbar-channels">{channels}</ul>
            {launch}
          </div>
        </details>
      </div>
    </nav>
  );
}
