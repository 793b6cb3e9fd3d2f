import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { startThread } from '@physics-editor/lib/build/start-thread';
import { temporaryFolder, type Files } from '@physics-editor/lib/testing/temporary-folder';
import { renderText } from '../testing/render-text';
import { parsePrepared, parsedTexts } from '../src/source/parse';
import type { Parsed } from '../src/source/parse-texts';
import { prepareSource } from '../src/source/source';
import type { Rendering } from '../src/types';

// A folder has a text, `in.mdx` or `in.md`, and what becomes of it: `out.html` with the elements of `testing/components.ts`, a block a line, and
// `messages.txt` if there are any. A folder may also have `out.md`, the plain Markdown, `facts.txt`, and files beside the text. After a change that is
// meant, write what is expected by `UPDATE_FIXTURES=1 npx jest fixtures`, and read the difference.
const FOLDER = join(__dirname, '__fixtures__');
const isUpdate = process.env['UPDATE_FIXTURES'] === '1';
if (isUpdate && process.env['CI']) throw new Error('Fixtures are written by who changes the code, not in CI.');

const textOf = ({ faults, warnings }: Rendering, file: string): string =>
  [...faults, ...warnings]
    .map((one) => {
      const kind = warnings.includes(one) ? 'warning: ' : '';
      const place = one.file === `content/docs/page.${file}` ? '' : `${one.file}:`;
      return `${place}${one.line}:${one.column ?? ''} ${kind}${one.message}\n    ${one.hint}\n`;
    })
    .join('');

/** The start of a block. */
const BLOCK =
  /\n*(<(?:p|h[2-6]|[uod]l|li|d[td]|table|tr|blockquote|details|section|content-(?!picture|zoom|formula)[\w-]+)[\s>])/g;

const linesOf = (html: string): string => (html === '' ? '' : `${html.trim().replace(BLOCK, '\n$1').trim()}\n`);

/** One line for each fact, and for each heading and link. */
const factsOf = ({ headings, anchors, links, excerpt, firstParagraph, words }: Rendering): string =>
  Object.entries({ heading: headings, anchors, link: links, excerpt, firstParagraph, words })
    .flatMap(([name, value]) =>
      (name === 'heading' || name === 'link' ? [value].flat() : [value]).map((one) => [name, one]),
    )
    .map(([name, value]) => `${String(name)}: ${JSON.stringify(value)}\n`)
    .join('');

const typeOf = (name: string) => (existsSync(join(FOLDER, name, 'in.md')) ? 'md' : 'mdx');
const textIn = (name: string) => readFileSync(join(FOLDER, name, `in.${typeOf(name)}`), 'utf8');
const NAMES = readdirSync(FOLDER);

/** Has a thread parse files, as a build does. */
async function parseAhead(files: Files) {
  const thread = await startThread('packages/markdown/src/source/parse-texts.ts', temporaryFolder(files));
  thread.on('message', ([key, tree]: Parsed) => parsedTexts.set(key, tree));
  await once(thread, 'exit');
}

beforeAll(async () => {
  const files = NAMES.map((name) => [`content/docs/${name}.${typeOf(name)}`, textIn(name)]);
  await parseAhead(Object.fromEntries(files));
});

test.each(NAMES)('%s, by its tree of another thread and by its own', async (name) => {
  const pathOf = (file: string) => join(FOLDER, name, file);
  const type = typeOf(name);
  const read = (file: string) => (existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : null);
  const source = async (file: string) => read(file.replace(/^docs\//, ''));
  const render = () => renderText(textIn(name), { source }, `docs/page.${type}`);
  const rendering = await render();
  expect(await render()).toEqual(rendering);
  const written: Readonly<Record<string, string>> = {
    'out.html': linesOf(rendering.html),
    'messages.txt': textOf(rendering, type),
    ...(existsSync(pathOf('out.md')) ? { 'out.md': `${rendering.markdown}\n` } : {}),
    ...(existsSync(pathOf('facts.txt')) ? { 'facts.txt': factsOf(rendering) } : {}),
  };
  for (const [file, text] of Object.entries(written)) {
    if (isUpdate && text) writeFileSync(pathOf(file), text);
    else if (isUpdate) rmSync(pathOf(file), { force: true });
    else expect([file, text]).toEqual([file, read(file) ?? '']);
  }
});

test('a text is parsed by the other thread', async () => {
  const text = 'One {/* note */} line.\n';
  await parseAhead({ 'content/docs/a.mdx': text });
  const parse = () => parsePrepared('docs/a.mdx', prepareSource(text));
  const [theirs, own] = [parse(), parse()];
  expect(theirs).toEqual(own);
  // What comes from a thread has no classes.
  expect(theirs).not.toStrictEqual(own);
});
