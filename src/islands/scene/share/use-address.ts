import { useEffect, useRef } from 'react';
import { readFragment } from '@physics-editor/lib/addresses';
import { valuesIn } from '@physics-editor/lib/scenes/value-address';
import { unpack } from './share';

interface AddressOptions {
  /** Keys of the scene's parameters. */
  keys: readonly string[];
  /** The scene has code derived from that in the first address, which is therefore not used. */
  isEdited: boolean;
  /** The address contains code for this scene, and values of its parameters as a query; empty if there are none. */
  onCode: (code: string, values: string) => void;
  /** The address contains values alone. */
  onValues: (values: string) => void;
  /** The address should contain code, but it is too long or cannot be read. */
  onDamage: (isTooLong: boolean) => void;
}

/** Reads what the page's address contains for a scene, now, on changes, and whenever a link to that address is followed. */
export function useAddress(id: string, options: AddressOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
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
      const { data } = fragment;
      if (data === undefined) {
        const values = valuesIn(location, latest.current.keys);
        if (values !== undefined) latest.current.onValues(values);
        return;
      }
      unpack(data, signal).then(
        (code) => {
          if (!signal.aborted) latest.current.onCode(code, fragment.values ?? '');
        },
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn('The code in this address is not used.', error);
          // Only the name of a scene is left of an address that is much too long.
          latest.current.onDamage(data === '' || error instanceof RangeError);
        },
      );
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // A link to another address changes the hash.
      if (link?.hash && link.href === location.href) read();
    };
    if (readFragment(location.hash).data === undefined || !latest.current.isEdited) read();
    window.addEventListener('hashchange', read);
    window.addEventListener('click', onClick);
    return () => {
      reading.abort();
      window.removeEventListener('hashchange', read);
      window.removeEventListener('click', onClick);
    };
  }, [id]);
}
