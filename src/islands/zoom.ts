import { element } from '@physics-editor/lib/element';
import './zoom.css';

/** Shows the picture of a link as large as possible, until Escape, Close or a click on it or beside it. */
export function openZoom(link: HTMLAnchorElement): void {
  const source = link.querySelector('picture');
  const image = source?.querySelector('img');
  if (!source || !image) return;
  const text = link.closest('figure')?.querySelector('figcaption')?.textContent ?? image.alt;

  const close = element('button', { type: 'button', className: 'button button-quiet', textContent: 'Close' });
  const caption = element('figcaption', { textContent: text });
  const figure = element('figure', {}, enlarged(source, image), caption);
  figure.setAttribute('aria-label', text);
  const dialog = element('dialog', { className: 'zoom' }, close, figure);
  dialog.setAttribute('aria-label', text);

  dialog.addEventListener('click', ({ target }) => {
    if (target !== caption) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    releasePage();
    // Not every browser focuses a clicked link, to which the dialog returns the focus.
    link.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  const releasePage = holdPage();
  dialog.showModal();
}

/** Locks the page's scrolling and keeps its width without the scroll bar. Returns a function that unlocks it. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  return () => {
    style.paddingRight = '';
    style.overflow = '';
  };
}

/** A copy of a picture that fits the view, at most as wide as its largest file; the browser selects the file again. */
function enlarged(source: HTMLElement, image: HTMLImageElement): Node {
  const width = Number(image.getAttribute('width'));
  const height = Number(image.getAttribute('height'));
  const fitting = `min(100vw - 2rem, (100dvh - 8rem) * ${(width / height).toFixed(3)}, ${width}px)`;
  const copy = source.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return copy;
  for (const part of copy.querySelectorAll('source, img')) part.setAttribute('sizes', fitting);
  for (const shown of copy.querySelectorAll('img')) shown.style.width = fitting;
  return copy;
}
