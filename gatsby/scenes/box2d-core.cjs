// Stands in for @box2d/core (0.10.0), whose entry re-exports all names by getters. @box2d/particles reads them by their name at each use, thousands of
// times per step: a third of the time of a liquid. The same values as plain properties cost nothing. esbuild and Jest resolve the package to this file.
const core = require('../../node_modules/@box2d/core/dist/index.js');

const names = Object.keys(core);
if (!names.includes('b2World') || !names.includes('b2Vec2')) {
  throw new Error('@box2d/core exports other names than version 0.10.0: adapt gatsby/scenes/box2d-core.cjs, or remove it.');
}
for (const name of names) {
  const { get, set } = Object.getOwnPropertyDescriptor(core, name) ?? {};
  // A setter, or a value that is replaced later, would be lost in a copy.
  if (!get || set) {
    throw new Error(`@box2d/core no longer re-exports ${name} by a getter: adapt gatsby/scenes/box2d-core.cjs, or remove it.`);
  }
}

module.exports = { ...core };
