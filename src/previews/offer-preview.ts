import { readFragment, sitePath } from '@physics-editor/lib/addresses';
import { addressOf } from '../shell/navigation/internal-link';
import { loadPreview } from './load-preview';
import { showPopup } from './popup';

/** Time from pointing at a link, or focusing it, to its preview, in ms. */
const DELAY = 300;
/** Time for the pointer to move from a link to its preview, in ms. */
const GRACE = 200;

/** The offer in progress: at most one preview is shown. */
let current: { link: Element; end: () => void } | undefined;

/**
 * Shows a preview of a link that the reader points at or has focused. It stays while the pointer is on either or the link has the focus; Escape and
 * a click on the link dismiss it until then, and it ends when the link leaves the view or the page. `y` is where the pointer is; without it, the link
 * has the focus.
 */
export function offerPreview(link: Element, y?: number): void {
  const address = addressOf(link);
  if (!address || link === current?.link || isInView(address)) return;
  current?.end();

  const ending = new AbortController();
  const { signal } = ending;
  let isPointed = y !== undefined;
  let isFocused = !isPointed;
  let isDismissed = false;
  let popup: ReturnType<typeof showPopup> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const dismiss = () => {
    isDismissed = true;
    popup?.hide();
    popup = undefined;
  };
  const end = () => {
    clearTimeout(leaving);
    ending.abort();
    observer.disconnect();
    dismiss();
    if (current?.link === link) current = undefined;
  };
  const endUnlessWanted = () => {
    clearTimeout(leaving);
    if (isPointed || isFocused) return;
    if (popup) leaving = setTimeout(end, GRACE);
    else end();
  };
  const follow = (element: Element) => {
    const onPointer = (isOver: boolean) => () => {
      isPointed = isOver;
      endUnlessWanted();
    };
    element.addEventListener('pointerenter', onPointer(true), { signal });
    element.addEventListener('pointerleave', onPointer(false), { signal });
  };
  const onFocus = () => {
    isFocused = link.matches(':focus-visible');
    endUnlessWanted();
  };

  follow(link);
  link.addEventListener('focus', onFocus, { signal });
  link.addEventListener('blur', onFocus, { signal });
  link.addEventListener('click', dismiss, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), { signal });
  // Also reports that the link has left the document.
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) end();
  });
  current = { link, end };
  observer.observe(link);

  const waited = new Promise((resolve) => setTimeout(resolve, DELAY));
  void Promise.all([loadPreview(address), waited]).then(([preview]) => {
    if (!preview || isDismissed) return;
    popup = showPopup(link, preview, isPointed ? y : undefined);
    follow(popup.element);
  });
}

/** Whether an address is that of the page itself, or of a part of it that is visible. */
function isInView({ pathname, hash }: URL): boolean {
  if (sitePath(pathname) !== sitePath(location.pathname)) return false;
  const target = document.getElementById(readFragment(hash).id);
  if (!target) return true;
  const { top, bottom } = target.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
