import { element } from '@physics-editor/lib/element';

const [PLAY, STOP] = ['Play: ', 'Stop: '];

/** Shows in the place of a still what it stands for: the page of another site, or an animation, which another click stops. */
export function play(still: HTMLAnchorElement): void {
  const { frame } = still.dataset;
  const label = (still.getAttribute('aria-label') ?? '').slice(PLAY.length);
  if (frame !== undefined) {
    const page = element('iframe', { className: 'still', src: frame, title: label, allow: 'autoplay; fullscreen' });
    still.replaceWith(page);
    page.focus();
    return;
  }
  const shown = still.querySelector('.still-animation');
  if (shown) shown.remove();
  else still.append(element('img', { className: 'still-animation', src: still.href, alt: '' }));
  still.setAttribute('aria-label', (shown ? PLAY : STOP) + label);
}
