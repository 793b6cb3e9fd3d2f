import type { b2Body, b2Vec2, b2Velocity } from '@box2d/core';
import { excessOf, shareOf, steadiness, versineOf } from './arc';

/**
 * Holds two anchors together over a step, and computes the relative rotation about them that remains.
 *
 * An anchor moves along an arc: over a step of length h, its arm r turns by w · h, so that the anchor moves by
 * v · h + (R(w · h) − 1) · r. The engine takes the tangent, v · h + w · h × r, and its position pass then moves the bodies
 * back without giving them back their speed: pendulums lose energy. Here the impulse acts along the direction at the
 * start of the step, but makes the anchors meet at its end: SHAKE (Ryckaert, Ciccotti, Berendsen 1977), which is
 * symplectic. What the anchors are apart already stays with the position pass; in here, it would excite chains.
 *
 * Made for `@box2d/core` 0.10.0: `b2_revolute_joint.js`, `SolveVelocityConstraints`.
 */
export class PointConstraint {
  /** Mean velocity of the second anchor relative to the first over the step. */
  x = 0;
  y = 0;
  /** Impulse that `apply` has given to the second body at its anchor. */
  impulseX = 0;
  impulseY = 0;
  /** Change of relative angular velocity per angular impulse, while the anchors are held. */
  invInertia = 0;
  private mA = 0;
  private mB = 0;
  private iA = 0;
  private iB = 0;
  private ax = 0;
  private ay = 0;
  private bx = 0;
  private by = 0;
  /** Shares of the arcs that a force along the arms leaves; see `steadiness`. */
  private steadyA = 1;
  private steadyB = 1;
  /** Inverse of the matrix from impulses to changes of the relative velocity of the anchors. */
  private n11 = 0;
  private n12 = 0;
  private n22 = 0;
  /** Reaction impulse at the anchors to a unit of angular impulse. */
  private reactionX = 0;
  private reactionY = 0;

  /** Sets inverse masses and inertias, and the arms from the centres of mass to the point where impulses act. */
  init(mA: number, mB: number, iA: number, iB: number, armA: Readonly<b2Vec2>, armB: Readonly<b2Vec2>): void {
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

  /** Sets the impulse that held the anchors in the last step, under which the bodies swing about them like pendulums. */
  setLastImpulse(x: number, y: number, h: number): void {
    const { ax, ay, bx, by, iA, iB } = this;
    const mass = 1 / (this.mA + this.mB);
    this.steadyA = steadiness((h * iA * (ax * x + ay * y)) / (1 + iA * mass * (ax * ax + ay * ay)));
    this.steadyB = steadiness((h * iB * (bx * x + by * y)) / (1 + iB * mass * (bx * bx + by * by)));
  }

  /** Lets the second anchor give way along a unit vector, by `gamma` per impulse. */
  soften(ux: number, uy: number, gamma: number): void {
    const { mA, mB, iA, iB, ax, ay, bx, by } = this;
    const k11 = mA + mB + iA * ay * ay + iB * by * by + gamma * ux * ux;
    const k12 = gamma * ux * uy - iA * ax * ay - iB * bx * by;
    const k22 = mA + mB + iA * ax * ax + iB * bx * bx + gamma * uy * uy;
    const determinant = k11 * k22 - k12 * k12;
    const scale = determinant > 0 ? 1 / determinant : 0;
    this.n11 = k22 * scale;
    this.n12 = -k12 * scale;
    this.n22 = k11 * scale;
    const turnX = -iA * ay - iB * by;
    const turnY = iA * ax + iB * bx;
    this.reactionX = this.n11 * turnX + this.n12 * turnY;
    this.reactionY = this.n12 * turnX + this.n22 * turnY;
    this.invInertia = iA + iB - turnX * this.reactionX - turnY * this.reactionY;
  }

  /** Change of the velocity along a unit vector per impulse along it, while the anchors are held across it. */
  invMassAlong(ux: number, uy: number): number {
    const mass = ux * ux * this.n11 + 2 * ux * uy * this.n12 + uy * uy * this.n22;
    return mass > 0 ? 1 / mass : 0;
  }

  /** Computes the mean velocity between the anchors over the next step, of length h. */
  computeVelocity(a: b2Velocity, b: b2Velocity, h: number): void {
    const { ax, ay, bx, by } = this;
    const angleA = a.w * h;
    const angleB = b.w * h;
    const invH = 1 / h;
    const shareA = this.steadyA * shareOf(angleA) * invH;
    const shareB = this.steadyB * shareOf(angleB) * invH;
    const excessA = shareA * excessOf(angleA);
    const excessB = shareB * excessOf(angleB);
    const versineA = shareA * versineOf(angleA);
    const versineB = shareB * versineOf(angleB);
    const wA = a.w - excessA;
    const wB = b.w - excessB;
    this.x = b.v.x - a.v.x + wA * ay - wB * by + versineA * ax - versineB * bx;
    this.y = b.v.y - a.v.y - wA * ax + wB * bx + versineA * ay - versineB * by;
  }

  /** Computes the mean velocity between the anchors over the last step, of length h, from their present positions. */
  computeLastVelocity(a: b2Body, b: b2Body, h: number): void {
    this.computeVelocity(velocityOf(a), velocityOf(b), -h);
  }

  /** Converts the computed velocity to a frame that rotates with the first body. */
  toFrameOf(a: b2Velocity, h: number): void {
    const { x, y } = this;
    const angle = a.w * h;
    const share = shareOf(angle);
    const sine = share * (angle - excessOf(angle));
    const versine = share * versineOf(angle);
    this.x = x + sine * y - versine * x;
    this.y = y - sine * x - versine * y;
  }

  /** Converts the velocity of the last step to the present frame of the first body. */
  lastToFrameOf(a: b2Body, h: number): void {
    this.toFrameOf(velocityOf(a), -h);
  }

  /** Relative angular velocity that remains once the anchors are held. */
  angularVelocity(a: b2Velocity, b: b2Velocity): number {
    return b.w - a.w - this.reactionX * this.x - this.reactionY * this.y;
  }

  /** Gives the bodies an angular impulse, together with the impulse that holds the anchors. */
  apply(a: b2Velocity, b: b2Velocity, angular: number): void {
    const { x, y, mA, mB } = this;
    const px = -this.n11 * x - this.n12 * y - this.reactionX * angular;
    const py = -this.n12 * x - this.n22 * y - this.reactionY * angular;
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

const velocityOf = (body: b2Body): b2Velocity => ({ v: body.GetLinearVelocity(), w: body.GetAngularVelocity() });
