import { VFile } from 'vfile';
import type { Fault } from '@physics-editor/lib/content/fault';
import { fault, reported } from '@physics-editor/lib/content/messages';
import type { CommentForm } from './comment-forms';
import { createCommentReader, firstSentence, withoutMarks } from './comments';
import { ENTRY, type Extract } from '../typedoc/extract';
import { symbolId, type ApiMember, type ApiSource, type ApiSymbol, type SymbolType } from './model';
import { byName } from './order';
import { readMember, type Reader } from './read-member';
import {
  commentOf,
  isClass,
  isConstructor,
  isVariable,
  membersOf,
  nodeTypeOf,
  pathOfSymbol,
  ReflectionIndex,
  symbolKindOf,
  type Declaration,
  type Layout,
} from '../typedoc/reflections';
import { callParts, merged, typeParts, type Names } from './type-parts';

interface Surroundings {
  layout: Layout;
  /** Address of a line of source code. */
  sourceUrl: (file: string, line: number) => string;
  /** Output format of comments. */
  comments: CommentForm;
}

/** Builds the model of the API for the reference, and reports faults in the comments and exports of the library. */
export function buildModel(
  { project, log, descriptors }: Extract,
  { layout, sourceUrl, comments: form }: Surroundings,
): { symbols: ApiSymbol[]; faults: Fault[]; warnings: Fault[] } {
  if (!project) {
    const message = log.map((entry) => entry.message).join(' ') || 'TypeDoc could make nothing of it.';
    const hint = 'run "npm run check:types"';
    return { symbols: [], faults: [{ file: ENTRY, line: 1, message, hint }], warnings: [] };
  }

  const declarations = (project.children ?? []).filter(
    (child): child is Declaration => child.variant === 'declaration' && !layout.hidden.includes(child.name),
  );
  const index = new ReflectionIndex(declarations, layout);
  const comments = createCommentReader(index, form);
  const sourceOf = ({ sources = [] }: Declaration): ApiSource => {
    const { fileName: file = ENTRY, line = 1 } = sources[0] ?? {};
    return { file, line, url: sourceUrl(file, line) };
  };
  const faults: Fault[] = [];
  for (const { message, ...place } of log) {
    // Some messages name a member instead of a line. Those about inherited members are repetitions.
    const named = place.file === undefined ? index.named(message) : undefined;
    if (named && index.origin(named.owner, named.member).owner !== named.owner) continue;
    const { file = ENTRY, line = 1 } = named ? sourceOf(named.member) : place;
    faults.push({
      file,
      line,
      message,
      hint: 'correct the comment; contributing/code.md says how a member is documented',
    });
  }
  /** VFiles for messages about declarations and their comments. */
  const vfiles = new Map<Declaration, VFile>();
  const vfileOf = (declaration: Declaration): VFile => {
    const vfile = vfiles.get(declaration) ?? new VFile({ path: sourceOf(declaration).file });
    vfiles.set(declaration, vfile);
    return vfile;
  };
  /** Receives messages that would be repetitions, such as those about inherited members. */
  const silent = new VFile();

  const hidden = new Set<string>();
  const namesAt = (declaration: Declaration): Names => ({
    packageName: project.packageName ?? '',
    pathOf: (id) => index.path(id),
    notExported: (name) => {
      if (hidden.has(name) || layout.hidden.includes(name)) return;
      hidden.add(name);
      const message = `The type "${name}" stands in the API here, but is not exported.`;
      fault(vfileOf(declaration), undefined, message, `export it from ${ENTRY}, or mark what uses it @internal`);
    },
  });

  const readMembers = (symbol: Declaration): ApiMember[] => {
    const order = [symbol, ...ancestorsOf(symbol, index).reverse()].flatMap((each) => [each, ...mixinsOf(each, index)]);
    const read = membersOf(symbol)
      .filter((member) => !isConstructor(member) || !symbol.flags.isAbstract)
      .map((member) => {
        const { owner } = index.origin(symbol, member);
        const isOwn = owner === symbol;
        const vfile = isOwn ? vfileOf(member) : silent;
        // The comment of a type without a page may describe its fields, such as x and y of a point.
        const needsComment = isClass(symbol) || nodeTypeOf(symbol, layout) !== 'ApiShape';
        if (isOwn && needsComment && !isConstructor(member) && !index.comment(member)?.summary.length) {
          const message = `${symbol.name}.${member.name} has no comment.`;
          fault(vfile, undefined, message, 'say above it what it is, in /** … */');
        }
        const descriptor = descriptors[symbol.name]?.find(({ path }) => path === member.name);
        const reader: Reader = { index, comments, sourceOf, descriptor, names: () => namesAt(member) };
        // An inherited constructor comes first, and what another file adds to a class last.
        const away = sourceOf(member).file === sourceOf(owner).file ? 0 : isConstructor(member) ? -1 : 1;
        return { place: order.indexOf(owner), away, member: readMember(reader, symbol, member, vfile) };
      });
    return read
      .sort((a, b) => a.place - b.place || a.away - b.away || a.member.source.line - b.member.source.line)
      .map(({ member }) => member);
  };

  const readSymbol = (symbol: Declaration): ApiSymbol => {
    const vfile = vfileOf(symbol);
    const comment = commentOf(symbol);
    const [signature] = symbol.signatures ?? [];
    if (!comment?.summary.length)
      fault(vfile, undefined, `${symbol.name} has no comment.`, 'say above it what it is, in /** … */');
    const text = comments.text(comment, vfile);
    const parents = ancestorsOf(symbol, index);
    const names = namesAt(symbol);
    const isWrittenOut = symbol.children !== undefined || membersOf(symbol).length > 0;
    return {
      id: symbolId(symbol.name),
      nodeType: nodeTypeOf(symbol, layout),
      kind: symbolKindOf(symbol),
      name: symbol.name,
      path: pathOfSymbol(symbol, layout),
      summary: comments.inlineText(firstSentence(text), silent),
      summaryText: withoutMarks(firstSentence(text)),
      description: comments.description(comment, silent),
      source: sourceOf(symbol),
      deprecated: comments.tag(comment, '@deprecated', vfile),
      usedBy: [],
      examples: [],
      scenes: [],
      memberScenes: [],
      isAbstract: symbol.flags.isAbstract === true,
      extends: idOf(parents.at(-1)),
      ancestors: parents.map(({ name }) => symbolId(name)),
      extendedBy: (symbol.extendedBy ?? []).flatMap(({ target }) => idOf(index.symbol(target)) ?? []),
      mixins: mixinsOf(symbol, index).map(({ name }) => symbolId(name)),
      type: signature ? callParts(signature, names) : isWrittenOut ? [] : merged(typeParts(symbol.type, names)),
      members: readMembers(symbol),
    };
  };

  const symbols = declarations.filter((symbol) => !isVariable(symbol) || symbol.type).map(readSymbol);
  // Positions in messages refer to the comment, not to the file, and are replaced by the line of the declaration.
  const messages = [...vfiles].flatMap(([declaration, vfile]) =>
    vfile.messages.map((message) => Object.assign(message, { line: sourceOf(declaration).line, column: undefined })),
  );
  const found = reported(messages);
  faults.push(...found.faults);
  checkLayout(declarations, layout, { faults, sourceOf });
  addUses(symbols);
  return { symbols: symbols.sort(byName), faults: unique(faults), warnings: unique(found.warnings) };
}

const idOf = (symbol: Declaration | undefined): string | null => (symbol ? symbolId(symbol.name) : null);

/** All superclasses of a class, the root first. */
function ancestorsOf(symbol: Declaration, index: ReflectionIndex): Declaration[] {
  const parent = index.above(symbol);
  return parent && isClass(parent) ? [...ancestorsOf(parent, index), parent] : [];
}

/** The classes that a class implements without inheriting from them. */
const mixinsOf = ({ implementedTypes = [] }: Declaration, index: ReflectionIndex): Declaration[] =>
  implementedTypes.flatMap((type) => {
    const symbol = type.type === 'reference' ? index.symbol(type.target) : undefined;
    return symbol && isClass(symbol) ? [symbol] : [];
  });

/** Reports exported classes that are missing in the layout, and pages for names that are not exported. */
function checkLayout(
  declarations: readonly Declaration[],
  layout: Layout,
  into: { faults: Fault[]; sourceOf: (declaration: Declaration) => ApiSource },
): void {
  const known = [...layout.classes, ...layout.helperClasses];
  for (const symbol of declarations) {
    if (!isClass(symbol) || known.includes(symbol.name)) continue;
    const { file, line } = into.sourceOf(symbol);
    const message = `The class ${symbol.name} is exported, but has no place in the reference.`;
    const hint = 'do not export it, or name it in gatsby/sections/api/reference/model/symbols.ts';
    into.faults.push({ file, line, message, hint });
  }
  const wanted: [SymbolType, readonly string[]][] = [
    ['ApiClass', layout.classes],
    ['ApiEnum', layout.enums],
    ['ApiInterface', layout.interfaces],
  ];
  for (const [type, names] of wanted) {
    const there = declarations.filter((symbol) => nodeTypeOf(symbol, layout) === type).map(({ name }) => name);
    for (const name of names.filter((each) => !there.includes(each))) {
      const message = `The reference has a page for ${name}, but nothing of that name is exported.`;
      into.faults.push({ file: ENTRY, line: 1, message, hint: `export ${name}` });
    }
  }
}

/** Adds to each symbol the members of others whose signatures contain it. */
function addUses(symbols: readonly ApiSymbol[]): void {
  const byPath = new Map(symbols.map((symbol) => [symbol.path, symbol]));
  for (const user of symbols) {
    const own = user.members.filter(({ inheritedFrom }) => inheritedFrom === null);
    for (const { name, anchor, signature } of own) {
      const used = new Set(signature.flatMap(({ path }) => (path === null ? [] : (byPath.get(path) ?? []))));
      used.delete(user);
      const path = `${user.path.replace(/#.*/, '')}#${anchor}`;
      for (const symbol of used) symbol.usedBy.push({ symbol: user.id, member: name, path });
    }
  }
}

/** Removes duplicates, which a member of several symbols can cause. */
const unique = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [`${fault.file}:${fault.line}:${fault.message}`, fault])).values(),
];
