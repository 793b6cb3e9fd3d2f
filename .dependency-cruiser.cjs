// Rules for imports between the parts of the code, checked by `npm run check:imports`.

/** Our packages, in the order in which they may depend on each other: each on those before it. `publish` and `markdown` do not know each other. */
const PACKAGES = {
  lib: [],
  physics: [],
  runtime: ['physics'],
  player: ['lib', 'runtime'],
  reference: ['lib', 'runtime', 'player'],
  markdown: ['lib', 'player'],
  publish: ['lib', 'player'],
  import: ['lib', 'markdown'],
};
/** What is not a package: the site, and the commands beside it. */
const SITE = '^(?:src|gatsby|scripts|__tests__)/|^gatsby-[^/]+$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const directions = Object.entries(PACKAGES).map(([name, allowed]) => ({
  name: `${name}-imports`,
  comment: `packages/${name} imports ${allowed.join(', ') || 'nothing of ours'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: `${SITE}|^packages/(?!(?:${[name, ...allowed].join('|')})/)` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'no-circular-imports',
      comment:
        'Files in a cycle, if only of types, can only be understood together: a part talks to an interface that it owns.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'src-is-independent-of-the-build',
      comment: 'src runs in browsers: it has no access to the file system and does not import the build.',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        path: '^(?:(?:node:)?fs(?:/promises)?$|gatsby/|scripts/|packages/(?:markdown|publish|import)/|packages/lib/src/(?:build|content)/)',
      },
    },
    {
      name: 'library-is-independent',
      comment: 'The scripting library depends neither on React nor on the page.',
      severity: 'error',
      from: { path: '^packages/runtime/' },
      to: { path: '^node_modules/(?:react|react-dom|gatsby)/' },
    },
    {
      name: 'pages-do-not-import-physics',
      comment: 'Only the player imports the library; pages import its messages, and the page’s side of a frame.',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        path: '^packages/(?:runtime|player)/',
        pathNot:
          '^packages/player/src/(?:page/|messages/(?:protocol|parameter|readout|value-text|shortcuts|recording)[.]ts$)',
      },
    },
    {
      name: 'build-only-imports-content-components',
      comment:
        'The build only imports content components, the attributes of islands and the data of previews from src.',
      severity: 'error',
      from: { path: '^gatsby/' },
      to: {
        path: '^src/',
        pathNot: '^src/(?:components/content/|(?:previews/preview|islands/attributes)[.]ts$)',
      },
    },
    {
      name: 'packages-are-independent-of-gatsby',
      comment: 'Only the site depends on Gatsby.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^node_modules/gatsby' },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'What tests share is not part of the site.',
      severity: 'error',
      from: { path: '^(?:src|gatsby|packages/[^/]+/src)/|^gatsby-[^/]+$' },
      to: { path: '^packages/[^/]+/testing/' },
    },
    {
      name: 'build-uses-dependencies',
      comment: 'Packages that the build runs are among the dependencies.',
      severity: 'error',
      from: { path: '^(?:src|gatsby|packages/[^/]+/src)/|^gatsby-[^/]+$' },
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
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
