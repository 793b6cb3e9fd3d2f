import { SceneError } from './scene-error';

type Constructor = new () => object;

const known = new Map<string, Constructor>();
const byPrototype = new Map<object, Constructor>();

/**
 * Registers a class by its name, so that instances can be loaded and cloned. Its constructor must work without
 * arguments.
 */
export function registerClass(name: string, of: Constructor): void {
  known.set(name, of);
  byPrototype.set(of.prototype, of);
}

/**
 * Creates an instance of the class with a name.
 * @throws SceneError if the name is unknown
 */
export function createByName(name: string): object {
  const of = known.get(name);
  if (!of) throw new SceneError(`There is no class "${name}"; there are: ${[...known.keys()].sort().join(', ')}.`);
  return new of();
}

/**
 * Creates an instance of the class of another object.
 * @throws SceneError if the class is not registered
 */
export function createInstance<Instance extends object>(like: Instance): Instance {
  const of = byPrototype.get(Object.getPrototypeOf(like));
  const made = of && new of();
  if (!isLike(made, like)) throw new SceneError(`Objects of the class ${like.constructor.name} cannot be copied.`);
  return made;
}

const isLike = <Instance extends object>(made: object | undefined, like: Instance): made is Instance =>
  made !== undefined && Object.getPrototypeOf(made) === Object.getPrototypeOf(like);
