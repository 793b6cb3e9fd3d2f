// Stands in for @box2d/core (0.10.0), whose entry re-exports each name by a getter. @box2d/particles reads them through its entry at each use, which
// takes half the time of a liquid; plain properties with the same values cost nothing. esbuild (`engine-plugin.cjs`) and Jest resolve the package to
// this file.
const core = require('@box2d/core/dist/index.js');

const ADVICE = 'Adapt packages/player/src/build/box2d-core.cjs to this version of @box2d/core, or remove it.';

if (!('b2World' in core) || !('b2Vec2' in core)) throw new Error(`@box2d/core does not export its classes. ${ADVICE}`);
for (const [name, { get, set }] of Object.entries(Object.getOwnPropertyDescriptors(core))) {
  if (name === '__esModule') continue;
  // What can be assigned would no longer reach the package.
  if (!get || set) throw new Error(`@box2d/core does not re-export ${name} by a getter. ${ADVICE}`);
}

module.exports = { ...core };
