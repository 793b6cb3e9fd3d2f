type Size = Pick<DOMRect, 'width' | 'height'>;
type Box = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

/** Distance from the link, in px. */
const GAP = 6;
/** Distance from the edges of the view, in px. */
const EDGE = 8;

/**
 * Position of a preview in the view: below its link, above it if there is more room, and always within the view, even if it then covers the link.
 */
export function placeBeside(link: Box, { width, height }: Size, view: Size): { left: number; top: number } {
  const below = link.bottom + GAP;
  const above = link.top - GAP - height;
  const last = view.height - EDGE - height;
  const top = below <= last || above < EDGE ? Math.min(below, last) : above;
  const left = Math.min(link.left, view.width - EDGE - width);
  return { left: Math.max(EDGE, left), top: Math.max(EDGE, top) };
}

/** The box of a link, or of its line at the height of the pointer: a link that wraps has several. */
export function boxOf(link: Element, y: number | undefined): Box {
  const line =
    y === undefined ? undefined : [...link.getClientRects()].find(({ top, bottom }) => top <= y && y <= bottom);
  return line ?? link.getBoundingClientRect();
}
