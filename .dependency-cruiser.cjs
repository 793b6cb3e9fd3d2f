// Rules for imports between the parts of the code, checked by `npm run check:imports`.

const OURS = '^(?:src|gatsby|scripts)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Files that import one another can only be understood together. Types may go round: they are gone when code runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'lib-stands-alone',
      comment: 'src/lib is what everything else stands on.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: OURS, pathNot: '^src/lib/' },
    },
    {
      name: 'src-knows-no-build',
      comment: 'src runs in browsers: it knows neither the file system nor the build.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(?:(?:node:)?fs(?:/promises)?$|gatsby/|scripts/)' },
    },
    {
      name: 'library-stands-alone',
      comment: 'The scripting library stands on packages alone, without React and the page.',
      severity: 'error',
      from: { path: '^src/runtime/' },
      to: { path: `${OURS}|^node_modules/(?:react|react-dom|gatsby)/`, pathNot: '^src/runtime/' },
    },
    {
      name: 'pages-carry-no-physics',
      comment: 'Only the player stands on the library; pages know its messages alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:runtime|player)/' },
      to: { path: '^src/(?:runtime|player)/', pathNot: '^src/player/messages/protocol[.]ts$' },
    },
    {
      name: 'player-stands-on-library',
      comment: 'The player stands on the library alone.',
      severity: 'error',
      from: { path: '^src/player/' },
      to: { path: OURS, pathNot: '^src/(?:player|runtime)/' },
    },
    {
      name: 'build-renders-content',
      comment: 'The build takes from src only content components, src/lib and the attributes of islands.',
      severity: 'error',
      from: { path: '^gatsby/' },
      to: { path: '^src/', pathNot: '^src/(?:components/content/|lib/|islands/attributes[.]ts$)' },
    },
    {
      name: 'works-without-gatsby',
      comment: 'Texts, checks, scenes and what is made of finished pages do not need Gatsby.',
      severity: 'error',
      from: { path: '^gatsby/(?:checks|mdx|scenes|output)/' },
      to: { path: '^node_modules/gatsby/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'builds-run-dependencies',
      comment: '`npm run check:audit` asks about dependencies, so what builds run is among them.',
      severity: 'error',
      from: { path: '^(?:src|gatsby)/|^gatsby-[^/]+$', pathNot: '^gatsby/checks/prose/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'found',
      comment: 'What is imported is there, and declared in package.json.',
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
