import { useEffect, useRef } from 'react';
import { Islands } from '../../../islands/islands';
import { watchLink } from '../../../shell/navigation/prefetch';
import '../../../styles/diagram.css';
import '../../../styles/live-scene.css';

/** The text of a page. Hydrates its islands and prefetches the pages it links to. */
export function Content({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const links = host.current?.querySelectorAll('a[href]') ?? [];
    const ends = Array.from(links, watchLink);
    return () => ends.forEach((end) => end());
  }, [html]);

  return (
    <>
      <div ref={host} className="content" dangerouslySetInnerHTML={{ __html: html }} />
      <Islands host={host} html={html} />
    </>
  );
}
