import { useEffect, useRef } from 'react';
import { readFragment } from '../../../lib/addresses';
import { unpack } from './share';

interface AddressHandlers {
  /** The address contains code for this scene, and values of its parameters as a query; empty if there are none. */
  onCode: (code: string, values: string) => void;
  /** The address contains values alone. */
  onValues: (values: string) => void;
  /** The address should contain code, but it cannot be read. */
  onDamage: () => void;
}

/** Reads what the page's address contains for a scene, now, on changes, and whenever a link to that address is followed. */
export function useAddress(id: string, handlers: AddressHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    /** Aborted by the next reading. */
    let reading = new AbortController();
    const read = () => {
      reading.abort();
      reading = new AbortController();
      const { signal } = reading;
      const fragment = readFragment(location.hash);
      if (fragment.id !== id) return;
      const { data, values } = fragment;
      if (data === undefined) {
        if (values !== undefined) latest.current.onValues(values);
        return;
      }
      unpack(data, signal).then(
        (code) => {
          if (!signal.aborted) latest.current.onCode(code, values ?? '');
        },
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn('The code in this address is damaged.', error);
          latest.current.onDamage();
        },
      );
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // A link to another address changes the hash.
      if (link?.hash && link.href === location.href) read();
    };
    read();
    window.addEventListener('hashchange', read);
    window.addEventListener('click', onClick);
    return () => {
      reading.abort();
      window.removeEventListener('hashchange', read);
      window.removeEventListener('click', onClick);
    };
  }, [id]);
}
