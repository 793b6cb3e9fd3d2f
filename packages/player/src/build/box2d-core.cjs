// Stands in for @box2d/core (0.10.0), whose entry re-exports each name by a getter. @box2d/particles reads them through its entry at each use, which
// takes half the time of a liquid; plain properties with the same values cost nothing. esbuild (`engine-plugin.cjs`) and Jest resolve the package to
// this file. Its test fails for another version of the package that needs more than this, or no longer needs it.
module.exports = { ...require('@box2d/core/dist/index.js') };
