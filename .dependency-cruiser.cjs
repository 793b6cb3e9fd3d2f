// Rules for imports between the parts of the code, checked by `npm run check:imports`.

const OURS = '^(?:src|gatsby|scripts)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular-imports',
      comment:
        'Files in a cycle can only be understood together. Imports of types may be circular: they do not exist at run time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'lib-is-independent',
      comment: 'Everything else may import packages/lib/src, which therefore imports nothing else of the project.',
      severity: 'error',
      from: { path: '^packages/lib/src/' },
      to: { path: OURS, pathNot: '^packages/lib/src/' },
    },
    {
      name: 'src-is-independent-of-the-build',
      comment: 'src runs in browsers: it has no access to the file system and does not import the build.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(?:(?:node:)?fs(?:/promises)?$|gatsby/|scripts/)' },
    },
    {
      name: 'library-is-independent',
      comment: 'The scripting library only depends on packages, and neither on React nor on the page.',
      severity: 'error',
      from: { path: '^packages/runtime/src/' },
      to: { path: `${OURS}|^node_modules/(?:react|react-dom|gatsby)/`, pathNot: '^packages/runtime/src/' },
    },
    {
      name: 'pages-do-not-import-physics',
      comment: 'Only the player imports the library; pages import only its messages.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:runtime|player)/' },
      to: {
        path: '^src/(?:runtime|player)/',
        pathNot: '^packages/player/src/messages/(?:protocol|parameter|readout|value-text|shortcuts|recording)[.]ts$',
      },
    },
    {
      name: 'player-only-imports-library',
      comment: 'The player only depends on the scripting library, and on what everything may import.',
      severity: 'error',
      from: { path: '^packages/player/src/' },
      to: { path: OURS, pathNot: '^src/(?:player|runtime|lib)/' },
    },
    {
      name: 'build-only-imports-content-components',
      comment:
        'The build only imports content components, packages/lib/src, the attributes of islands, and the data of scenes and previews from src.',
      severity: 'error',
      from: { path: '^gatsby/' },
      to: {
        path: '^src/',
        pathNot:
          '^src/(?:components/content/|lib/|(?:previews/preview|islands/attributes|player/messages/(?:parameter|readout|value-text))[.]ts$)',
      },
    },
    {
      name: 'independent-of-gatsby',
      comment: 'Code for texts, checks, scenes and the processing of finished pages does not depend on Gatsby.',
      severity: 'error',
      from: { path: '^gatsby/(?:checks|mdx|scenes|output)/' },
      to: { path: '^node_modules/gatsby/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'build-uses-dependencies',
      comment: '`npm run check:audit` only checks dependencies, so packages that the build runs must be among them.',
      severity: 'error',
      from: { path: '^(?:src|gatsby)/|^gatsby-[^/]+$', pathNot: '^scripts/prose/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      comment: 'Imports can be resolved, and their packages are declared in package.json.',
      severity: 'error',
      from: {},
      to: {
        dependencyTypes: ['unknown', 'undetermined', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
