// Runs TypeDoc on an entry file and writes its JSON model and its log to standard output. It is a process of its own, so that the compiler's memory
// is freed before pages are created, and because TypeDoc is an ES module, which the build cannot load.
// Usage: node run-typedoc.mjs <root> <entry>, absolute paths.
import { relative } from 'node:path';
import { Application, Logger, LogLevel, normalizePath, OptionDefaults } from 'typedoc';
import ts from 'typescript';

const [, , root = '', entry = ''] = process.argv;
/** @type {import('./extract').LogEntry[]} */
const log = [];

/** Collects warnings and errors with their positions. */
class Collector extends Logger {
  /** @type {{ file: string, line: number } | undefined} */
  place = undefined;

  /**
   * @override
   * @param {string} message
   * @param {Exclude<LogLevel, LogLevel.None>} _level
   * @param {Parameters<Logger['addContext']> extends [unknown, unknown, ...infer Place] ? Place : never} place
   */
  addContext(message, _level, ...[at, file]) {
    const source = typeof at === 'number' ? file : at?.getSourceFile();
    const position = typeof at === 'number' ? at : at?.getStart();
    this.place = source && {
      file: relative(root, source.fileName).replaceAll('\\', '/'),
      line: source.getLineAndCharacterOfPosition(position ?? 0).line + 1,
    };
    return message;
  }

  /** @override @param {string} message @param {LogLevel} level */
  log(message, level) {
    if (level >= LogLevel.Warn) log.push({ message, ...this.place });
    this.place = undefined;
  }
}

const app = await Application.bootstrap({
  entryPoints: [entry],
  plugin: [],
  excludePrivate: true,
  excludeProtected: true,
  excludeInternal: true,
  // Members of `Error`.
  excludeExternals: true,
  disableGit: true,
  sourceLinkTemplate: '{path}',
  basePath: root,
  readme: 'none',
  sort: ['source-order'],
  blockTags: [...OptionDefaults.blockTags, '@unit', '@range'],
  // `npm run check` checks the library's types; here, they are only read.
  skipErrorChecking: true,
});
const { config = {} } = ts.readConfigFile(`${root}/tsconfig.json`, (file) => ts.sys.readFile(file));
// The compiler options of the project, but only the files that the entry imports, without the types of all packages.
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [entry] }, ts.sys, root);
app.options.setCompilerOptions([entry], { ...options, types: [] }, []);
app.logger = new Collector();

const PRIMITIVE = ts.TypeFlags.Number | ts.TypeFlags.String | ts.TypeFlags.Boolean | ts.TypeFlags.BigInt;

/** Whether a type annotation contains an alias of a primitive type, such as `Color` for `number`. @param {ts.Node} node @param {ts.TypeChecker} checker @returns {boolean} */
function namesPrimitive(node, checker) {
  if (ts.isTypeReferenceNode(node)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const named = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (named && named.flags & ts.SymbolFlags.TypeAlias && checker.getDeclaredTypeOfSymbol(named).flags & PRIMITIVE)
      return true;
  }
  return ts.forEachChild(node, (child) => namesPrimitive(child, checker) || undefined) ?? false;
}

// TypeDoc converts the checker's types, in which such aliases are lost, so an annotation that contains one is converted as written.
const convertType = app.converter.convertType.bind(app.converter);
/** @param {import('typedoc').Context} context @param {ts.Type | ts.TypeNode | undefined} type @param {ts.TypeNode} [node] */
app.converter.convertType = (context, type, node) => {
  if (type === undefined || 'kind' in type) return convertType(context, type);
  return node && namesPrimitive(node, context.checker) ? convertType(context, node) : convertType(context, type, node);
};

const project = await app.convert();
process.stdout.write(
  JSON.stringify({ project: project ? app.serializer.projectToObject(project, normalizePath(root)) : null, log }),
);
