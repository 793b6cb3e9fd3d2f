// Reads pages from standard input, one JSON object `{ "url", "content" }` per line, and writes a Pagefind index to the folder in argument 1, without
// elements that match a selector in argument 2 (a JSON array). It is a process of its own because Gatsby cannot load the package, an ES module.
// Reports an error on standard error and exits with status 1.
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
