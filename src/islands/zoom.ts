import { element } from '@physics-editor/lib/element';
import { closeOnBack, endCloseOnBack } from '../shell/navigation/back-button';
import './zoom.css';

/** How much wider than on the page a picture becomes at least, if its file allows: on a phone, it fills the width already, and is panned. */
const LARGER = 1.5;

/** Contains what the page does not show now. */
const CLOSED = 'details:not([open]), [hidden]';

/** A picture of the page, enlarged. */
interface Slide {
  readonly link: HTMLAnchorElement;
  readonly text: string;
  readonly figure: HTMLElement;
  readonly view: HTMLElement;
}

/**
 * Shows the picture of a link as large as possible, with all others of the page beside it: arrow keys, buttons and swipes lead to them. It closes by
 * Escape, Close, Back, or a click beside the picture; by one on it only with a mouse, since fingers pan and pinch.
 */
export function openZoom(link: HTMLAnchorElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a.zoom-picture')];
  const slides = links.filter((each) => each.closest(CLOSED) === null).flatMap((each) => slideOf(each) ?? []);
  const first = slides.find((slide) => slide.link === link);
  if (!first) return;
  let current = first;

  const strip = element('div', { className: 'zoom-strip' }, ...slides.map(({ figure }) => figure));
  const count = element('p');
  count.setAttribute('role', 'status');
  const bar = element('div', { className: 'zoom-bar' });
  const dialog = element('dialog', { className: 'zoom' }, bar, strip);

  const show = (slide: Slide): void => {
    current = slide;
    dialog.setAttribute('aria-label', slide.text);
    count.textContent = `${slides.indexOf(slide) + 1} of ${slides.length}`;
    for (const each of slides) each.figure.inert = each !== slide;
  };
  const step = (by: number): void => {
    const slide = slides.at((slides.indexOf(current) + by) % slides.length);
    if (!slide) return;
    show(slide);
    place();
  };
  const place = (): void => {
    strip.scrollLeft = slides.indexOf(current) * strip.clientWidth;
  };
  const button = (textContent: string, onclick: () => void) =>
    element('button', { type: 'button', className: 'button button-quiet', textContent, onclick });

  const [previous, next] = [button('Previous', () => step(-1)), button('Next', () => step(1))];
  if (slides.length > 1) bar.append(count, previous, next);
  bar.append(button('Close', () => dialog.close()));

  const ending = new AbortController();
  strip.addEventListener('scroll', () => {
    const slide = slides[Math.round(strip.scrollLeft / strip.clientWidth)];
    if (slide && slide !== current) show(slide);
  });
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      // A picture that is wider than its view is panned by the keys when it has the focus.
      if (target instanceof Element && target.scrollWidth > target.clientWidth && strip.contains(target)) return;
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
    },
    ending,
  );
  dialog.addEventListener('click', (event) => {
    const isPicture = event.target instanceof HTMLImageElement;
    const isTouch = 'pointerType' in event && event.pointerType === 'touch';
    const isBeside = event.target instanceof Element && !event.target.closest('figcaption, .zoom-bar');
    // The second click of a double click that has opened it closes nothing.
    if (isBeside && !(isPicture && isTouch) && event.detail < 2) dialog.close();
  });
  dialog.addEventListener('close', () => {
    ending.abort();
    endCloseOnBack();
    dialog.remove();
    releasePage();
    // Not every browser focuses a clicked link, to which the dialog returns the focus.
    current.link.focus({ preventScroll: true });
  });

  show(first);
  document.body.append(dialog);
  const releasePage = holdPage();
  dialog.showModal();
  closeOnBack(() => dialog.close());
  place();
  // The middle of a picture that is wider than its view.
  for (const { view } of slides) view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
}

/** The picture of a link, enlarged, with its caption. */
function slideOf(link: HTMLAnchorElement): Slide | undefined {
  const source = link.querySelector('picture');
  const image = source?.querySelector('img');
  if (!source || !image) return undefined;
  const text = link.closest('figure')?.querySelector('figcaption')?.textContent ?? image.alt;
  const view = element('div', { className: 'zoom-view' }, enlarged(source, image));
  const figure = element('figure', {}, view, element('figcaption', { textContent: text }));
  figure.setAttribute('aria-label', text);
  return { link, text, figure, view };
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

/** A copy of a picture that fits the view, or is wider; at most as wide as its largest file. The browser selects the file again. */
function enlarged(source: HTMLElement, image: HTMLImageElement): Node {
  const width = Number(image.getAttribute('width'));
  const height = Number(image.getAttribute('height'));
  const least = Math.round(image.clientWidth * LARGER);
  const fitting = `min(${width}px, max(${least}px, min(100vw - 2rem, (100dvh - 9rem) * ${(width / height).toFixed(3)})))`;
  const copy = source.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return copy;
  for (const part of copy.querySelectorAll('source, img')) part.setAttribute('sizes', fitting);
  for (const shown of copy.querySelectorAll('img')) shown.style.width = fitting;
  return copy;
}
