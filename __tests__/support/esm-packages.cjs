const { transformSync } = require('@babel/core');

/** Jest runs CommonJS; packages that are ES modules have their imports and exports rewritten, the rest stay as they are. */
module.exports = {
  process(source, filename) {
    if (!/^\s*(?:import|export)\b/m.test(source)) return { code: source };
    return transformSync(source, {
      filename,
      babelrc: false,
      configFile: false,
      compact: false,
      plugins: ['@babel/plugin-transform-modules-commonjs'],
    });
  },
};
