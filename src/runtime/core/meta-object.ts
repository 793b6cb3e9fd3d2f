import { rangeHint, type Property } from './property';
import { SceneError } from './scene-error';

/** What an input of the property editor, or of a script's parameters, needs to know of a property. */
export interface PropertyDescriptor {
  /** Name of the property. */
  readonly path: string;
  readonly defaultValue: unknown;
  /** Least value. */
  readonly min?: number;
  /** Largest value. */
  readonly max?: number;
  /** The value must be greater than this; a property that has it has no `min`. */
  readonly above?: number;
  readonly step?: number;
  /** Kind of input, if it is not clear from the default value. The known one is `"Select"`. */
  readonly editor?: string;
  readonly selectOptions?: readonly { readonly value: string; readonly label: string }[];
  readonly description?: string;
}

/** Called when something has happened to an object. */
export type Listener = (...details: readonly unknown[]) => void;

/** The plain form of an object, as JSON has it. */
export type PlainObject = Record<string, unknown>;

type Properties = Readonly<Record<string, Property<unknown>>>;

interface ClassInfo {
  readonly name: string;
  /** All properties, inherited ones first. */
  readonly properties: Properties;
  /** The values that an object of the class starts with. */
  readonly defaults: PlainObject;
}

const classes = new Map<object, ClassInfo>();

const infoOf = (prototype: object): ClassInfo => {
  for (let at: object | null = prototype; at; at = Object.getPrototypeOf(at)) {
    const info = classes.get(at);
    if (info) return info;
  }
  return { name: '', properties: {}, defaults: {} };
};

/** The own properties of a class, each of the type that the class declares. */
export type OwnProperties<Instance> = { readonly [Name in keyof Instance]?: Property<Instance[Name]> };

/**
 * Tells a class its name and its own properties, and makes an accessor for each. The class declares the property with `declare`; to be called
 * once, right after the class.
 */
export function defineClass<Instance extends MetaObject>(
  of: { readonly prototype: Instance },
  name: string,
  own: OwnProperties<Instance> & Properties,
): void {
  const inherited = infoOf(Object.getPrototypeOf(of.prototype));
  const added: Properties = own;
  const properties = { ...inherited.properties, ...added };
  const defaults = Object.fromEntries(Object.entries(properties).map(([key, { defaultValue }]) => [key, defaultValue]));
  classes.set(of.prototype, { name, properties, defaults });
  for (const [key, property] of Object.entries(added)) {
    Object.defineProperty(of.prototype, key, {
      configurable: true,
      get(this: MetaObject) {
        return this.values[key];
      },
      set(this: MetaObject, value: unknown) {
        this.assign(key, property, value);
      },
    });
  }
}

/** All classes that were told their names, by these, for the scripts of a scene. */
export const definedClasses = (): PlainObject =>
  Object.fromEntries([...classes].map(([prototype, { name }]) => [name, prototype.constructor]));

const show = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value));

/**
 * The root of all classes: it gives every object type information, access to its properties by name, events and JSON.
 *
 * The property editor, saving and copying are built on it, so what they can do, a script can do too: read and write a property whose name
 * it only learns while it runs, listen for changes, or turn an object into plain data. Use the property itself (`node.x`) where you know
 * its name; it is shorter and does the same. Remove every listener that you add, best in the `destroy` of your script. A step of the
 * simulation moves bodies without an event.
 *
 * @example
 * ```js
 * // attach to a CircleNode
 * class Blush {
 *   constructor(node) {
 *     this.node = node;
 *     this.changes = 0;
 *     this.count = (name) => {
 *       if (name === 'fillColor') this.changes += 1;
 *     };
 *     node.on('propertyChanged', this.count);
 *   }
 *
 *   update() {
 *     // The faster it moves, the redder it is: full red from 8 m/s on.
 *     const share = Math.min(1, this.node.getProperty('linearVelocity') / 8);
 *     this.node.setProperty('fillColor', editor.pixiUtils.rgb2hex([1, 1 - share, 1 - share]));
 *     this.node.setProperty('text', `${this.changes}`);
 *   }
 *
 *   destroy() {
 *     this.node.off('propertyChanged', this.count);
 *   }
 * }
 * ```
 */
export abstract class MetaObject {
  /**
   * Values that differ from the defaults; the defaults show through.
   * @internal
   */
  readonly values: PlainObject;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor() {
    this.values = Object.create(infoOf(Object.getPrototypeOf(this)).defaults);
  }

  /** Name of the class, as saved scenes have it. */
  get className(): string {
    return infoOf(Object.getPrototypeOf(this)).name;
  }

  /** The editable properties of the class, in the order in which the property editor shows them, inherited ones first. */
  static get propertyDescriptors(): readonly PropertyDescriptor[] {
    return Object.entries(infoOf(this.prototype).properties).map(([path, property]) => {
      const { defaultValue, min, max, above, step, selectOptions } = property;
      return {
        path,
        defaultValue,
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        ...(above !== undefined && { above }),
        ...(step !== undefined && { step }),
        ...(selectOptions && { editor: 'Select', selectOptions }),
      };
    });
  }

  /**
   * The value of a property.
   * @param path - name of the property; parts of a value follow with dots, as in `"gravity.y"`
   * @throws SceneError if there is no such property
   */
  getProperty(path: string): unknown {
    const [name = '', ...parts] = path.split('.');
    let value: unknown = name in this ? Reflect.get(this, name) : this.refuse(`has no property "${name}"`);
    for (const part of parts) {
      if (typeof value !== 'object' || value === null || !(part in value)) this.refuse(`has no property "${path}"`);
      value = Reflect.get(Object(value), part);
    }
    return value;
  }

  /**
   * Changes a property, and tells the listeners of `propertyChanged`.
   * @param path - as for `getProperty`
   * @param value - what it is to be
   * @returns whether the value has changed
   * @throws SceneError if there is no such property, it cannot be set, or it does not take the value
   */
  setProperty(path: string, value: unknown): boolean {
    const [name = '', ...parts] = path.split('.');
    const property = infoOf(Object.getPrototypeOf(this)).properties[name];
    if (!property) return this.refuse(name in this ? `cannot change "${name}"` : `has no property "${name}"`);
    return this.assign(name, property, parts.length === 0 ? value : withPart(this.values[name], parts, value));
  }

  /**
   * Adds a listener. The event `propertyChanged` comes with the name of the property and its value; a step of the simulation sends none.
   * @param event - name of the event
   * @param handler - called with the details of each such event
   * @returns this object
   */
  on(event: string, handler: Listener): this {
    const known = this.listeners.get(event);
    if (known) known.add(handler);
    else this.listeners.set(event, new Set([handler]));
    return this;
  }

  /**
   * Removes a listener.
   * @param event - name of the event
   * @param handler - the function that was added
   * @returns this object
   */
  off(event: string, handler: Listener): this {
    this.listeners.get(event)?.delete(handler);
    return this;
  }

  /** The plain form of the object: its class, and every value that differs from the default. */
  toJSON(): PlainObject {
    const { properties } = infoOf(Object.getPrototypeOf(this));
    const changed = Object.entries(properties).flatMap(([name, { defaultValue }]) => {
      const value = this.values[name];
      return isSame(value, defaultValue) ? [] : [[name, value]];
    });
    return { class: this.className, ...Object.fromEntries(changed) };
  }

  /**
   * Takes all values from a plain form; what it does not mention becomes the default.
   * @returns this object
   * @throws SceneError if it is of another class, has a property that the class lacks, or a value that the property does not take
   */
  fromJSON({ class: className = this.className, ...data }: PlainObject): this {
    if (className !== this.className) this.refuse(` cannot be made of a ${String(className)}`);
    const { properties } = infoOf(Object.getPrototypeOf(this));
    for (const [name, value] of Object.entries(data)) {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!property) return this.refuse(`has no property "${name}"`);
      this.check(name, property, value);
    }
    this.assignAll(properties, data);
    return this;
  }

  /**
   * Calls the listeners of an event. Returns whether there were any.
   * @internal
   */
  protected emit(event: string, ...details: readonly unknown[]): boolean {
    const listeners = [...(this.listeners.get(event) ?? [])];
    for (const listener of listeners) listener(...details);
    return listeners.length > 0;
  }

  /** @internal */
  assign(name: string, property: Property<unknown>, value: unknown): boolean {
    this.check(name, property, value);
    const kept = property.keep ? property.keep(value) : value;
    if (isSame(this.values[name], kept)) return false;
    const before = this.values[name];
    this.values[name] = kept;
    try {
      this.changed(name, property.affects);
    } catch (error) {
      this.values[name] = before;
      throw error;
    }
    this.emit('propertyChanged', name, kept);
    return true;
  }

  /** Assigns all properties before anything hears of it, so that those which depend on each other may come in any order. */
  private assignAll(properties: Properties, data: PlainObject): void {
    const changed: string[] = [];
    const before = { ...this.values };
    for (const [name, property] of Object.entries(properties)) {
      const value = Object.hasOwn(data, name) ? data[name] : property.defaultValue;
      const kept = property.keep ? property.keep(value) : value;
      if (isSame(this.values[name], kept)) continue;
      this.values[name] = kept;
      changed.push(name);
    }
    const notifyAll = (): void => changed.forEach((name) => this.changed(name, properties[name]?.affects));
    try {
      notifyAll();
    } catch (error) {
      for (const name of Object.keys(this.values)) Reflect.deleteProperty(this.values, name);
      Object.assign(this.values, before);
      notifyAll();
      throw error;
    }
    for (const name of changed) this.emit('propertyChanged', name, this.values[name]);
  }

  private check(name: string, property: Property<unknown>, value: unknown): void {
    if (!property.accepts(value))
      this.refuse(`: ${name} must be ${property.wants}, not ${show(value)}${rangeHint(value)}`);
  }

  /**
   * Does what a change of a property asks for. If it throws, the property keeps its old value.
   * @internal
   */
  protected changed(_name: string, _effect: Property<unknown>['affects']): void {}

  /**
   * How messages call the object.
   * @internal
   */
  describe(): string {
    return this.className;
  }

  /** @internal */
  protected refuse(problem: string): never {
    throw new SceneError(`${this.describe()}${/^[: ]/.test(problem) ? '' : ' '}${problem}.`);
  }
}

defineClass(MetaObject, 'MetaObject', {});

/** A copy of an object in which one part is another. */
function withPart(whole: unknown, [part = '', ...rest]: readonly string[], value: unknown): unknown {
  const inner = Object(whole);
  return { ...inner, [part]: rest.length === 0 ? value : withPart(Reflect.get(inner, part), rest, value) };
}

/** Whether two values are the same for a reader; objects are compared by their JSON. */
const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
