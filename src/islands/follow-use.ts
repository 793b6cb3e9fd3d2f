import { readFragment } from '@physics-editor/lib/addresses';
import { hasEdit } from './scene/has-edit';

const SIGNS = ['pointerenter', 'focusin', 'click'] as const;

/**
 * Reports each element once: when the reader points at it, focuses or clicks something in it, the address refers to it, or its code has been edited.
 */
export function followUse(elements: readonly Element[], onUse: (element: Element) => void, signal: AbortSignal): void {
  const waiting = new Set(elements);

  const notify = (element: Element) => {
    if (waiting.delete(element)) onUse(element);
  };
  const readAddress = () => {
    const { id } = readFragment(location.hash);
    const named = elements.find((element) => element.id === id);
    if (named) notify(named);
  };

  for (const element of elements) {
    for (const sign of SIGNS) element.addEventListener(sign, () => notify(element), { signal });
    // A pointer that was there first does not enter. Edited code must be seen before it is run.
    if (element.matches(':hover') || hasEdit(element.id)) notify(element);
  }
  readAddress();
  window.addEventListener('hashchange', readAddress, { signal });
}
