/**
 * ECMAScript leaves the last bits of these functions to the engine and the processor, which a chaotic scene amplifies to metres. In single precision,
 * which Box2D is made for, all agree. (The operator `**` is not replaced.)
 */
const INEXACT = 'acos asin atan atan2 cbrt cos cosh exp expm1 hypot log log10 log1p log2 pow sin sinh tan tanh';

/** Makes arithmetic the same on every machine. Returns a function that undoes it. */
export function installPortableMath(): () => void {
  const names = INEXACT.split(' ');
  const native = Object.fromEntries(names.map((name) => [name, Reflect.get(Math, name)]));
  for (const name of names) {
    const exact: (...values: number[]) => number = native[name];
    Reflect.set(Math, name, (...values: number[]) => Math.fround(exact(...values)));
  }
  return () => void Object.assign(Math, native);
}
