/**
 * Writes a list of faults as it is, since Gatsby's output breaks lines at the width of the terminal, and paths with them. Returns one line that
 * says what the list was of, to end the build with.
 */
export function tellAbove(list: string): string {
  process.stderr.write(`\n${list}\n\n`);
  const [title = ''] = list.split('\n');
  return title.replace(/:$/, ', listed above.');
}
