import type { b2Vec2, b2Velocity } from '@box2d/core';
import { sineOf, turnOf, versineOf } from './arc';

/**
 * Holds two anchors together over a step, and tells what rotation the bodies have left about them.
 *
 * An anchor moves along an arc: over a step of length h, its arm r turns by w · h, so that the anchor moves by
 * v · h + (R(w · h) − 1) · r. The engine takes the tangent, v · h + w · h × r, and its position pass then moves the bodies
 * back without giving them back their speed: pendulums lose energy. Here the impulse acts along the direction at the
 * start of the step, but makes the anchors meet at its end: SHAKE (Ryckaert, Ciccotti, Berendsen 1977), which is
 * symplectic. What the anchors are apart already stays with the position pass; in here, it would excite chains.
 *
 * @see `b2_revolute_joint.js`, `SolveVelocityConstraints`, in `@box2d/core` 0.10.0
 */
export class PointHold {
  /** Mean velocity of the second anchor relative to the first over the step. */
  x = 0;
  y = 0;
  /** Impulse that `apply` has given to the second body at its anchor. */
  impulseX = 0;
  impulseY = 0;
  /** Inverse of the inertia about the anchors: change of relative angular velocity per angular impulse. */
  invInertia = 0;
  private mA = 0;
  private mB = 0;
  private iA = 0;
  private iB = 0;
  private ax = 0;
  private ay = 0;
  private bx = 0;
  private by = 0;
  /** Inverse of the matrix from impulses to changes of the relative velocity of the anchors. */
  private n11 = 0;
  private n12 = 0;
  private n22 = 0;
  /** Change of the relative velocity of the anchors per angular impulse, and the impulse that holds against it. */
  private turnX = 0;
  private turnY = 0;
  private backX = 0;
  private backY = 0;

  /** Inverse masses and inertias, and the arms from the centres of mass to the point where impulses act. */
  begin(mA: number, mB: number, iA: number, iB: number, armA: Readonly<b2Vec2>, armB: Readonly<b2Vec2>): void {
    this.mA = mA;
    this.mB = mB;
    this.iA = iA;
    this.iB = iB;
    this.ax = armA.x;
    this.ay = armA.y;
    this.bx = armB.x;
    this.by = armB.y;
    this.soften(0, 0, 0);
  }

  /** Lets the anchors give way along a unit vector by `gamma` per impulse, and inverts the matrix. */
  soften(ux: number, uy: number, gamma: number): void {
    const { mA, mB, iA, iB, ax, ay, bx, by } = this;
    const k11 = mA + mB + iA * ay * ay + iB * by * by + gamma * ux * ux;
    const k12 = -iA * ax * ay - iB * bx * by + gamma * ux * uy;
    const k22 = mA + mB + iA * ax * ax + iB * bx * bx + gamma * uy * uy;
    const determinant = k11 * k22 - k12 * k12;
    const scale = determinant > 0 ? 1 / determinant : 0;
    this.n11 = k22 * scale;
    this.n12 = -k12 * scale;
    this.n22 = k11 * scale;
    const turnX = -iA * ay - iB * by;
    const turnY = iA * ax + iB * bx;
    this.turnX = turnX;
    this.turnY = turnY;
    this.backX = this.n11 * turnX + this.n12 * turnY;
    this.backY = this.n12 * turnX + this.n22 * turnY;
    this.invInertia = iA + iB - turnX * this.backX - turnY * this.backY;
  }

  /** Measures the mean velocity between the anchors that the bodies' velocities give over a step of length h. */
  measure(a: b2Velocity, b: b2Velocity, h: number, invH: number): void {
    const { ax, ay, bx, by } = this;
    const angleA = turnOf(a.w * h);
    const angleB = turnOf(b.w * h);
    const sineA = sineOf(angleA);
    const sineB = sineOf(angleB);
    const versineA = versineOf(angleA);
    const versineB = versineOf(angleB);
    this.x = b.v.x - a.v.x + invH * (versineA * ax + sineA * ay - versineB * bx - sineB * by);
    this.y = b.v.y - a.v.y + invH * (versineA * ay - sineA * ax - versineB * by + sineB * bx);
  }

  /** Relative angular velocity that remains once the anchors are held. */
  rotation(a: b2Velocity, b: b2Velocity): number {
    return b.w - a.w - this.backX * this.x - this.backY * this.y;
  }

  /** Gives the bodies an angular impulse, together with the impulse that holds the anchors. */
  apply(a: b2Velocity, b: b2Velocity, angular: number): void {
    const { x, y, mA, mB } = this;
    const px = -this.n11 * x - this.n12 * y - this.backX * angular;
    const py = -this.n12 * x - this.n22 * y - this.backY * angular;
    a.v.x -= mA * px;
    a.v.y -= mA * py;
    a.w -= this.iA * (this.ax * py - this.ay * px + angular);
    b.v.x += mB * px;
    b.v.y += mB * py;
    b.w += this.iB * (this.bx * py - this.by * px + angular);
    this.impulseX = px;
    this.impulseY = py;
  }
}
