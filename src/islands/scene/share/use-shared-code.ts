import { useEffect, useRef } from 'react';
import { readFragment } from '../../../lib/addresses';
import { unpack } from './share';

interface SharedCode {
  /** The address contains code for this scene. */
  onCode: (code: string) => void;
  /** The address should contain code, but it cannot be read. */
  onDamage: () => void;
}

/** Reads a scene's code from the page's address, now and on changes; a change aborts the previous reading. */
export function useSharedCode(id: string, handlers: SharedCode): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    let reading = new AbortController();
    const read = () => {
      reading.abort();
      reading = new AbortController();
      const { signal } = reading;
      const fragment = readFragment(location.hash);
      if (fragment.id !== id || fragment.data === undefined) return;
      unpack(fragment.data, signal).then(
        (code) => {
          if (!signal.aborted) latest.current.onCode(code);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn('The code in this address is damaged.', error);
          latest.current.onDamage();
        },
      );
    };
    read();
    window.addEventListener('hashchange', read);
    return () => {
      reading.abort();
      window.removeEventListener('hashchange', read);
    };
  }, [id]);
}
