import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(__dirname, '..');
const CODE = ['.ts', '.tsx', '.mjs', '.cjs'];
const PICTURES_AND_FONTS = ['.png', '.jpg', '.jpeg', '.woff2'];
const GENERATED = 'src/gatsby-types.d.ts';
const MOST_LINES = 300;
const MOST_FILES = 15;
const IS_CODE = /\.(?:[cm]?[jt]sx?|css)$/;

interface File {
  /** Path below the project's root. */
  path: string;
  text: string;
}

/** All files below a folder of the project, with slashes in their paths. */
const filesIn = (folder: string): File[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PICTURES_AND_FONTS.includes(extname(entry.name)))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => path !== GENERATED)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const codeIn = (folder: string): File[] => filesIn(folder).filter(({ path }) => CODE.includes(extname(path)));

const PARTS = ['src', 'gatsby', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/src`)];

const source = PARTS.flatMap(codeIn);
const allCode = ['src', 'gatsby', 'packages', 'scripts', '__tests__'].flatMap(codeIn);

const isAt = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** "file:line" for each line that is not allowed. */
const linesWith = (files: readonly File[], isForbidden: (line: string) => boolean): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (isForbidden(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );

/** A text with the lines of its code fences empty. */
function withoutFences(text: string): string {
  let fence = '';
  const lines = text.split('\n').map((line) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence) {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
      return '';
    }
    fence = mark;
    return mark ? '' : line;
  });
  return lines.join('\n');
}

test('there is something to look at', () => {
  expect(source.length).toBeGreaterThan(50);
  expect(filesIn('content').length).toBeGreaterThan(20);
});

test('content contains no code: nothing is imported or exported outside code fences', () => {
  const texts = filesIn('content').filter(({ path }) => ['.mdx', '.md'].includes(extname(path)));
  const bare = texts.map(({ path, text }) => ({ path, text: withoutFences(text) }));
  expect(linesWith(bare, (line) => /^(import|export)\s/.test(line))).toEqual([]);
});

test('a package and its tests import nothing by a path outside themselves', () => {
  const outside = codeIn('packages').flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import|require(?:Actual)?|mock)\s*\(?\s*'(\.[^']*)'/g)]
      .map(([, to = '']) => posix.join(posix.dirname(path), to))
      .filter((to) => !isAt(to, path.split('/', path.includes('/src/') ? 3 : 2).join('/')))
      .map((to) => `${path} → ${to}`),
  );
  expect(outside).toEqual([]);
});

test('the source of a package names no file of the site by its path', () => {
  const packages = source.filter(({ path }) => isAt(path, 'packages'));
  const isNaming = (line: string) =>
    [...line.matchAll(/'((?:src|gatsby|static|content)\/[^']*)'/g)].some(([, path = '']) =>
      existsSync(join(ROOT, path)),
    );
  expect(linesWith(packages, isNaming)).toEqual([]);
});

test('the model of the scripting library does not depend on the page', () => {
  const model = source.filter(
    ({ path }) => isAt(path, 'packages/runtime/src') && !isAt(path, 'packages/runtime/src/render'),
  );
  expect(
    linesWith(model, (line) => /\b(?:document|window|navigator)\./.test(line.replace(/\/\/.*|^\s*\*.*/, ''))),
  ).toEqual([]);
});

test('only packages/physics/src accesses private fields of the physics engine', () => {
  const others = source.filter(({ path }) => !isAt(path, 'packages/physics/src'));
  expect(linesWith(others, (line) => /\bm_[a-zA-Z]/.test(line))).toEqual([]);
});

test(`no source file has more than ${MOST_LINES} lines, not counting doc comments and empty lines`, () => {
  const long = PARTS.flatMap(filesIn)
    .map(({ path, text }) => ({
      path,
      lines: text.split('\n').filter((line) => !/^\s*(?:\/?\*.*)?$/.test(line)).length,
    }))
    .filter(({ lines }) => lines > MOST_LINES);
  expect(long).toEqual([]);
});

test(`no folder of code has more than ${MOST_FILES} files at its top`, () => {
  const files = [...PARTS, 'scripts', 'e2e', 'browsers'].flatMap(filesIn).filter(({ path }) => IS_CODE.test(path));
  const folders = files.map(({ path }) => posix.dirname(path));
  const crowded = [...new Set(folders)].filter(
    (folder) => folders.filter((each) => each === folder).length > MOST_FILES,
  );
  expect(crowded).toEqual([]);
});

test('no type is given up', () => {
  const isGivenUp = (line: string) =>
    /(?:[:<|&,]|=>|\bas|\bextends)\s*any\s*(?:[[\],;)>=|&{}]|$)/.test(line.replace(/\/\/.*|^\s*\*.*/, '')) ||
    // In the comments of plain scripts, where a type before a bracket is an assertion.
    /@\w+ \{(?:\*|[^*]*\bany\b[^*]*)\}|@type \{.*\} \*\/ ?\(/.test(line);
  expect(isGivenUp('const a: ' + 'any = 1;')).toBe(true);
  expect(isGivenUp('/** @param ' + '{any} a */')).toBe(true);
  expect(isGivenUp('const a = /** @type ' + '{string} */ (b);')).toBe(true);
  expect(linesWith(allCode, isGivenUp)).toEqual([]);
});

test('no complaint of the compiler is silenced', () => {
  expect(linesWith(allCode, (line) => /@ts-(?:ignore|nocheck|expect-error)/.test(line))).toEqual([]);
});

test('a complaint of the linter is silenced only for one line and with a reason', () => {
  const isBare = (line: string) =>
    /eslint-(?:disable)/.test(line) && !/eslint-(?:disable-next-line|disable-line) [\w@/, -]+ -- \S/.test(line);
  expect(linesWith(allCode, isBare)).toEqual([]);
});

test('the name of the product is only in content/site.yml', () => {
  const settings = 'content/site.yml';
  const { title }: { title: string } = parse(readFileSync(join(ROOT, settings), 'utf8'));
  expect(title).not.toBe('');
  const naming = ['src', 'gatsby', 'packages', '__tests__', 'content']
    .flatMap(filesIn)
    .filter(({ path, text }) => path !== settings && (text + path).includes(title));
  expect(naming.map(({ path }) => path)).toEqual([]);
});
