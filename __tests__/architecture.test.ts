import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(__dirname, '..');
const CODE = ['.ts', '.tsx'];
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

const source = [...codeIn('src'), ...codeIn('gatsby')];
const allCode = [...source, ...codeIn('__tests__')];

const IMPORTS = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** What a file imports: packages by name, files as `/src/lib/addresses`, from the project's root. */
const importsOf = ({ path, text }: File): string[] =>
  [...text.matchAll(IMPORTS)].map(([, , name = '']) =>
    name.startsWith('.') ? posix.join('/', posix.dirname(path), name) : name,
  );

const isAt = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** "file → import" for each import that is not allowed. */
const forbiddenImports = (files: readonly File[], isForbidden: (name: string) => boolean): string[] =>
  files.flatMap((file) =>
    importsOf(file)
      .filter(isForbidden)
      .map((name) => `${file.path} → ${name}`),
  );

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
  expect(importsOf({ path: 'src/lib/a.ts', text: "import { b } from './b';\nawait import('node:fs')" })).toEqual([
    '/src/lib/b',
    'node:fs',
  ]);
});

test('content holds no code: nothing is imported or exported outside code fences', () => {
  const texts = filesIn('content').filter(({ path }) => ['.mdx', '.md'].includes(extname(path)));
  const bare = texts.map(({ path, text }) => ({ path, text: withoutFences(text) }));
  expect(linesWith(bare, (line) => /^(import|export)\s/.test(line))).toEqual([]);
});

test('src/lib stands on nothing else of ours', () => {
  const lib = source.filter(({ path }) => isAt(path, 'src/lib'));
  expect(forbiddenImports(lib, (name) => name.startsWith('/') && !isAt(name, '/src/lib'))).toEqual([]);
});

test('src knows neither the file system nor the build', () => {
  const site = source.filter(({ path }) => isAt(path, 'src'));
  expect(
    forbiddenImports(site, (name) => ['fs', 'node:fs', '/gatsby'].some((forbidden) => isAt(name, forbidden))),
  ).toEqual([]);
});

test('the scripting library stands on packages alone, without React and the page', () => {
  const runtime = source.filter(({ path }) => isAt(path, 'src/runtime'));
  const isForeign = (name: string) =>
    (name.startsWith('/') && !isAt(name, '/src/runtime')) ||
    ['react', 'react-dom', 'gatsby'].some((at) => isAt(name, at));
  expect(forbiddenImports(runtime, isForeign)).toEqual([]);
  const model = runtime.filter(({ path }) => !isAt(path, 'src/runtime/render'));
  expect(
    linesWith(model, (line) => /\b(?:document|window|navigator)\./.test(line.replace(/\/\/.*|^\s*\*.*/, ''))),
  ).toEqual([]);
});

test('only src/runtime/engine knows the fields of the physics engine that its users are not meant to know', () => {
  const others = source.filter(({ path }) => !isAt(path, 'src/runtime/engine'));
  expect(linesWith(others, (line) => /\bm_[a-zA-Z]/.test(line))).toEqual([]);
});

test('pages carry no physics: only the player stands on the library, and pages know of the player its messages alone', () => {
  const page = source.filter(
    ({ path }) => isAt(path, 'src') && !['src/runtime', 'src/player'].some((place) => isAt(path, place)),
  );
  expect(forbiddenImports(page, (name) => isAt(name, '/src/runtime'))).toEqual([]);
  expect(
    forbiddenImports(page, (name) => isAt(name, '/src/player') && name !== '/src/player/messages/protocol'),
  ).toEqual([]);
  const player = source.filter(({ path }) => isAt(path, 'src/player'));
  const isForeign = (name: string) =>
    name.startsWith('/') && !['/src/player', '/src/runtime'].some((place) => isAt(name, place));
  expect(forbiddenImports(player, isForeign)).toEqual([]);
});

test('the build takes from src only content components, src/lib and the attributes of islands', () => {
  const build = source.filter(({ path }) => isAt(path, 'gatsby'));
  const allowed = ['/src/components/content', '/src/lib', '/src/islands/attributes'];
  expect(forbiddenImports(build, (name) => isAt(name, '/src') && !allowed.some((place) => isAt(name, place)))).toEqual(
    [],
  );
});

const withoutTypes = ({ path, text }: File): File => ({ path, text: text.replaceAll(/^ *import type [^;]*;/gm, '') });

test('texts, checks, scenes and what is made of finished pages do not need Gatsby', () => {
  const folders = ['checks', 'mdx', 'scenes', 'output'].map((name) => `gatsby/${name}`);
  const free = source.filter(({ path }) => folders.some((folder) => isAt(path, folder))).map(withoutTypes);
  expect(forbiddenImports(free, (name) => isAt(name, 'gatsby'))).toEqual([]);
});

test('what builds run is among the dependencies, which are asked about by `npm run check:audit`', () => {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const entries = readdirSync(ROOT).filter((path) => /^gatsby-.+\.tsx?$/.test(path));
  const build = [
    ...entries.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
    ...[...filesIn('src'), ...filesIn('gatsby')].filter(({ path }) => /\.[cm]?[jt]sx?$/.test(path)),
  ];
  const run = build.filter(({ path }) => !isAt(path, 'gatsby/checks/prose')).map(withoutTypes);
  expect(run.map(({ path }) => path)).toContain('gatsby/sections/api/typedoc/run-typedoc.mjs');
  expect(forbiddenImports(run, (name) => Object.keys(devDependencies).some((each) => isAt(name, each)))).toEqual([]);
});

test(`no source file has more than ${MOST_LINES} lines, doc comments and empty lines left out`, () => {
  const long = [...filesIn('src'), ...filesIn('gatsby')]
    .map(({ path, text }) => ({
      path,
      lines: text.split('\n').filter((line) => !/^\s*(?:\/?\*.*)?$/.test(line)).length,
    }))
    .filter(({ lines }) => lines > MOST_LINES);
  expect(long).toEqual([]);
});

test(`no folder of code has more than ${MOST_FILES} files at its top`, () => {
  const files = ['src', 'gatsby', 'scripts', 'e2e', 'browsers']
    .flatMap(filesIn)
    .filter(({ path }) => IS_CODE.test(path));
  const folders = files.map(({ path }) => posix.dirname(path));
  const crowded = [...new Set(folders)].filter(
    (folder) => folders.filter((each) => each === folder).length > MOST_FILES,
  );
  expect(crowded).toEqual([]);
});

test('no type is given up', () => {
  const isGivenUp = (line: string) =>
    /(?:[:<|&,]|=>|\bas|\bextends)\s*any\s*(?:[[\],;)>=|&{}]|$)/.test(line.replace(/\/\/.*|^\s*\*.*/, ''));
  expect(isGivenUp('const a: ' + 'any = 1;')).toBe(true);
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

test('the name of the product stands in content/site.yml alone', () => {
  const settings = 'content/site.yml';
  const { title }: { title: string } = parse(readFileSync(join(ROOT, settings), 'utf8'));
  expect(title).not.toBe('');
  const naming = ['src', 'gatsby', '__tests__', 'content']
    .flatMap(filesIn)
    .filter(({ path, text }) => path !== settings && (text + path).includes(title));
  expect(naming.map(({ path }) => path)).toEqual([]);
});
