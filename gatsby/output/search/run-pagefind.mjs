// Writes a Pagefind index of the pages on standard input, JSON lines `{ "url", "content" }`, into the folder of argument 1, without the selectors of
// argument 2. A separate process, since the package is an ES module, which Gatsby cannot load. Errors: on standard error, with status 1.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { close, createIndex } from 'pagefind';
import { z } from 'zod';

const [outputPath = '', excluded = ''] = process.argv.slice(2);
const page = z.object({ url: z.string(), content: z.string() });

/**
 * Returns the result of a call; throws its errors.
 * @template {{ errors: string[] }} Answer
 * @param {Promise<Answer>} call
 */
async function checked(call) {
  const answer = await call;
  if (answer.errors.length > 0) throw new Error(answer.errors.join('\n'));
  return answer;
}

try {
  const excludeSelectors = z.array(z.string()).parse(JSON.parse(excluded));
  const { index } = await checked(createIndex({ excludeSelectors, forceLanguage: 'en' }));
  if (index === undefined) throw new Error('Pagefind returned no index.');
  for await (const line of createInterface({ input: process.stdin }))
    await checked(index.addHTMLFile(page.parse(JSON.parse(line))));
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
