import { ErrorBoundary } from 'react-error-boundary';
import { isUnder } from '../../lib/paths';
import { Link } from '../../shell/link';
import { useSite } from '../../shell/use-site';
import { AtSign, CirclePlay, MessageCircle, Rocket } from '../icons';
import { NavbarFault } from './navbar-fault';

type NavbarItem = ReturnType<typeof useSite>['navbar'][number];

/** What the navigation bar and the drawer lead to: the sections, the channels, and the app. */
export function MainMenu({ path }: { path: string }) {
  const { navbar, links } = useSite();
  const channels = [
    { to: links.chat, label: 'Chat server', Icon: MessageCircle },
    { to: links.video, label: 'Video channel', Icon: CirclePlay },
    { to: links.social, label: 'Social page', Icon: AtSign },
  ];
  return (
    <>
      <ul className="navbar-items">
        {navbar.map((item, index) => (
          <li key={index}>
            <ErrorBoundary fallbackRender={({ error }) => <NavbarFault item={item} cause={error} />}>
              <NavbarLink item={item} path={path} />
            </ErrorBoundary>
          </li>
        ))}
      </ul>
      <ul className="navbar-channels">
        {channels.map(({ to, label, Icon }) => (
          <li key={label}>
            <Link to={to} className="icon-button" aria-label={label}>
              <Icon size={20} strokeWidth={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={links.launch} className="button">
        <Rocket size={18} strokeWidth={1.5} aria-hidden /> Launch
      </Link>
    </>
  );
}

/** Throws for an item that has no label, which the reader could neither see nor hear. */
function NavbarLink({ item: { label, to, activeUnder }, path }: { item: NavbarItem; path: string }) {
  if (!label) throw new Error('The item has no label.');
  return (
    <Link to={to} className="navbar-link" {...(isUnder(path, activeUnder) ? { 'aria-current': 'page' } : {})}>
      {label}
    </Link>
  );
}
