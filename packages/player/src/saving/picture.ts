import { context2d } from '../paint';

/** The present picture of a canvas as PNG, over a background, since a scene without one is transparent. */
export async function savePicture(canvas: OffscreenCanvas, background: string): Promise<Blob> {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  const context = context2d(copy);
  context.fillStyle = background;
  context.fillRect(0, 0, copy.width, copy.height);
  context.drawImage(canvas, 0, 0);
  return copy.convertToBlob({ type: 'image/png' });
}
