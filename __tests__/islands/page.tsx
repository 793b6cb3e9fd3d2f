import { act } from '@testing-library/react';
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

/** Another address of the page, as by a link to a part of it. */
export function changeHash(hash: string): void {
  history.replaceState(null, '', hash);
  act(() => void window.dispatchEvent(new Event('hashchange')));
}
