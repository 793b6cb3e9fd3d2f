import { defineClass } from '../core/meta-object';
import { integer, number } from '../core/property';
import { ConvexShape } from '@physics-editor/physics/shapes/convex-shape';
import { ToothShape } from '@physics-editor/physics/shapes/tooth-shape';
import { makeGear, type Gear } from '@physics-editor/physics/geometry/gear';
import type { Region } from '@physics-editor/physics/geometry/outlines';
import type { Polygon } from '@physics-editor/physics/geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/**
 * A gear with involute teeth that mesh by contact; the first tooth points along the gear's x axis.
 *
 * Two gears mesh if they have the same `radius / teeth` ratio and the same `toothDepth`, the distance between their
 * centres is the sum of their radii, and a tooth of one faces a gap of the other. The ratio of their angular velocities
 * is −teeth₁ / teeth₂. The speed of the driven gear ripples by less than 1.5 % (rms) with 12 to 24 teeth; with fewer or
 * more, by less than 5 %, if it has at most four times as many teeth as the driver. Gears that mesh touch along exact
 * involutes; everything else collides with the polygons that are drawn. A gear needs an axle: attach it to
 * the world or to another body with a {@link RevoluteJointNode}.
 *
 * @example
 * ```js live title="The small gear has half as many teeth, so it rotates twice as fast, in the other direction." alt="A large and a small gear whose teeth mesh." view=8 poster=1
 * const addGear = (radius, teeth, x) => {
 *   const gear = new editor.GearNode(radius, teeth);
 *   gear.initNode(x, 0);
 *   const axle = new editor.RevoluteJointNode(gear.id, '', undefined, { x, y: 0 });
 *   scene.addChildren([gear, axle]);
 *   return { gear, axle };
 * };
 * const { gear: big, axle } = addGear(1, 12, -0.5);
 * big.fillColor = 0x3d80d6;
 * axle.motorEnabled = true;
 * axle.motorSpeed = 1; // rad/s, counter-clockwise
 *
 * const { gear: small } = addGear(0.5, 6, 1); // 0.5 / 6 = 1 / 12: the teeth mesh
 * small.fillColor = 0xdd4f28;
 * small.angle = 30; // half a tooth pitch, so that a gap faces the tooth
 * ```
 */
export class GearNode extends BodyNode {
  /**
   * Radius of the pitch circle, which runs roughly through the middle of the teeth.
   * @unit m
   */
  declare radius: number;
  /**
   * Number of teeth.
   * @example
   * ```js live title="The same radius with 8, 16 and 32 teeth: gears only mesh with teeth of the same size." alt="Three gears with more and more teeth." poster=0
   * [8, 16, 32].forEach((teeth, index) => {
   *   const gear = new editor.GearNode(1.3);
   *   gear.bodyType = 'kinematic';
   *   gear.angularVelocity = 0.5;
   *   gear.initNode(index * 3.2 - 3.2, 0);
   *   gear.teeth = teeth;
   *   gear.fillColor = 0x3d80d6;
   *   scene.addChild(gear);
   * });
   * ```
   */
  declare teeth: number;
  /**
   * Distance from the root to the tip of a tooth. The effective depth is at most 4.5 · radius / teeth; deeper teeth
   * would be too thin to mesh.
   * @unit m
   */
  declare toothDepth: number;
  /**
   * Radius of the hole in the centre; 0 for none. It must be smaller than the core of the gear inside the teeth.
   * @unit m
   */
  declare boreRadius: number;

  private known: Gear | undefined;

  /**
   * @param radius - radius of the pitch circle in metres
   * @param teeth - number of teeth
   */
  constructor(radius = 1, teeth = 12) {
    super();
    this.radius = radius;
    this.teeth = teeth;
  }

  override outline(): readonly Polygon[] {
    return this.regions().flat();
  }

  override regions(): readonly Region[] {
    const { outline, bore } = this.geometry();
    return [bore ? [outline, bore] : [outline]];
  }

  override solids(): readonly Solid[] {
    const { core, teeth, skin } = this.geometry();
    return [
      ...core.map((piece) => ({ shape: new ConvexShape(piece, skin) })),
      ...teeth.map((tooth) => ({ shape: new ToothShape(tooth, skin) })),
    ];
  }

  protected override checkShape(): void {
    this.known = undefined;
    const gear = makeGear(this);
    if (this.boreRadius >= gear.greatestBore) {
      this.refuse(`: boreRadius must be less than ${gear.greatestBore}, not ${this.boreRadius}`);
    }
    this.known = gear;
  }

  private geometry(): Gear {
    return (this.known ??= makeGear(this));
  }
}

defineClass(GearNode, 'GearNode', {
  radius: number(1, { above: 0, affects: 'shape' }),
  teeth: integer(12, { min: 3, max: 100, affects: 'shape' }),
  toothDepth: number(0.2, { above: 0, step: 0.01, affects: 'shape' }),
  boreRadius: number(0, { min: 0, affects: 'shape' }),
});
