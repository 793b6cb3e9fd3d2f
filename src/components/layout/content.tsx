import { navigate } from 'gatsby';
import { useCallback, useRef, type MouseEvent } from 'react';
import { sitePath } from '../../lib/paths';
import { Islands } from '../../islands/islands';

interface ContentProps {
  html: string;
}

/** The text of a page. Its links stay on the page's script, and what is interactive in it comes alive. */
export function Content({ html }: ContentProps) {
  const host = useRef<HTMLDivElement>(null);

  const follow = useCallback((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlainClick || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    void navigate(sitePath(link.pathname) + link.search + link.hash);
  }, []);

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is used; Enter on a link is a click */}
      <div ref={host} className="content" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
      <Islands host={host} html={html} />
    </>
  );
}
