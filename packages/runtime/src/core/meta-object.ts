import { isData, rangeHint, type Property } from './property';
import { SceneError } from './scene-error';

/** Description of a property, for an input of the Property Editor or a parameter of a script. */
export interface PropertyDescriptor {
  /** Name of the property. */
  readonly path: string;
  /** Value of a new object. */
  readonly defaultValue: unknown;
  /** Minimum value. */
  readonly min?: number;
  /** Maximum value. */
  readonly max?: number;
  /** Exclusive minimum: the value must be greater. A property with `above` has no `min`. */
  readonly above?: number;
  /** Increment of the input. */
  readonly step?: number;
  /** Type of the input, if the default value does not determine it. The only type is `"Select"`. */
  readonly editor?: string;
  /** Options of an input of type `"Select"`. */
  readonly selectOptions?: readonly { readonly value: string; readonly label: string }[];
  /** Text that explains the property. */
  readonly description?: string;
}

/** Event listener. The arguments depend on the event. */
export type Listener = (...details: readonly unknown[]) => void;

/** JSON data: an object that can be converted to JSON text and back. */
export type PlainObject = Record<string, unknown>;

type Properties = Readonly<Record<string, Property<unknown>>>;

interface ClassInfo {
  readonly name: string;
  /** All properties, inherited ones first. */
  readonly properties: Properties;
  /** Default values of all properties. */
  readonly defaults: PlainObject;
  /** Creates an instance; abstract classes have none. */
  create?: () => MetaObject;
}

const classes = new Map<object, ClassInfo>();

const infoOf = (prototype: object): ClassInfo => {
  for (let at: object | null = prototype; at; at = Object.getPrototypeOf(at)) {
    const info = classes.get(at);
    if (info) return info;
  }
  return { name: '', properties: {}, defaults: {} };
};

/** The property of this name, which may be one that all objects have, such as `toString`. */
const ownProperty = (properties: Properties, name: string): Property<unknown> | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

/** The own properties of a class, typed as the class declares them. */
export type OwnProperties<Instance> = { readonly [Name in keyof Instance]?: Property<Instance[Name]> };

/**
 * Registers the name and the own properties of a class, and creates an accessor for each property. The class declares
 * the properties with `declare`; call this once, right after the class. By its name, instances can be loaded and cloned,
 * so its constructor must work without arguments.
 */
export function defineClass<Instance extends MetaObject>(
  of: new () => Instance,
  name: string,
  own: OwnProperties<Instance> & Properties,
): void {
  defineAbstractClass(of, name, own);
  infoOf(of.prototype).create = () => new of();
}

/** The same for a class without instances of its own. */
export function defineAbstractClass<Instance extends MetaObject>(
  of: { readonly prototype: Instance },
  name: string,
  own: OwnProperties<Instance> & Properties,
): void {
  const inherited = infoOf(Object.getPrototypeOf(of.prototype));
  const properties = { ...inherited.properties, ...own };
  const defaults = Object.fromEntries(Object.entries(properties).map(([key, { defaultValue }]) => [key, defaultValue]));
  classes.set(of.prototype, { name, properties, defaults });
  for (const [key, property] of Object.entries<Property<unknown>>(own)) {
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

/** All classes with a registered name, by name, for the scripts of a scene. */
export const definedClasses = (): PlainObject =>
  Object.fromEntries([...classes].map(([prototype, { name }]) => [name, prototype.constructor]));

/**
 * Creates an instance of the class with a name.
 * @throws SceneError if the name is unknown
 */
export function createByName(className: string): MetaObject {
  const concrete = [...classes.values()].filter(({ create }) => create);
  const made = concrete.findLast(({ name }) => name === className)?.create?.();
  if (made) return made;
  const names = concrete.map(({ name }) => name).sort();
  throw new SceneError(`There is no class "${className}"; there are: ${names.join(', ')}.`);
}

/**
 * Creates an instance of the class of another object.
 * @throws SceneError if the class is not registered
 */
export function createInstance<Instance extends object>(like: Instance): Instance {
  const made = classes.get(Object.getPrototypeOf(like))?.create?.();
  if (!isLike(made, like)) throw new SceneError(`Objects of the class ${like.constructor.name} cannot be copied.`);
  return made;
}

const isLike = <Instance extends object>(made: object | undefined, like: Instance): made is Instance =>
  made !== undefined && Object.getPrototypeOf(made) === Object.getPrototypeOf(like);

const show = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value));

/**
 * The root of the class hierarchy: provides type information, access to properties by name, events and JSON.
 *
 * The Property Editor, saving and cloning are built on this class, so a script can do what they do: read and write a
 * property whose name is only known at run time, listen for changes, or convert an object to JSON data. If you know
 * the name, use the property itself (`node.x`), which is shorter and equivalent. Remove every listener that you add,
 * preferably in the `destroy` method of the script. A simulation step moves bodies without emitting events.
 *
 * @see {@link PropertyDescriptor}, {@link PlainObject}
 *
 * @example
 * ```js live title="The faster the ball moves, the redder it becomes; the number counts how often its colour has changed." alt="A pink ball with a number above a floor." attach=CircleNode floor=10 poster=0.6
 * class Blush {
 *   constructor(node) {
 *     this.node = node;
 *     this.changes = 0;
 *     node.restitution = 0.9;
 *     this.count = (name) => {
 *       if (name === 'fillColor') this.changes += 1;
 *     };
 *     node.on('propertyChanged', this.count);
 *   }
 *
 *   update() {
 *     const share = Math.min(1, this.node.getProperty('linearVelocity') / 8); // red at 8 m/s
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
   * Values that differ from the defaults, with the defaults as prototype.
   * @internal
   */
  readonly values: PlainObject;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor() {
    this.values = Object.create(infoOf(Object.getPrototypeOf(this)).defaults);
  }

  /** Name of the class, as it is stored in saved scenes. */
  get className(): string {
    return infoOf(Object.getPrototypeOf(this)).name;
  }

  /** The editable properties of the class in the order of the Property Editor, inherited ones first. */
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
   * Returns the value of a property.
   * @param path - name of the property, or a dotted path to a part of its value, such as `"gravity.y"`
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
   * Sets a property and emits `propertyChanged` if its value changes.
   * @param path - name of the property, or a dotted path to a part of its value, such as `"gravity.y"`
   * @param value - the new value
   * @returns whether the value has changed
   * @throws SceneError if there is no such property, it cannot be set, or the value is invalid
   */
  setProperty(path: string, value: unknown): boolean {
    const [name = '', ...parts] = path.split('.');
    const property = ownProperty(infoOf(Object.getPrototypeOf(this)).properties, name);
    if (!property) return this.refuse(name in this ? `cannot change "${name}"` : `has no property "${name}"`);
    return this.assign(name, property, parts.length === 0 ? value : withPart(this.values[name], parts, value));
  }

  /**
   * Adds an event listener. The event `propertyChanged` passes the name and the new value of the property; simulation
   * steps do not emit it.
   * @param event - name of the event
   * @param handler - called with the details of each event
   * @returns this object
   */
  on(event: string, handler: Listener): this {
    const known = this.listeners.get(event);
    if (known) known.add(handler);
    else this.listeners.set(event, new Set([handler]));
    return this;
  }

  /**
   * Removes an event listener.
   * @param event - name of the event
   * @param handler - the listener to remove
   * @returns this object
   */
  off(event: string, handler: Listener): this {
    this.listeners.get(event)?.delete(handler);
    return this;
  }

  /** Returns the object as JSON data: its class, and every value that differs from the default. */
  toJSON(): PlainObject {
    const { properties } = infoOf(Object.getPrototypeOf(this));
    const changed = Object.entries(properties).flatMap(([name, { defaultValue }]) => {
      const value = this.values[name];
      return isSame(value, defaultValue) ? [] : [[name, value]];
    });
    return { class: this.className, ...Object.fromEntries(changed) };
  }

  /**
   * Restores all properties from JSON data. Properties that it does not contain are reset to their defaults.
   * @param data - JSON data of the object
   * @returns this object
   * @throws SceneError if the data is of another class, or contains an unknown property or an invalid value
   */
  fromJSON({ class: className = this.className, ...data }: PlainObject): this {
    if (className !== this.className) this.refuse(` cannot be made of a ${String(className)}`);
    const { properties } = infoOf(Object.getPrototypeOf(this));
    for (const [name, value] of Object.entries(data)) {
      const property = ownProperty(properties, name);
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

  /**
   * Sets a property, and reverts it if the change is rejected. Returns whether the value has changed.
   * @internal
   */
  assign(name: string, property: Property<unknown>, value: unknown): boolean {
    this.check(name, property, value);
    const stored = property.toStored ? property.toStored(value) : value;
    if (isSame(this.values[name], stored)) return false;
    const before = this.values[name];
    this.values[name] = stored;
    try {
      this.changed(name, property.affects);
    } catch (error) {
      this.values[name] = before;
      throw error;
    }
    this.emit('propertyChanged', name, stored);
    return true;
  }

  /**
   * Assigns all properties before any listener is called, so that properties that depend on each other may come in any
   * order.
   */
  private assignAll(properties: Properties, data: PlainObject): void {
    const changed: string[] = [];
    const before = { ...this.values };
    for (const [name, property] of Object.entries(properties)) {
      const value = Object.hasOwn(data, name) ? data[name] : property.defaultValue;
      const stored = property.toStored ? property.toStored(value) : value;
      if (isSame(this.values[name], stored)) continue;
      this.values[name] = stored;
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
   * Applies the change of a property. If it throws, the property keeps its previous value.
   * @internal
   */
  protected changed(_name: string, _effect: Property<unknown>['affects']): void {}

  /**
   * Names the object in messages.
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

defineAbstractClass(MetaObject, 'MetaObject', {});

/** Copies an object with one part replaced. */
function withPart(whole: unknown, [part = '', ...rest]: readonly string[], value: unknown): unknown {
  const next = rest.length === 0 ? value : withPart(Reflect.get(Object(whole), part), rest, value);
  return Object.assign(Array.isArray(whole) ? [] : {}, whole, { [part]: next });
}

/** Compares two values, and lists and data objects by what they contain. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || !isData(a) || !isData(b)) return Object.is(a, b);
  const keys = Object.keys(a);
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => key in b && isSame(a[key], b[key]));
}
