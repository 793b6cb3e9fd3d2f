// Reads pages from standard input, one JSON object `{ "url", "content" }` per line, and writes a Pagefind index to the folder in argument 1, and the
// words of the index to `words.txt`, the most frequent first. It is a process of its own because Gatsby cannot load the package, an ES module.
// Reports an error on standard error and exits with status 1.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { z } from 'zod';

/** An attribute on the tags of every card would take the showcase over its budget. What scripts take over is no text, and a whole listing would outweigh the prose. Pagefind leaves out navigation, footers, labels and drawings by itself. */
const excludeSelectors = ['[data-island-root]', 'button', 'figure details', 'math', '.showcase-tags'];

const [outputPath = ''] = process.argv.slice(2);
const page = z.object({ url: z.string(), content: z.string() });
/** What Pagefind stores of a page, after its own signature. */
const fragment = z.object({ content: z.string() });

/** @type {Map<string, number>} */
const words = new Map();

/**
 * Counts the words of a page, without accents: names as a whole, and the words that they consist of.
 * @param {Uint8Array} compressed
 */
function countWords(compressed) {
  const text = gunzipSync(compressed).toString();
  const { content } = fragment.parse(JSON.parse(text.slice(text.indexOf('{'))));
  const plain = content.normalize('NFD').replace(/\p{M}/gu, '');
  const separated = plain.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  for (const word of new Set(`${plain} ${separated}`.toLowerCase().match(/\p{L}{3,}/gu))) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
}

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
    if (path.endsWith('.pf_fragment')) countWords(content);
  }
  const byFrequency = [...words].sort(([a, often], [b, oftener]) => oftener - often || (a < b ? -1 : 1));
  writeFileSync(join(outputPath, 'words.txt'), byFrequency.map(([word]) => word).join(' '));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await close();
}
