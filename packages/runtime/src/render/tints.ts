import type { Color } from '@physics-editor/physics/geometry/shapes';
import { css, type CreateCanvas, type OffscreenCanvas2D, type Picture } from './canvas';

const WHITE = 0xffffff;

/** Tinted images, each cached after it is made. */
export class Tints {
  private readonly made = new WeakMap<object, Map<Color, Picture>>();

  constructor(private readonly createCanvas: CreateCanvas) {}

  /** Returns an image multiplied by a colour. */
  tinted(picture: Picture, color: Color): Picture {
    if (color === WHITE) return picture;
    const known = this.made.get(picture.content) ?? new Map<Color, Picture>();
    this.made.set(picture.content, known);
    const tinted = known.get(color) ?? multiplied(picture, color, this.createCanvas(picture.width, picture.height));
    known.set(color, tinted);
    return tinted;
  }
}

function multiplied(picture: Picture, color: Color, { context, picture: result }: OffscreenCanvas2D): Picture {
  const { content, width, height } = picture;
  context.drawImage(content, 0, 0, width, height);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = css(color);
  context.fillRect(0, 0, width, height);
  // Restore the transparency of the original.
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(content, 0, 0, width, height);
  return { content: result, width, height };
}
