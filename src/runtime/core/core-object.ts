import { newId, withNewIds } from './ids';
import { createInstance } from './registry';
import { MetaObject, defineClass, type PlainObject } from './meta-object';
import { text } from './property';

/** Anything with an identity. The property editor shows it as the group "Object". */
export abstract class CoreObject extends MetaObject {
  /**
   * Free text; need not be unique.
   * @defaultValue ""
   */
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
    this.ownId = id;
    return this;
  }

  override describe(): string {
    return `${this.className} ${this.name ? `"${this.name}" ` : ''}(${this.id})`;
  }
}

defineClass(CoreObject, 'CoreObject', { name: text('') });
