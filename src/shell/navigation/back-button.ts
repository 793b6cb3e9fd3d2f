import { newKey } from './history-key';

/** What the Back button closes instead of leaving the page. */
let closeOpen: (() => void) | undefined;
/** Whether the next change of the history is our own, made to take an entry off. */
let isOwnStep = false;

/** Lets the Back button close something that covers the page: an entry of the history stands for it while it is open. */
export function closeOnBack(close: () => void): void {
  closeOpen = close;
  history.pushState({ ...history.state, key: newKey() }, '');
}

/** To be called when it was closed by other means: takes its entry off, unless a page is about to take the entry's place. */
export function endCloseOnBack({ keepEntry = false } = {}): void {
  if (!closeOpen) return;
  closeOpen = undefined;
  if (keepEntry) return;
  isOwnStep = true;
  history.back();
}

/** Whether a step back was for what covers the page, and is done with. */
export function wasForOverlay(): boolean {
  if (isOwnStep) {
    isOwnStep = false;
    return true;
  }
  const close = closeOpen;
  closeOpen = undefined;
  close?.();
  return close !== undefined;
}
