import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { isUnder } from '@physics-editor/lib/addresses';
import { Link } from '../../../shell/navigation/link';
import { useSite } from '../../../shell/state/use-site';
import { Icon } from '../../icon';
import { AtSign, CirclePlay, MessageCircle, Rocket } from '../../icons';

type NavbarItem = ReturnType<typeof useSite>['navbar'][number];

/** The entries of the navigation bar and the drawer: sections, channels, and the app. */
export function MainMenu({ path }: { path: string }) {
  const { navbar, links } = useSite();
  const channels = [
    { to: links.chat, label: 'Chat server', icon: MessageCircle },
    { to: links.video, label: 'Video channel', icon: CirclePlay },
    { to: links.social, label: 'Social page', icon: AtSign },
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
        {channels.map(({ to, label, icon }) => (
          <li key={label}>
            <Link to={to} className="icon-button" aria-label={label}>
              <Icon of={icon} size={20} />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={links.launch} className="button">
        <Icon of={Rocket} size={18} /> Launch
      </Link>
    </>
  );
}

/** Throws for an item without a label, which would be neither visible nor announced. */
function NavbarLink({ item: { label, to, activeUnder }, path }: { item: NavbarItem; path: string }) {
  if (!label) throw new Error('The item has no label.');
  return (
    <Link to={to} className="navbar-link" {...(isUnder(path, activeUnder) ? { 'aria-current': 'page' } : {})}>
      {label}
    </Link>
  );
}

/** Replaces an item of content/site.yml that failed to render, and identifies it. */
function NavbarFault({ item, cause }: { item: NavbarItem; cause: unknown }) {
  const message =
    'A navbar item failed to render. Please double-check the following navbar item (navbar) of content/site.yml:\n' +
    JSON.stringify(item, null, 2);

  useEffect(() => console.error(new Error(message, { cause })), [message, cause]);

  return (
    <details className="navbar-fault">
      <summary>Broken item</summary>
      <pre role="alert">{message}</pre>
    </details>
  );
}
