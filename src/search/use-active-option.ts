import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import type { SearchState } from './use-search';

const OPTION = '[role="option"]';

/** Id of the list's active option. When `content` changes, it is reset to the `best` match, if any. */
export function useActiveOption(list: RefObject<HTMLElement | null>, content: SearchState) {
  const [active, setActive] = useState<string>();
  const options = useCallback(() => [...(list.current?.querySelectorAll<HTMLElement>(OPTION) ?? [])], [list]);

  useLayoutEffect(() => {
    const best = content.kind === 'found' ? content.answer.best : undefined;
    setActive(options().find((option) => option.getAttribute('href') === best)?.id);
  }, [content, options]);

  const move = useCallback(
    (step: 1 | -1) => {
      const all = options();
      const at = all.findIndex(({ id }) => id === active);
      const from = at === -1 && step === -1 ? 0 : at;
      const next = all[(from + step + all.length) % all.length];
      next?.scrollIntoView({ block: 'nearest' });
      setActive(next?.id);
    },
    [options, active],
  );

  const choose = useCallback(() => {
    options()
      .find(({ id }) => id === active)
      ?.click();
  }, [options, active]);

  return { active, move, choose };
}
