const {
  acos,
  asin,
  atan,
  atan2,
  cbrt,
  cos,
  cosh,
  exp,
  expm1,
  hypot,
  log,
  log10,
  log1p,
  log2,
  pow,
  sin,
  sinh,
  tan,
  tanh,
} = Math;

/**
 * ECMAScript leaves the last bits of these functions to the engine and the processor, which a chaotic scene amplifies to metres. In single precision,
 * which Box2D is made for, all agree. (The operator `**` is not replaced.)
 */
const PORTABLE: Partial<Math> = {
  acos: (x) => Math.fround(acos(x)),
  asin: (x) => Math.fround(asin(x)),
  atan: (x) => Math.fround(atan(x)),
  atan2: (y, x) => Math.fround(atan2(y, x)),
  cbrt: (x) => Math.fround(cbrt(x)),
  cos: (x) => Math.fround(cos(x)),
  cosh: (x) => Math.fround(cosh(x)),
  exp: (x) => Math.fround(exp(x)),
  expm1: (x) => Math.fround(expm1(x)),
  hypot: (...values) => Math.fround(hypot(...values)),
  log: (x) => Math.fround(log(x)),
  log10: (x) => Math.fround(log10(x)),
  log1p: (x) => Math.fround(log1p(x)),
  log2: (x) => Math.fround(log2(x)),
  pow: (x, y) => Math.fround(pow(x, y)),
  sin: (x) => Math.fround(sin(x)),
  sinh: (x) => Math.fround(sinh(x)),
  tan: (x) => Math.fround(tan(x)),
  tanh: (x) => Math.fround(tanh(x)),
};

/** Makes arithmetic the same on every machine. Returns a function that undoes it. */
export function installPortableMath(): () => void {
  const native = Object.fromEntries(Object.keys(PORTABLE).map((name) => [name, Reflect.get(Math, name)]));
  Object.assign(Math, PORTABLE);
  return () => void Object.assign(Math, native);
}
