// Writes a Pagefind index into the folder of its first argument, of what comes in: a line of JSON for each page, `{ "url", "content" }`.
// The second argument lists what in a page is not its text, as selectors. A process of its own, since the package is an ES module, which
// Gatsby cannot load. What goes wrong stands on the error output, and the exit status is 1.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { close, createIndex } from 'pagefind';

const [outputPath, excluded] = process.argv.slice(2);

/** What a call gives; throws what it complains of. */
async function checked(call) {
  const answer = await call;
  if (answer.errors.length > 0) throw new Error(answer.errors.join('\n'));
  return answer;
}

try {
  const { index } = await checked(createIndex({ excludeSelectors: JSON.parse(excluded), forceLanguage: 'en' }));
  for await (const line of createInterface({ input: process.stdin }))
    await checked(index.addHTMLFile(JSON.parse(line)));
  // Pagefind's own `writeFiles` answers before all is on the disk, and `close` then leaves a file empty on a busy machine.
  const { files } = await checked(index.getFiles());
  for (const { path, content } of files) {
    const file = join(outputPath, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await close();
}
