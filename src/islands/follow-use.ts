import { readFragment } from '@physics-editor/lib/addresses';
import { hasEdit } from './scene/has-edit';

const SIGNS = ['pointerenter', 'focusin', 'click'] as const;

/**
 * Reports each element once: when the reader points at it, focuses or clicks something in it, the address refers to it, or its code has been edited.
 * Returns a function that stops.
 */
export function followUse(elements: readonly Element[], onUse: (element: Element) => void): () => void {
  const waiting = new Set(elements);

  const notify = (element: Element) => {
    if (!waiting.delete(element)) return;
    for (const sign of SIGNS) element.removeEventListener(sign, onSign);
    onUse(element);
  };
  const onSign = ({ currentTarget }: Event) => {
    if (currentTarget instanceof Element) notify(currentTarget);
  };
  const readAddress = () => {
    const { id } = readFragment(location.hash);
    const named = elements.find((element) => element.id === id);
    if (named) notify(named);
  };

  for (const element of elements) for (const sign of SIGNS) element.addEventListener(sign, onSign);
  // A pointer that was there first does not enter. Edited code must be seen before it is run.
  for (const element of elements) if (element.matches(':hover') || hasEdit(element.id)) notify(element);
  if (elements.length > 0) {
    readAddress();
    window.addEventListener('hashchange', readAddress);
  }
  return () => {
    window.removeEventListener('hashchange', readAddress);
    for (const element of waiting) for (const sign of SIGNS) element.removeEventListener(sign, onSign);
  };
}
