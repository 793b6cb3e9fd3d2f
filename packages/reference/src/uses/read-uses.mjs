// Finds what scenes use of the library, by the types that the compiler infers: reads an array of scripts (`scene-uses.ts`) as JSON from standard input,
// and writes for each the declarations that its names refer to: ["Symbol"] or ["Class", "member"]. A value whose type is unknown is attributed to
// nothing. It is a process of its own, so that the compiler's memory is freed before pages are created.
// Usage: node read-uses.mjs <root>, an absolute path.
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import ts from 'typescript';
import { z } from 'zod';

const [, , root = ''] = process.argv;
const scripts = z.array(z.object({ code: z.string(), added: z.string() })).parse(await json(process.stdin));

const PACKAGES = join(root, 'packages').replaceAll('\\', '/');
const LIBRARY = `${PACKAGES}/runtime/src`;
const FOLDER = join(root, 'scenes-in-memory').replaceAll('\\', '/');
const GLOBALS = `${FOLDER}/globals.d.ts`;
/** @param {number} at */
const fileOf = (at) => `${FOLDER}/${at}.js`;

const globals = `
import type * as library from '${LIBRARY}/index';
declare global {
  const scene: library.Scene;
  const editor: typeof library & {
    utils: unknown;
    pixiUtils: unknown;
    root: { scene: library.Scene; zoomScene(): void; keyboardManager: library.KeyboardManager };
  };
  const player: unknown;
}
`;

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  allowJs: true,
  checkJs: false,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2023.d.ts'],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  // Without strict null checks, a method that may return nothing has the type of what it returns.
  strict: false,
};

const host = ts.createCompilerHost(OPTIONS);
/** @type {Map<string, ts.SourceFile>} */
const parsed = new Map();

/** A program of the scenes with these codes. @param {readonly string[]} texts */
function programOf(texts) {
  const files = new Map([[GLOBALS, globals]]);
  texts.forEach((text, at) => files.set(fileOf(at), text));
  const program = ts.createProgram([...files.keys()], OPTIONS, {
    ...host,
    fileExists: (name) => files.has(name) || host.fileExists(name),
    readFile: (name) => files.get(name) ?? host.readFile(name),
    getSourceFile: (name, version) => {
      const text = files.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, version, true);
      const file = parsed.get(name) ?? host.getSourceFile(name, version);
      if (file) parsed.set(name, file);
      return file;
    },
  });
  return { program, checker: program.getTypeChecker() };
}

/**
 * The code with the types of nodes that its scripts are attached to, in comments that add no line.
 * @param {ts.SourceFile | undefined} file
 * @param {ts.TypeChecker} checker
 */
function withHosts(file, checker) {
  if (!file) return '';
  /** @type {Map<string, string>} */
  const hosts = new Map();
  /** @type {{ name: string, at: number }[]} */
  const constructors = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && /^player\.attach$/.test(node.expression.getText())) {
      const [on, script] = node.arguments;
      const type = on && checker.getTypeAtLocation(on).symbol;
      if (type && script && ts.isIdentifier(script) && isOfLibrary(type)) hosts.set(script.text, type.name);
    }
    if (ts.isConstructorDeclaration(node) && node.parent.name) {
      const [parameter] = node.parameters;
      if (parameter) constructors.push({ name: node.parent.name.text, at: parameter.getStart() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return constructors.reduceRight((text, { name, at }) => {
    const type = hosts.get(name);
    if (type === undefined) return text;
    return `${text.slice(0, at)}/** @type {import('${LIBRARY}/index').${type}} */ ${text.slice(at)}`;
  }, file.text);
}

/** @param {ts.Symbol} symbol */
const isOfLibrary = (symbol) =>
  symbol.declarations?.some((each) => each.getSourceFile().fileName.startsWith(`${PACKAGES}/`)) ?? false;

/**
 * What the first lines of a file use.
 * @param {ts.SourceFile | undefined} file
 * @param {ts.TypeChecker} checker
 * @param {number} lines
 */
function usesIn(file, checker, lines) {
  /** @type {Map<string, string[]>} */
  const uses = new Map();
  /** @param {ts.Symbol | undefined} symbol */
  const add = (symbol) => {
    if (!symbol) return;
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!isOfLibrary(target)) return;
    for (const { parent } of target.declarations ?? []) {
      if (ts.isSourceFile(parent)) uses.set(target.name, [target.name]);
      else if (isOwner(parent) && parent.name) {
        uses.set(`${parent.name.text}#${target.name}`, [parent.name.text, target.name]);
      }
    }
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node)) add(checker.getSymbolAtLocation(node.name));
    if (ts.isObjectBindingPattern(node)) {
      const type = checker.getTypeAtLocation(node);
      for (const { propertyName, name } of node.elements) {
        const key = propertyName ?? name;
        if (ts.isIdentifier(key)) add(type.getProperty(key.text));
      }
    }
    ts.forEachChild(node, visit);
  };
  const end = file?.getLineStarts()[lines] ?? Infinity;
  for (const statement of file?.statements ?? []) if (statement.getStart() < end) visit(statement);
  return [...uses.values()];
}

/** @param {ts.Node} node @returns {node is ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration} */
const isOwner = (node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node);

const first = programOf(scripts.map(({ code, added }) => code + added));
const typed = scripts.map((_, at) => withHosts(first.program.getSourceFile(fileOf(at)), first.checker));
const { program, checker } = programOf(typed);
const uses = scripts.map(({ code }, at) => usesIn(program.getSourceFile(fileOf(at)), checker, code.split('\n').length));
process.stdout.write(JSON.stringify(uses));
