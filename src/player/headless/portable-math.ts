/**
 * ECMAScript leaves the last bits of these functions to the engine and the processor, which a chaotic scene amplifies to metres. In single precision,
 * which Box2D is made for, all agree. (The operator `**` is not replaced.)
 */
const INEXACT = 'acos asin atan atan2 cbrt cos cosh exp expm1 hypot log log10 log1p log2 pow sin sinh tan tanh'.split(
  ' ',
);

/** Makes arithmetic the same on every machine. Returns a function that undoes it. */
export function installPortableMath(): () => void {
  const native = Object.fromEntries(INEXACT.map((name) => [name, Reflect.get(Math, name)]));
  for (const name of INEXACT) {
    const exact: (...values: number[]) => number = native[name];
    Reflect.set(Math, name, (...values: number[]) => Math.fround(exact(...values)));
  }
  return () => void Object.assign(Math, native);
}
