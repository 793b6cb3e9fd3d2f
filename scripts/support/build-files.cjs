/** What a build reads: files and folders below the project's root. */
exports.BUILD_FILES = [
  ...['content', 'gatsby', 'packages', 'picture-variants', 'scripts', 'src', 'static'],
  ...['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE'],
];
