import { SceneError } from './scene-error';

type Constructor = new () => object;

const known = new Map<string, Constructor>();
const byPrototype = new Map<object, Constructor>();

/** Lets objects of a class be made by its name, when a scene is loaded, and be cloned. Its constructor must need no argument. */
export function registerClass(name: string, of: Constructor): void {
  known.set(name, of);
  byPrototype.set(of.prototype, of);
}

/**
 * A new object of the class with a name.
 * @throws SceneError for an unknown name
 */
export function createByName(name: string): object {
  const of = known.get(name);
  if (!of) throw new SceneError(`There is no class "${name}"; there are: ${[...known.keys()].sort().join(', ')}.`);
  return new of();
}

/** A new object of the class of another. */
export function createInstance<Instance extends object>(like: Instance): Instance {
  const of = byPrototype.get(Object.getPrototypeOf(like));
  const made = of && new of();
  if (!isLike(made, like)) throw new SceneError(`Objects of the class ${like.constructor.name} cannot be copied.`);
  return made;
}

const isLike = <Instance extends object>(made: object | undefined, like: Instance): made is Instance =>
  made !== undefined && Object.getPrototypeOf(made) === Object.getPrototypeOf(like);
