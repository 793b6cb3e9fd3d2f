import { keyOf, newKey } from './scroll';

/** Closes the overlay for the Back button, instead of leaving the page. */
let closeOpen: (() => void) | undefined;
/** Key of the entry that it covers. */
let covered: string | undefined;
/** Whether the next history change is our own, made to remove an entry. */
let isOwnStep = false;
/** Called when that change has been made. */
let onOwnStep: (() => void) | undefined;

/** Makes the Back button close something that covers the page: it has a history entry while it is open. */
export function closeOnBack(close: () => void): void {
  closeOpen = close;
  covered = keyOf(history.state);
  history.pushState({ ...history.state, key: newKey(), isOverlay: true }, '');
}

/** Leaves the entry of an overlay that was open when the page was reloaded. Call once, when history changes are listened to. */
export function leaveStaleEntry(): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('isOverlay' in state)) return;
  isOwnStep = true;
  history.back();
}

/** Closes it, perhaps opened while a page loaded, for the page that is to replace its entry. Returns whether it was open. */
export function closeOverlay(): boolean {
  const close = closeOpen;
  closeOpen = undefined;
  close?.();
  return close !== undefined;
}

/** Call when it was closed by other means: removes its entry. */
export function endCloseOnBack(): void {
  if (!closeOpen) return;
  closeOpen = undefined;
  isOwnStep = true;
  history.back();
}

/** Waits until an entry that is being removed is gone: the step back would remove one that is added meanwhile. */
export const entryRemoved = (): Promise<void> =>
  new Promise((resolve) => {
    if (isOwnStep) onOwnStep = resolve;
    else resolve();
  });

/** Whether a step back concerned an overlay alone and has been handled. A longer one closes it, too, but leads to another entry. */
export function wasForOverlay(): boolean {
  if (isOwnStep) {
    isOwnStep = false;
    onOwnStep?.();
    return true;
  }
  return closeOverlay() && keyOf(history.state) === covered;
}
