// Reads pages from standard input, one JSON line each: `{ "url", "content" }`, and writes their Pagefind index into the folder of its first argument.
// The second argument lists selectors to ignore. It is a process of its own because the package is an ES module, which Gatsby cannot load. Errors go
// to standard error, with exit status 1.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { close, createIndex } from 'pagefind';

const [outputPath, excluded] = process.argv.slice(2);

/** Returns the result of a call; throws its errors. */
async function checked(call) {
  const answer = await call;
  if (answer.errors.length > 0) throw new Error(answer.errors.join('\n'));
  return answer;
}

try {
  const { index } = await checked(createIndex({ excludeSelectors: JSON.parse(excluded), forceLanguage: 'en' }));
  for await (const line of createInterface({ input: process.stdin }))
    await checked(index.addHTMLFile(JSON.parse(line)));
  // Pagefind's `writeFiles` resolves before everything is on disk, and `close` then leaves a file empty on a busy machine.
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
