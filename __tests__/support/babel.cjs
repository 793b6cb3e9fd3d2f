/** How Jest reads the site's TypeScript. */
module.exports = require('babel-jest').default.createTransformer({
  presets: [
    ['babel-preset-gatsby', { reactRuntime: 'automatic' }],
    ['@babel/preset-typescript', { allowDeclareFields: true }],
  ],
});
