import { isConnectionGenerous } from '@physics-editor/lib/connection';
import { internalPath } from './internal-link';

/** Links in running text and in signatures of the API; not those that lead through the site. */
const LINKS = ':is(.content, .member) a';

/** The link that the reader has pointed at or focused last, if it may have a preview. */
let latest: Element | undefined;

function followReader(event: PointerEvent | FocusEvent): void {
  const { target } = event;
  latest = undefined;
  const link = target instanceof Element ? target.closest(LINKS) : null;
  const isMeant = 'pointerType' in event ? event.pointerType !== 'touch' : link?.matches(':focus-visible');
  if (!link || !isMeant || link.closest('nav') || internalPath(link) === undefined || !isConnectionGenerous()) return;
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return;
  latest = link;
  const y = 'clientY' in event ? event.clientY : undefined;
  import('../../previews/offer-preview').then(
    ({ offerPreview }) => latest === link && offerPreview(link, y),
    () => undefined, // Without a network, there are no previews.
  );
}

/** Offers previews of links that the reader points at or focuses by keyboard. */
export function startPreviews(): void {
  document.addEventListener('pointerover', followReader);
  document.addEventListener('focusin', followReader);
}
