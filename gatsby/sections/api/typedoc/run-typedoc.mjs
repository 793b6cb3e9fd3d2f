// Runs TypeDoc on an entry file and writes its JSON model and its log to standard output. It runs in a process of its own, which frees the compiler's
// memory before pages are made; and TypeDoc is an ES module, unlike the build's own code.
// node run-typedoc.mjs <root> <entry>, both absolute.
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
  disableGit: true,
  sourceLinkTemplate: '{path}',
  basePath: root,
  readme: 'none',
  sort: ['source-order'],
  blockTags: [...OptionDefaults.blockTags, '@unit', '@range'],
  // `npm run check` type-checks the library; here, types are only read.
  skipErrorChecking: true,
});
const { config = {} } = ts.readConfigFile(`${root}/tsconfig.json`, (file) => ts.sys.readFile(file));
// Of the project's settings the compiler's alone: the files are those that the entry leads to, without the types of every package.
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [entry] }, ts.sys, root);
app.options.setCompilerOptions([entry], { ...options, types: [] }, []);
app.logger = new Collector();

const PRIMITIVE = ts.TypeFlags.Number | ts.TypeFlags.String | ts.TypeFlags.Boolean | ts.TypeFlags.BigInt;

/** Whether a written type has a name for a primitive type in it, as `Color` for `number`. @param {ts.Node} node @param {ts.TypeChecker} checker @returns {boolean} */
function namesPrimitive(node, checker) {
  if (ts.isTypeReferenceNode(node)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const named = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (named && named.flags & ts.SymbolFlags.TypeAlias && checker.getDeclaredTypeOfSymbol(named).flags & PRIMITIVE)
      return true;
  }
  return ts.forEachChild(node, (child) => namesPrimitive(child, checker) || undefined) ?? false;
}

// TypeDoc uses the checker's types, which do not retain such aliases: an annotation that contains one is converted as written.
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
