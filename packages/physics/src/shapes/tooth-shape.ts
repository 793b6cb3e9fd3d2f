import type { Matrix } from '../geometry/matrix';
import type { Tooth } from '../geometry/gear';
import { ConvexShape } from './convex-shape';

/** A tooth of a gear: a convex polygon whose flanks are known exactly. */
export class ToothShape extends ConvexShape {
  /**
   * @param tooth - in coordinates of the body
   * @param skin - distance at which others are held, in metres
   */
  constructor(
    readonly tooth: Tooth,
    skin: number,
  ) {
    super(tooth.outline, skin);
  }

  override Clone(): ToothShape {
    return new ToothShape(this.tooth, this.m_radius);
  }

  /** The same tooth at another place. */
  movedBy(transform: Matrix): ToothShape {
    const { outline, centre, angle } = this.tooth;
    const moved = {
      outline: outline.map((corner) => transform.apply(corner)),
      centre: transform.apply(centre),
      angle: angle + transform.angle,
    };
    return new ToothShape({ ...this.tooth, ...moved }, this.m_radius);
  }
}
