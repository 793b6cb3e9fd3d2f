import { useEffect, useState } from 'react';

/** Something to say that is taken back after `duration` ms: what is said now, if anything, and what says it. */
export function useForAWhile<Said>(duration: number): [said: Said | undefined, say: (said: Said | undefined) => void] {
  const [said, say] = useState<Said>();

  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => say(undefined), duration);
    return () => clearTimeout(timer);
  }, [said, duration]);

  return [said, say];
}
