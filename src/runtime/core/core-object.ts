import { newId, withNewIds } from './ids';
import { createInstance } from './registry';
import { MetaObject, defineClass, type PlainObject } from './meta-object';
import { text } from './property';

/**
 * Anything with an identity: an id that no other object of the scene has, and a name for people.
 *
 * Nodes and assets refer to each other by id, never by name, so a name can be changed or used twice without harm. Use names to find nodes
 * from a script, and ids to link them. A clone is a full copy with an id of its own; it is in no tree until you add it. The property editor
 * shows this class as the group "Object".
 *
 * @example
 * ```js
 * class Twins {
 *   create(scene, position) {
 *     const left = new editor.RectangleNode(0.6, 0.6);
 *     left.name = 'left twin';
 *     left.initNode(position.x - 1, position.y);
 *
 *     const right = left.clone(); // the same in everything but the id
 *     right.name = 'right twin';
 *     right.initNode(position.x + 1, position.y, 30);
 *     scene.addChildren([left, right]);
 *
 *     // Whatever links two nodes takes their ids.
 *     scene.addChild(new editor.SpringNode(left.id, right.id, undefined, undefined, 1));
 *   }
 * }
 * ```
 */
export abstract class CoreObject extends MetaObject {
  /** Free text; need not be unique. */
  declare name: string;

  private ownId = newId();
  private isGone = false;

  /** A random string of 12 characters, unique in the scene. */
  get id(): string {
    return this.ownId;
  }

  /**
   * A copy with an id of its own. Of a node it has the whole subtree, with its scripts and user data.
   * @returns an object of the same class
   */
  clone(): this {
    return createInstance(this).fromJSON(withNewIds(this.toJSON()));
  }

  /** Whether the object was disposed of. */
  isDestroyed(): boolean {
    return this.isGone;
  }

  /** Releases what the object holds. It cannot be used any more. */
  destroy(): void {
    this.isGone = true;
  }

  override toJSON(): PlainObject {
    const { class: className, ...values } = super.toJSON();
    return { class: className, id: this.id, ...values };
  }

  /**
   * Also takes the id, if the plain form has one.
   * @throws SceneError as the class it overrides, and if the id is no string
   */
  override fromJSON({ id = this.ownId, ...values }: PlainObject): this {
    if (typeof id !== 'string' || id === '') this.refuse(`: id must be a string that is not empty, not ${String(id)}`);
    super.fromJSON(values);
    if (id !== this.ownId) this.identify(id);
    return this;
  }

  /**
   * Gives the object another id.
   * @internal
   */
  protected identify(id: string): void {
    this.ownId = id;
  }

  override describe(): string {
    return `${this.className} ${this.name ? `"${this.name}" ` : ''}(${this.id})`;
  }
}

defineClass(CoreObject, 'CoreObject', { name: text('') });
