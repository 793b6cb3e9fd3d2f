import { newId, withNewIds } from './ids';
import { MetaObject, createInstance, defineAbstractClass, type PlainObject } from './meta-object';
import { text } from './property';

/**
 * An object with an identity: an id that is unique in the scene, and an optional name.
 *
 * Nodes and assets refer to each other by id, never by name, so names can be changed or used more than once. Use names
 * to find nodes from a script, and ids to link them. A clone is a full copy with an id of its own; it belongs to no
 * tree until it is added to one. The Property Editor shows the properties of this class in the group **Object**.
 *
 * @see {@link Node}, {@link Asset}
 *
 * @example
 * ```js live title="The right box is a clone of the left one, with the same size and colour but a different id." alt="Two blue boxes joined by a spring." poster=0.1 floor=10
 * const left = new editor.RectangleNode(1, 1);
 * left.name = 'left twin';
 * left.fillColor = 0x3d80d6;
 * left.initNode(-1.5, 2);
 *
 * const right = left.clone(); // identical except for the id
 * right.name = 'right twin';
 * right.initNode(1.5, 2, 30);
 * scene.addChildren([left, right]);
 *
 * // Nodes are linked by their ids.
 * const spring = new editor.SpringNode(left.id, right.id, undefined, undefined, 1.5);
 * spring.lineColor = 0x7a8599;
 * scene.addChild(spring);
 * ```
 */
export abstract class CoreObject extends MetaObject {
  /** Name of the object; need not be unique. */
  declare name: string;

  private ownId = newId();
  private isGone = false;

  /** Id of the object, unique in the scene: a random string of 12 characters. */
  get id(): string {
    return this.ownId;
  }

  /**
   * Copies the object, with a new id. A copied node includes its whole subtree, with scripts and user data.
   * @returns the copy, an object of the same class
   * @example
   * ```js live title="All 36 bricks are clones of one that is never added to the scene itself." alt="A wall of red bricks." floor=12 poster=0.8
   * const brick = new editor.RectangleNode(1, 0.4);
   * brick.fillColor = 0xdd4f28;
   * for (let row = 0; row < 6; row++) {
   *   for (let column = 0; column < 6; column++) {
   *     const next = brick.clone();
   *     next.initNode(column - 2.5 + (row % 2) * 0.5, 0.2 + row * 0.4);
   *     scene.addChild(next);
   *   }
   * }
   * ```
   */
  clone(): this {
    return createInstance(this).fromJSON(withNewIds(this.toJSON()));
  }

  /** Reports whether `destroy` was called. */
  isDestroyed(): boolean {
    return this.isGone;
  }

  /** Destroys the object and releases its resources. It cannot be used afterwards. */
  destroy(): void {
    this.isGone = true;
  }

  /** Returns the object as JSON data: its class, its id, and every value that differs from the default. */
  override toJSON(): PlainObject {
    const { class: className, ...values } = super.toJSON();
    return { class: className, id: this.id, ...values };
  }

  /**
   * Restores the object from JSON data, including the id if there is one.
   * @param data - JSON data of the object
   * @returns this object
   * @throws SceneError if the id is not a string or is empty, or for the reasons that {@link MetaObject.fromJSON} gives
   */
  override fromJSON({ id = this.ownId, ...values }: PlainObject): this {
    if (typeof id !== 'string' || id === '') this.refuse(`: id must be a string that is not empty, not ${String(id)}`);
    super.fromJSON(values);
    if (id !== this.ownId) this.identify(id);
    return this;
  }

  /**
   * Changes the id.
   * @internal
   */
  protected identify(id: string): void {
    this.ownId = id;
  }

  override describe(): string {
    return `${this.className} ${this.name ? `"${this.name}" ` : ''}(${this.id})`;
  }
}

defineAbstractClass(CoreObject, 'CoreObject', { name: text('') });
