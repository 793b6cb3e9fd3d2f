/**
 * The folders whose code is mutated, each with the Jest project of its own tests and their pattern below `__tests__`. Tests of other code are left
 * out, since they detect mutants only by accident.
 */
export const FOLDERS = {
  'src/lib': { project: 'build', tests: 'lib/**/*' },
  // The planted faults test all checks together and take a minute.
  'gatsby/checks': { project: 'build', tests: 'gatsby/checks/!(planted-faults)' },
  'src/runtime/geometry': {
    project: 'build',
    tests: 'runtime/{bodies,boolean,gears,geometry/*,multipart,paths,polygons}',
  },
  'src/runtime/core': { project: 'build', tests: 'runtime/{core/*,editor,graph,save-load,scene}' },
  'src/shell': { project: 'components', tests: '{shell/**/*,components/{drawer,sidebar},search/search-dialog}' },
  'gatsby/mdx': { project: 'build', tests: 'gatsby/mdx/*' },
};
