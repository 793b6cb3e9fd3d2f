import { element } from '@physics-editor/lib/element';
import type { LoadedPreview } from './load-preview';
import { boxOf, placeBeside } from './place';
import './popup.css';

const ID = 'link-preview';
const DESCRIBED_BY = 'aria-describedby';

const popup = element('div', { id: ID, className: ID, hidden: true });
popup.setAttribute('role', 'tooltip');

/** Shows a preview beside its link, and describes the link by it. `y` is where the pointer is. Returns the element, and a function that hides it. */
export function showPopup(
  link: Element,
  { title, text, page, picture }: LoadedPreview,
  y: number | undefined,
): { element: Element; hide: () => void } {
  popup.replaceChildren(
    ...(picture ? [element('img', picture)] : []),
    ...(page === undefined ? [] : [line('link-preview-page', page)]),
    line('link-preview-title', title),
    ...(text === '' ? [] : [line('link-preview-text', text)]),
  );
  // All content belongs to a landmark.
  (link.closest('main') ?? document.body).append(popup);
  popup.hidden = false;
  const description = link.getAttribute(DESCRIBED_BY);
  link.setAttribute(DESCRIBED_BY, description === null ? ID : `${description} ${ID}`);

  let pointer = y;
  const place = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    popup.style.left = '0';
    popup.style.top = '0';
    const own = popup.getBoundingClientRect();
    const at = placeBeside(boxOf(link, pointer), own, { width, height });
    popup.style.left = `${at.left - own.left}px`;
    popup.style.top = `${at.top - own.top}px`;
  };
  place();
  // The link has moved away from where the pointer was.
  const follow = () => {
    pointer = undefined;
    place();
  };
  window.addEventListener('resize', follow);
  // In the capture phase, for scroll containers, such as tables.
  window.addEventListener('scroll', follow, { capture: true, passive: true });

  const hide = () => {
    popup.hidden = true;
    window.removeEventListener('resize', follow);
    window.removeEventListener('scroll', follow, { capture: true });
    if (description === null) link.removeAttribute(DESCRIBED_BY);
    else link.setAttribute(DESCRIBED_BY, description);
  };
  return { element: popup, hide };
}

const line = (className: string, text: string): HTMLElement => element('p', { className, dir: 'auto' }, text);
