import { defineClass, type PlainObject } from '../core/meta-object';
import { nodeFromJSON, type Node } from '../core/node';
import { within } from '../core/scene-error';
import { Matrix } from '@physics-editor/physics/geometry/matrix';
import { movedShape } from '@physics-editor/physics/shapes/moved-shape';
import { movedRegion, type Region } from '@physics-editor/physics/geometry/outlines';
import { degToRad, type Point, type Polygon } from '@physics-editor/physics/geometry/shapes';
import { BodyNode, type Solid } from './body-node';

/** The properties that parts inherit when the body is split. */
const INHERITED = [
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

/** Reports whether a node is below another one, or is a part of it or of a node below it. */
function isIn(node: Node, other: Node): boolean {
  const around = node.partOf ?? node.parent;
  return around !== undefined && (around === other || isIn(around, other));
}

/**
 * A rigid body that consists of several shapes in fixed relative positions.
 *
 * Use it where a single shape is not enough: a hammer, a dumbbell, the frame of a vehicle. A part is a body node
 * outside the tree; its position is relative to this body, and of its other properties only density, friction,
 * restitution and appearance apply. Body type, velocity and collision filters are those of the whole. A multipart body
 * is stiffer and cheaper than bodies joined with a {@link WeldJointNode}; call `split` to break it into independent
 * bodies.
 *
 * @example
 * ```js live title="The hammer spins about its centre of mass, which is near the heavy head." alt="A hammer with a brown handle and a grey head in the air." floor=14 view=12 height=405 poster=0.6
 * const handle = new editor.RectangleNode(1.6, 0.16);
 * handle.fillColor = 0xb97a14;
 * const head = new editor.RectangleNode(0.4, 0.8);
 * head.initNode(0.8, 0); // relative to the hammer
 * head.density = 8; // kg/m²
 * head.fillColor = 0x7a8599;
 *
 * const hammer = new editor.MultipartBodyNode([handle, head]);
 * hammer.initNode(-4, 1);
 * hammer.setLinearVelocity({ x: 4, y: 3 });
 * hammer.angularVelocity = 6; // rad/s
 * scene.addChild(hammer);
 * ```
 */
export class MultipartBodyNode extends BodyNode {
  private members: readonly BodyNode[] = [];
  private readonly partChanged = (): void => {
    this.changed('parts', 'shape');
    this.emit('propertyChanged', 'parts', this.members);
  };

  /** @param parts - bodies whose positions are relative to this one */
  constructor(parts: readonly BodyNode[] = []) {
    super();
    for (const part of parts) this.addPart(part);
  }

  /**
   * The shapes of the body. Changing a part changes the body.
   * @defaultValue []
   */
  get parts(): readonly BodyNode[] {
    return this.members;
  }

  /**
   * Adds a part; its position is interpreted in this body's coordinates. The part is removed from its tree or from the
   * body it was a part of.
   * @param part - the body to add
   * @throws SceneError if the part is not a body, is this body or contains it, or was destroyed
   */
  addPart(part: BodyNode): void {
    if (!(part instanceof BodyNode)) this.refuse(` expects a body as a part, not ${String(part)}`);
    if (part.isDestroyed()) this.refuse(` cannot take ${part.describe()}, which was destroyed`);
    if (part === this || isIn(this, part)) this.refuse(` cannot have ${part.describe()} as a part and be in it`);
    part.parent?.removeChild(part);
    part.partOf?.removePart(part);
    part.partOf = this;
    part.on('propertyChanged', this.partChanged);
    this.members = [...this.members, part];
    this.partChanged();
  }

  /**
   * Removes a part, which then belongs to no tree. Bodies that are not parts of this one are ignored.
   * @param part - the part to remove
   */
  removePart(part: BodyNode): void {
    if (part.partOf !== this) return;
    part.partOf = undefined;
    part.off('propertyChanged', this.partChanged);
    this.members = this.members.filter((member) => member !== part);
    this.partChanged();
  }

  /**
   * Replaces the body with its parts as independent bodies. Each part keeps the velocity it had in the body and
   * inherits this body's type, damping, gravity scale and collision settings. Joints and other nodes that depend on
   * this body are removed. During a step, this happens when the step ends.
   * @returns the independent bodies
   * @throws SceneError if there are no parts
   * @example
   * ```js live title="After 1 s, the dumbbell splits into its parts, which keep their velocities." alt="A bar and two balls that fly apart." attach=Scene floor=12 poster=1.6
   * class Splitter {
   *   constructor(scene) {
   *     this.scene = scene;
   *   }
   *
   *   update() {
   *     const [dumbbell] = this.scene.getFilteredDescendants(editor.MultipartBodyNode);
   *     if (dumbbell && this.scene.time > 1) dumbbell.split();
   *   }
   * }
   *
   * const ends = [-1, 1].map((x) => {
   *   const ball = new editor.CircleNode(0.4);
   *   ball.initNode(x, 0);
   *   ball.fillColor = 0xdd4f28;
   *   return ball;
   * });
   * const dumbbell = new editor.MultipartBodyNode([new editor.RectangleNode(2, 0.2), ...ends]);
   * dumbbell.initNode(0, 2.5);
   * dumbbell.gravityScale = 0.2;
   * dumbbell.angularVelocity = 3;
   * scene.addChild(dumbbell);
   * ```
   */
  split(): readonly BodyNode[] {
    const { members } = this;
    if (members.length === 0) this.refuse(' has no parts');
    this.soon(() => this.release(members));
    return members;
  }

  private release(members: readonly BodyNode[]): void {
    const { parent } = this;
    // A contact method may have split it twice in one step, which has also moved it.
    if (this.members !== members) return;
    this.readBody();
    const velocities = members.map((part) => this.velocityOf(part));
    members.forEach((part, index) => {
      this.removePart(part);
      const { x, y } = placeOf(this).apply(part);
      part.initNode(x, y, this.angle + part.angle);
      for (const name of INHERITED) part.setProperty(name, this.getProperty(name));
      part.alpha *= this.alpha;
      part.visible &&= this.visible;
      part.setLinearVelocity(velocities[index] ?? this.getLinearVelocity());
      part.angularVelocity = this.angularVelocity;
    });
    parent?.insertChildren(members, parent.childIndex(this));
    parent?.removeChild(this);
  }

  /** Destroys the body and its parts. */
  override destroy(): void {
    super.destroy();
    for (const part of this.members) part.destroy();
  }

  /** Returns the body as JSON data, including its parts. */
  override toJSON(): PlainObject {
    return { ...super.toJSON(), ...(this.members.length > 0 && { parts: this.members.map((part) => part.toJSON()) }) };
  }

  /**
   * Restores the body and recreates its parts.
   * @param data - JSON data of the body
   * @returns this body
   * @throws SceneError if a part is of an unknown class or is not a body, or for the reasons that {@link Node.fromJSON}
   * gives
   */
  override fromJSON({ parts = [], ...values }: PlainObject): this {
    if (!Array.isArray(parts)) return this.refuse(': parts must be a list');
    // Create all parts before changing anything, so that nothing is lost if one fails.
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
    return part instanceof BodyNode ? part : this.refuse(` cannot have ${part.describe()} as a part: it is not a body`);
  }

  /** Velocity of a part's centre of mass in the scene. */
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
