/** The folders whose code is mutated, each with its own tests: patterns below `__tests__`. A test of something else detects mutants by accident. */
export const FOLDERS = {
  'src/lib': ['lib/*'],
  // The planted faults are for all checks together, and take a minute.
  'gatsby/checks': ['gatsby/checks/!(planted-faults)'],
  'src/runtime/geometry': ['runtime/{bodies,boolean,gears,multipart,paths,polygons}'],
  'src/runtime/core': ['runtime/*'],
  'src/shell': ['shell/*'],
  'gatsby/mdx': ['gatsby/mdx/*'],
};
