import { useRef } from 'react';
import { Islands } from '../../src/islands/islands';

/** A text with its islands. */
export function Page({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={host} dangerouslySetInnerHTML={{ __html: html }} />
      <Islands host={host} html={html} />
    </>
  );
}
