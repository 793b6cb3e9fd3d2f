import { useEffect, useState } from 'react';

/** A message that is cleared after `duration` ms, and its setter. */
export function useForAWhile<Said>(duration = 2000): [said: Said | undefined, say: (said: Said | undefined) => void] {
  const [said, say] = useState<Said>();

  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => say(undefined), duration);
    return () => clearTimeout(timer);
  }, [said, duration]);

  return [said, say];
}
