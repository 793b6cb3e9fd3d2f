import { PIXELS_PER_METRE } from '../../core/graphics-node';
import { boundsOf, cornersOf } from '@physics-editor/physics/geometry/polygons';
import { Matrix } from '@physics-editor/physics/geometry/matrix';
import { degToRad } from '@physics-editor/physics/geometry/shapes';
import type { SpriteNode } from '../../sprites/sprite-node';
import type { TilingSpriteNode } from '../../sprites/tiling-sprite-node';
import { BLENDING, type Picture } from '../canvas';
import type { Pen } from '../pen';

/** Maximum number of tiles; more would be too small to see, and slow. */
const MAX_TILES = 10000;

/** Draws a sprite. */
export function drawSprite(pen: Pen, node: SpriteNode): void {
  within(pen, node, (picture) => {
    const { x, y, width, height } = node.getBoundingRect();
    pen.context.translate(x + width / 2, y + height / 2);
    pen.context.scale(node.flipX ? -1 : 1, node.flipY ? -1 : 1);
    pen.drawPicture(picture, width, height);
  });
}

/** Draws a tiling sprite; the centre of a tile is at the node's position. */
export function drawTilingSprite(pen: Pen, node: TilingSpriteNode): void {
  within(pen, node, (picture) => {
    const { context } = pen;
    const rect = node.getBoundingRect();
    const tileWidth = (picture.width * node.tileScaleX) / PIXELS_PER_METRE;
    const tileHeight = (picture.height * node.tileScaleY) / PIXELS_PER_METRE;
    const turn = Matrix.at(node.tileOffsetX, node.tileOffsetY, degToRad(node.tileAngle));
    const covered = boundsOf(cornersOf(rect).map((corner) => turn.applyInverse(corner)));
    const [first, last] = [covered.x / tileWidth, (covered.x + covered.width) / tileWidth].map(Math.round);
    const [lowest, highest] = [covered.y / tileHeight, (covered.y + covered.height) / tileHeight].map(Math.round);
    if (first === undefined || last === undefined || lowest === undefined || highest === undefined) return;
    if ((last - first + 1) * (highest - lowest + 1) > MAX_TILES) return;
    context.beginPath();
    context.rect(rect.x, rect.y, rect.width, rect.height);
    context.clip();
    context.translate(node.tileOffsetX, node.tileOffsetY);
    context.rotate(degToRad(node.tileAngle));
    for (let row = lowest; row <= highest; row++) {
      for (let column = first; column <= last; column++) {
        context.save();
        context.translate(column * tileWidth, row * tileHeight);
        context.scale(node.flipX ? -1 : 1, node.flipY ? -1 : 1);
        pen.drawPicture(picture, tileWidth, tileHeight);
        context.restore();
      }
    }
  });
}

/** Draws with the image of a sprite, if it is loaded, in its tint and blend mode. */
function within(pen: Pen, node: SpriteNode, draw: (picture: Picture) => void): void {
  const picture = pen.picture(node.shownTexture);
  if (!picture) return;
  pen.context.save();
  pen.context.globalCompositeOperation = BLENDING[node.blendMode];
  draw(pen.tints.tinted(picture, node.tint));
  pen.context.restore();
}
