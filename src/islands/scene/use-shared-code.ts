import { useEffect, useRef } from 'react';
import { readFragment } from '../../lib/fragment';
import { unpack } from './share';

interface SharedCode {
  /** The address holds code for this scene. */
  onCode: (code: string) => void;
  /** It should, and what it holds cannot be read. */
  onDamage: () => void;
}

/** Reads code for a scene from the address of the page, now and when it changes. */
export function useSharedCode(id: string, handlers: SharedCode): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    let isOver = false;
    const read = () => {
      const fragment = readFragment(location.hash);
      if (fragment.id !== id || fragment.data === undefined) return;
      unpack(fragment.data).then(
        (code) => {
          if (!isOver) latest.current.onCode(code);
        },
        (error: unknown) => {
          console.warn('The code in this address is damaged.', error);
          if (!isOver) latest.current.onDamage();
        },
      );
    };
    read();
    window.addEventListener('hashchange', read);
    return () => {
      isOver = true;
      window.removeEventListener('hashchange', read);
    };
  }, [id]);
}
