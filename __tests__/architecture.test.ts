import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(__dirname, '..');
const CODE = ['.ts', '.tsx', '.mjs', '.cjs'];
const PICTURES_AND_FONTS = ['.png', '.jpg', '.jpeg', '.woff2'];
const GENERATED = 'src/gatsby-types.d.ts';

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

test('a package and its tests import nothing by a path outside themselves', () => {
  const outside = codeIn('packages').flatMap(({ path, text }) =>
    [...text.matchAll(/(?:from|import|require(?:Actual)?|mock)\s*\(?\s*'(\.[^']*)'/g)]
      .map(([, to = '']) => posix.join(posix.dirname(path), to))
      .filter((to) => !isAt(to, path.split('/', path.includes('/src/') ? 3 : 2).join('/')))
      .map((to) => `${path} → ${to}`),
  );
  expect(outside).toEqual([]);
});

const isOfSite = ([, path = '']: readonly string[]) => existsSync(join(ROOT, path));
const withoutComment = (line: string) => line.replace(/\/\/.*|^\s*\*.*/, '');

/** Words in names for which the field has others: report or notify, state stream, alternate, destruction listener, patch, slim, defer. */
const OTHER_WORDS =
  /\b(?:tells?|told|tape|twin|farewell|mend|lean|whenFree)(?![a-z])|(?:Tells?|Told|Tape|Twin|Farewell|Mend|Lean|WhenFree)(?![a-z])/;
const namesIn = (line: string) => line.replace(/\/\/.*|^\s*\/?\*.*|'[^']*'|"[^"]*"|`[^`]*`|>[^<{]*</g, '');

test.each<[string, files: readonly File[], isForbidden: (line: string) => boolean]>([
  [
    'the source of a package names no file of the site by its path',
    source.filter(({ path }) => isAt(path, 'packages')),
    (line) => [...line.matchAll(/'((?:src|gatsby|static|content)\/[^']*)'/g)].some(isOfSite),
  ],
  [
    'the model of the scripting library does not depend on the page',
    source.filter(({ path }) => isAt(path, 'packages/runtime/src') && !isAt(path, 'packages/runtime/src/render')),
    (line) => /\b(?:document|window|navigator)\./.test(withoutComment(line)),
  ],
  [
    'only packages/physics/src accesses private fields of the physics engine',
    source.filter(({ path }) => !isAt(path, 'packages/physics/src')),
    (line) => /\bm_[a-zA-Z]/.test(line),
  ],
  [
    'no type is given up in the comments of plain scripts, where one before a bracket is an assertion',
    allCode,
    (line) => /@\w+ \{(?:\*|[^*]*\bany\b[^*]*)\}|@type \{.*\} \*\/ ?\(/.test(line),
  ],
  [
    'names are the terms of the field (OTHER_WORDS)',
    [...source, ...codeIn('scripts')],
    (line) => OTHER_WORDS.test(namesIn(line)),
  ],
  [
    'a complaint of the linter is silenced only for one line and with a reason',
    allCode,
    (line) =>
      /oxlint-(?:disable)/.test(line) && !/oxlint-(?:disable-next-line|disable-line) [\w@/, -]+ -- \S/.test(line),
  ],
])('%s', (_, files, isForbidden) => {
  expect(files).not.toEqual([]);
  const forbidden = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (isForbidden(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(forbidden).toEqual([]);
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
