import { byName } from '@physics-editor/lib/api';
import { createCommentReader } from './comments';
import { memberPath, ownMembers, symbolId, type ApiMember, type ApiSymbol, type Fault, type Reference } from './model';
import { readExamples } from './read-examples';
import { readMember, type Reader } from './read-member';
import { ENTRY, type Layout } from './symbols';
import type { Extract } from '../typedoc/extract';
import {
  commentOf,
  isClass,
  isConstructor,
  isVariable,
  membersOf,
  nodeTypeOf,
  pathOfSymbol,
  ReflectionIndex,
  sourceOf,
  symbolKindOf,
  type Declaration,
} from '../typedoc/reflections';
import { callParts, merged, typeParts } from './type-parts';

const NO_COMMENT = 'say above it what it is, in /** … */';

/** Builds the model of the library for the reference, and reports faults in its comments and exports. */
export function buildModel({ project, log, descriptors, textOf }: Extract, layout: Layout): Reference {
  const faults: Fault[] = [];
  if (!project) {
    const message = log.map((entry) => entry.message).join(' ') || 'TypeDoc could make nothing of it.';
    return { symbols: [], faults: [{ file: ENTRY, line: 1, message, hint: 'run "npm run check:types"' }] };
  }
  const declarations = (project.children ?? []).filter(
    (child): child is Declaration => child.variant === 'declaration' && !layout.hidden.includes(child.name),
  );
  const index = new ReflectionIndex(declarations, layout);
  const reportAt: Reader['reportAt'] = (at, message, hint) => void faults.push({ ...sourceOf(at), message, hint });
  const missing = new Set<string>();
  const reader: Reader = {
    ...{ index, descriptors, reportAt, comments: createCommentReader(index) },
    namesAt: (declaration) => ({
      packageName: project.packageName ?? '',
      pathOf: (id) => index.path(id),
      notExported(name) {
        if (missing.has(name) || layout.hidden.includes(name)) return;
        missing.add(name);
        const message = `The type "${name}" appears in the API here, but is not exported.`;
        reportAt(declaration, message, `export it from ${ENTRY}, or mark what uses it @internal`);
      },
    }),
  };
  const symbols = declarations
    .filter((symbol) => !isVariable(symbol) || symbol.type)
    .map((symbol) => ({ ...readSymbol(symbol, layout, reader), examples: readExamples(symbol, index, textOf) }));
  addUses(symbols);
  faults.push(...logFaults(log, index), ...layoutFaults(declarations, layout));
  return { symbols: symbols.sort(byName), faults: unique(faults) };
}

function readSymbol(symbol: Declaration, layout: Layout, reader: Reader): ApiSymbol {
  const { index, comments, namesAt, reportAt } = reader;
  const report = (message: string, hint: string) => reportAt(symbol, message, hint);
  const comment = commentOf(symbol);
  if (!comment?.summary.length) report(`${symbol.name} has no comment.`, NO_COMMENT);
  const [signature] = symbol.signatures ?? [];
  const parents = index.ancestors(symbol);
  const names = namesAt(symbol);
  const isWrittenOut = symbol.children !== undefined || membersOf(symbol).length > 0;
  return {
    id: symbolId(symbol.name),
    nodeType: nodeTypeOf(symbol, layout),
    name: symbol.name,
    kind: symbolKindOf(symbol),
    path: pathOfSymbol(symbol, layout),
    description: comments.description(comment, report),
    source: sourceOf(symbol),
    deprecated: comments.tag(comment, '@deprecated', report),
    usedBy: [],
    examples: [],
    isAbstract: symbol.flags.isAbstract === true,
    extends: idsOf(parents.slice(-1))[0] ?? null,
    ancestors: idsOf(parents),
    extendedBy: idsOf((symbol.extendedBy ?? []).flatMap(({ target }) => index.symbol(target) ?? [])),
    mixins: idsOf(index.mixins(symbol)),
    mixedInto: idsOf(index.symbols.filter((each) => index.mixins(each).includes(symbol))).sort(),
    type: signature ? callParts(signature, names) : isWrittenOut ? [] : merged(typeParts(symbol.type, names)),
    members: readMembers(symbol, layout, reader),
  };
}

/** Own members first, then those of the nearest class. */
function readMembers(symbol: Declaration, layout: Layout, reader: Reader): ApiMember[] {
  const { index } = reader;
  const order = [symbol, ...index.ancestors(symbol).reverse()].flatMap((each) => [each, ...index.mixins(each)]);
  // The comment of a type without a page may describe its fields, such as x and y of a point.
  const needsComment = isClass(symbol) || nodeTypeOf(symbol, layout) !== 'ApiShape';
  // Scripts cannot name a class without a page, which is not in `editor`.
  const isCallable = layout.classes.includes(symbol.name) && !symbol.flags.isAbstract;
  return membersOf(symbol)
    .filter((member) => !isConstructor(member) || isCallable)
    .map((member) => {
      const { owner } = index.origin(symbol, member);
      if (owner === symbol && needsComment && !isConstructor(member) && !index.comment(member)?.summary.length)
        reader.reportAt(member, `${symbol.name}.${member.name} has no comment.`, NO_COMMENT);
      // An inherited constructor comes first, and what another file adds to a class last.
      const away = sourceOf(member).file === sourceOf(owner).file ? 0 : isConstructor(member) ? -1 : 1;
      return { place: order.indexOf(owner), away, member: readMember(reader, symbol, member) };
    })
    .sort((a, b) => a.place - b.place || a.away - b.away || a.member.source.line - b.member.source.line)
    .map(({ member }) => member);
}

const idsOf = (symbols: readonly Declaration[]): string[] => symbols.map(({ name }) => symbolId(name));

/** What TypeDoc has found. Some messages name a member instead of a line; those about inherited members are repetitions. */
const logFaults = (log: Extract['log'], index: ReflectionIndex): Fault[] =>
  log.flatMap(({ message, file, line = 1 }) => {
    const named = file === undefined ? index.named(message) : undefined;
    if (named && index.origin(named.owner, named.member).owner !== named.owner) return [];
    const place = named ? sourceOf(named.member) : { file: file ?? ENTRY, line };
    return [{ ...place, message, hint: 'correct the comment; contributing/code.md says how a member is documented' }];
  });

/** Exported classes that are missing in the layout, and pages for names that are not exported. */
function layoutFaults(declarations: readonly Declaration[], layout: Layout): Fault[] {
  const known = [...layout.classes, ...layout.helperClasses];
  const unknown = declarations.filter((symbol) => isClass(symbol) && !known.includes(symbol.name));
  const withPages = declarations.filter((symbol) => nodeTypeOf(symbol, layout) !== 'ApiShape').map(({ name }) => name);
  const pages = [...layout.classes, ...layout.enums, ...layout.interfaces];
  return [
    ...unknown.map((symbol) => ({
      ...sourceOf(symbol),
      message: `The class ${symbol.name} is exported, but has no place in the reference.`,
      hint: 'do not export it, or name it in packages/reference/src/model/symbols.ts',
    })),
    ...pages
      .filter((name) => !withPages.includes(name))
      .map((name) => ({
        ...{ file: ENTRY, line: 1, hint: `export ${name}` },
        message: `The reference has a page for ${name}, but nothing of that name is exported.`,
      })),
  ];
}

/** Adds to each symbol the members of others whose signatures contain it. */
function addUses(symbols: readonly ApiSymbol[]): void {
  const byPath = new Map(symbols.map((symbol) => [symbol.path, symbol]));
  for (const user of symbols) {
    for (const member of ownMembers(user)) {
      const used = new Set(member.signature.flatMap(({ path }) => (path === null ? [] : (byPath.get(path) ?? []))));
      used.delete(user);
      const use = { symbol: user.id, member: member.name, path: memberPath(member, user) };
      for (const symbol of used) symbol.usedBy.push(use);
    }
  }
}

/** Removes repetitions, such as those about inherited members. */
const unique = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.file}:${fault.line}:${fault.message}`, fault])).values(),
];
