import { useCallback, useState, type RefObject } from 'react';
import type { SearchState } from './use-search';

/** Id of the list of options. */
export const LIST = 'search-list';

/** Id of the option that leads to `href`. */
export const optionId = (href: string): string => `${LIST}-${href}`;

/**
 * Id of the list's active option: the one the reader moved to, or initially the `best` match, if any. It belongs to one `content`, so that an option
 * of earlier results is never chosen among later ones.
 */
export function useActiveOption(list: RefObject<HTMLElement | null>, content: SearchState) {
  const [moved, setMoved] = useState<{ content: SearchState; id: string | undefined }>();
  const best = content.kind === 'found' && content.answer.best ? optionId(content.answer.best) : undefined;
  const active = moved?.content === content ? moved.id : best;

  const move = (step: 1 | -1) => {
    const all = [...(list.current?.querySelectorAll('[role="option"]') ?? [])];
    const at = all.findIndex(({ id }) => id === active);
    const from = at === -1 && step === -1 ? 0 : at;
    const next = all[(from + step + all.length) % all.length];
    next?.scrollIntoView({ block: 'nearest' });
    setMoved({ content, id: next?.id });
  };

  const choose = useCallback(() => {
    if (active !== undefined) document.getElementById(active)?.click();
  }, [active]);

  return { active, move, choose };
}
