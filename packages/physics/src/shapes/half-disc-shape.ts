import { b2CircleShape, type b2MassData, type XY } from '@box2d/core';
import type { Matrix } from '../geometry/matrix';

/** A disc of which only one half has a mass: the round end of a bar, whose other half lies in the bar. */
export class HalfDiscShape extends b2CircleShape {
  /**
   * @param radius - in metres
   * @param center - middle of the straight side
   * @param angle - direction from the straight side to the round one, in radians
   */
  constructor(
    radius: number,
    center: XY,
    private angle: number,
  ) {
    super(radius);
    this.m_p.Copy(center);
  }

  override Clone(): HalfDiscShape {
    return new HalfDiscShape(this.m_radius, this.m_p, this.angle);
  }

  override ComputeMass(data: b2MassData, density: number): void {
    const mass = (density * Math.PI * this.m_radius ** 2) / 2;
    const away = (4 * this.m_radius) / (3 * Math.PI);
    data.mass = mass;
    data.center.Set(this.m_p.x + away * Math.cos(this.angle), this.m_p.y + away * Math.sin(this.angle));
    // About the middle of its straight side a half disc has half of what a disc has; from there it is moved to the origin.
    data.I = mass * (this.m_radius ** 2 / 2 - away ** 2 + data.center.LengthSquared());
  }

  /** The same half disc at another place. */
  movedBy(transform: Matrix): HalfDiscShape {
    return new HalfDiscShape(this.m_radius, transform.apply(this.m_p), this.angle + transform.angle);
  }
}
