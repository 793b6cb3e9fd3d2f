import { defineClass, type PlainObject } from '../core/meta-object';
import { nodeFromJSON, type Node } from '../core/node';
import { registerClass } from '../core/registry';
import { within } from '../core/scene-error';
import { Matrix } from '../geometry/matrix';
import { movedShape } from '../engine/moved-shape';
import { movedRegion, type Region } from '../geometry/outlines';
import { degToRad, type Point, type Polygon } from '../geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/** What independent bodies take from the body that they were parts of. */
const KEPT = [
  'bodyType',
  'active',
  'sensor',
  'bullet',
  'fixedRotation',
  'allowSleep',
  'gravityScale',
  'linearDamping',
  'angularDamping',
  'filterCategoryBits',
  'filterMaskBits',
  'filterGroupIndex',
];

const placeOf = ({ x, y, angle }: BodyNode): Matrix => Matrix.at(x, y, degToRad(angle));

/** Whether a node is below another, or is a part of it or of one below it. */
function isIn(node: Node, other: Node): boolean {
  const around = node.partOf ?? node.parent;
  return around !== undefined && (around === other || isIn(around, other));
}

/**
 * One rigid body of several shapes that keep their places in it.
 *
 * Use it where a single shape is not enough: a hammer, a dumbbell, a vehicle's frame. A part is a body node that is not in the tree: its
 * place is in this body, and of its other properties only density, friction, restitution and its looks count. Body type, velocity and
 * filters are those of the whole. It is firmer and cheaper than bodies that are welded together; `split` makes independent bodies of the
 * parts when it is to break.
 *
 * @example
 * ```js
 * class ThrownHammer {
 *   create(scene, position) {
 *     const handle = new editor.RectangleNode(1.2, 0.12);
 *     handle.fillColor = 0xaa7744;
 *     const head = new editor.RectangleNode(0.3, 0.6);
 *     head.setPosition({ x: 0.6, y: 0 }); // in the hammer
 *     head.density = 8; // kg/m², so the centre of mass is near the head
 *
 *     const hammer = new editor.MultipartBodyNode([handle, head]);
 *     hammer.setPosition(position);
 *     hammer.setLinearVelocity({ x: 3, y: 5 });
 *     hammer.angularVelocity = 6; // rad/s
 *     scene.addChild(hammer);
 *   }
 * }
 * ```
 */
export class MultipartBodyNode extends BodyNode {
  private members: readonly BodyNode[] = [];
  private readonly partChanged = (): void => {
    this.changed('parts', 'shape');
    this.emit('propertyChanged', 'parts', this.members);
  };

  /** @param parts - bodies at their places in this one */
  constructor(parts: readonly BodyNode[] = []) {
    super();
    for (const part of parts) this.addPart(part);
  }

  /**
   * The shapes of the body. A change of a part is a change of the body.
   * @defaultValue []
   */
  get parts(): readonly BodyNode[] {
    return this.members;
  }

  /**
   * Adds a part, at its place in this body. A body that is in a tree, or is a part of another, leaves it.
   * @throws SceneError if it is this body or has this body in it, or was destroyed
   */
  addPart(part: BodyNode): void {
    if (part.isDestroyed()) this.refuse(` cannot take ${part.describe()}, which was destroyed`);
    if (part === this || isIn(this, part)) this.refuse(` cannot have ${part.describe()} as a part and be in it`);
    part.parent?.removeChild(part);
    if (part.partOf instanceof MultipartBodyNode) part.partOf.removePart(part);
    part.partOf = this;
    part.on('propertyChanged', this.partChanged);
    this.members = [...this.members, part];
    this.partChanged();
  }

  /** Takes a part out of the body; it is in no tree then. A body that is no part changes nothing. */
  removePart(part: BodyNode): void {
    if (part.partOf !== this) return;
    part.partOf = undefined;
    part.off('propertyChanged', this.partChanged);
    this.members = this.members.filter((member) => member !== part);
    this.partChanged();
  }

  /**
   * Replaces the body by its parts as bodies of their own. Each moves on as its place did; what its kind and its collisions are, it takes from
   * this body. What depends on this body goes.
   * @returns the bodies
   * @throws SceneError if there are no parts
   */
  split(): readonly BodyNode[] {
    const { parent, members } = this;
    if (members.length === 0) this.refuse(' has no parts');
    const velocities = members.map((part) => this.velocityOf(part));
    members.forEach((part, index) => {
      this.removePart(part);
      const { x, y } = placeOf(this).apply(part);
      part.initNode(x, y, this.angle + part.angle);
      for (const name of KEPT) part.setProperty(name, this.getProperty(name));
      part.alpha *= this.alpha;
      part.visible &&= this.visible;
      part.setLinearVelocity(velocities[index] ?? this.getLinearVelocity());
      part.angularVelocity = this.angularVelocity;
    });
    parent?.insertChildren(members, parent.childIndex(this));
    parent?.removeChild(this);
    return members;
  }

  /** Also destroys the parts. */
  override destroy(): void {
    super.destroy();
    for (const part of this.members) part.destroy();
  }

  override toJSON(): PlainObject {
    return { ...super.toJSON(), ...(this.members.length > 0 && { parts: this.members.map((part) => part.toJSON()) }) };
  }

  /**
   * Also makes the parts anew.
   * @throws SceneError as the class it overrides, and for a part of an unknown class, or one that is no body
   */
  override fromJSON({ parts = [], ...values }: PlainObject): this {
    if (!Array.isArray(parts)) return this.refuse(': parts must be a list');
    // All are made before anything is changed: if one cannot be, nothing is lost.
    const made = parts.map((data, index) => within(`parts[${index}]`, () => this.partFromJSON(data)));
    super.fromJSON(values);
    for (const part of this.members) this.removePart(part);
    for (const part of made) this.addPart(part);
    return this;
  }

  /** @internal */
  override get assetIds(): readonly string[] {
    return [...super.assetIds, ...this.members.flatMap((part) => part.assetIds)];
  }

  override outline(): readonly Polygon[] {
    return this.regions().flat();
  }

  override regions(): readonly Region[] {
    return this.members.flatMap((part) => {
      const place = placeOf(part);
      return part.regions().map((region) => movedRegion(region, (point) => place.apply(point)));
    });
  }

  override solids(): readonly Solid[] {
    return this.members.flatMap((part) => {
      const { density, friction, restitution } = part;
      return part.solids().map((solid) => ({
        density,
        friction,
        restitution,
        ...solid,
        shape: movedShape(solid.shape, placeOf(part)),
      }));
    });
  }

  private partFromJSON(data: unknown): BodyNode {
    const part = nodeFromJSON(data);
    return part instanceof BodyNode ? part : this.refuse(` cannot have ${part.describe()} as a part: it is no body`);
  }

  /** How fast the centre of mass of a part moves in the scene. */
  private velocityOf(part: BodyNode): Point {
    const centre = this.toGlobal(this.centerOfMass);
    const place = this.toGlobal(placeOf(part).apply(part.centerOfMass));
    return {
      x: this.linearVelocityX - this.angularVelocity * (place.y - centre.y),
      y: this.linearVelocityY + this.angularVelocity * (place.x - centre.x),
    };
  }
}

defineClass(MultipartBodyNode, 'MultipartBodyNode', {});
registerClass('MultipartBodyNode', MultipartBodyNode);
