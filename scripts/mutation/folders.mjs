/**
 * The folders whose code is mutated, each with its own tests, by the name of their project in Jest and a pattern below `__tests__`. A test of
 * something else detects mutants by accident.
 */
export const FOLDERS = {
  'src/lib': { project: 'build', tests: 'lib/**/*' },
  // The planted faults are for all checks together, and take a minute.
  'gatsby/checks': { project: 'build', tests: 'gatsby/checks/!(planted-faults)' },
  'src/runtime/geometry': {
    project: 'build',
    tests: 'runtime/{bodies,boolean,gears,geometry/*,multipart,paths,polygons}',
  },
  'src/runtime/core': { project: 'build', tests: 'runtime/{core/*,editor,graph,save-load,scene}' },
  'src/shell': { project: 'components', tests: '{shell/**/*,components/{drawer,sidebar},search/search-dialog}' },
  'gatsby/mdx': { project: 'build', tests: 'gatsby/mdx/*' },
};
