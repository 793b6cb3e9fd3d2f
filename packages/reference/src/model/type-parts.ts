import type { JSONOutput } from 'typedoc';
import type { TextPart } from './model';

type Type = JSONOutput.SomeType;
type Signature = JSONOutput.SignatureReflection;

/** Resolves names in types. */
export interface Names {
  /** Address of a reflection; null if it has none. */
  pathOf: (id: number) => string | null;
  /** Called for a type of the library that its entry file does not export. */
  notExported: (name: string) => void;
  /** The library's package name in TypeDoc's model. */
  packageName: string;
}

/** Text of a type, with links for names of the API. */
export const typeParts = (type: Type | undefined, names: Names): TextPart[] => merged(partsOf(type, names));

/** Text of a call signature: `(a: A, b?: B): C`. */
export const callParts = (signature: Signature, names: Names): TextPart[] => merged(call(signature, names, ': '));

/** Text without a link. */
export const plain = (text: string): TextPart => ({ text, path: null });

/** Merges adjacent parts that are not links. */
export function merged(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && last.path === null && part.path === null) last.text += part.text;
    else if (part.text !== '') result.push({ ...part });
  }
  return result;
}

/** Joins the parts of items with a separator. */
const joined = <Item>(items: readonly Item[], separator: string, partsIn: (item: Item) => TextPart[]): TextPart[] =>
  items.flatMap((item, at) => (at === 0 ? partsIn(item) : [plain(separator), ...partsIn(item)]));

/** Texts and types, one after the other. */
const inTurn = (names: Names, ...parts: (string | Type)[]): TextPart[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [plain(part)] : partsOf(part, names)));

const inside = (open: string, parts: readonly TextPart[], close: string) => [plain(open), ...parts, plain(close)];

const call = (signature: Signature, names: Names, before: string): TextPart[] => [
  ...parameterParts(signature, names),
  plain(before),
  ...partsOf(signature.type, names),
];

/** Text of the parameters of a call signature: `(a: A, b?: B)`. */
export function parameterParts(signature: Signature, names: Names): TextPart[] {
  const generics = joined(signature.typeParameters ?? [], ', ', ({ name, type }) => [
    plain(name),
    ...(type ? inTurn(names, ' extends ', type) : []),
  ]);
  const parameters = joined(signature.parameters ?? [], ', ', ({ name, flags, type, defaultValue }) => [
    plain(`${flags.isRest ? '...' : ''}${parameterName(name)}${flags.isOptional || defaultValue ? '?' : ''}: `),
    ...partsOf(type, names),
  ]);
  return [...(generics.length > 0 ? inside('<', generics, '>') : []), ...inside('(', parameters, ')')];
}

/** Name of a parameter for readers. Destructured parameters have generated names (`__…`), unused ones an underscore. */
export const parameterName = (name: string): string => (name.startsWith('__') ? 'values' : name.replace(/^_/, ''));

/** Whether a type needs parentheses before `[]` or `?` and in an intersection; in a union, only functions do. */
const isCompound = (type: Type): boolean =>
  ['union', 'intersection', 'conditional', 'typeOperator'].includes(type.type) ||
  (type.type === 'reflection' && Boolean(type.declaration.signatures));

const grouped = (type: Type, names: Names): TextPart[] =>
  isCompound(type) ? inside('(', partsOf(type, names), ')') : partsOf(type, names);

function partsOf(type: Type | undefined, names: Names): TextPart[] {
  if (!type) return [plain('void')];
  switch (type.type) {
    case 'intrinsic':
    case 'unknown':
      return [plain(type.name)];
    case 'literal':
      return [plain(JSON.stringify(type.value))];
    case 'reference':
      return referenceParts(type, names);
    case 'array':
      return [...grouped(type.elementType, names), plain('[]')];
    case 'union':
      return joined(type.types, ' | ', (part) =>
        part.type === 'reflection' ? grouped(part, names) : partsOf(part, names),
      );
    case 'intersection':
      return joined(type.types, ' & ', (part) => grouped(part, names));
    case 'typeOperator':
      return inTurn(names, `${type.operator} `, type.target);
    case 'tuple':
      return [plain('['), ...joined(type.elements ?? [], ', ', (part) => partsOf(part, names)), plain(']')];
    case 'namedTupleMember':
      return inTurn(names, `${type.name}${type.isOptional ? '?' : ''}: `, type.element);
    case 'optional':
      return [...grouped(type.elementType, names), plain('?')];
    case 'rest':
      return [plain('...'), ...grouped(type.elementType, names)];
    case 'query':
      return inTurn(names, 'typeof ', type.queryType);
    case 'indexedAccess':
      return [...grouped(type.objectType, names), ...inside('[', partsOf(type.indexType, names), ']')];
    case 'predicate':
      return [
        plain(`${type.asserts ? 'asserts ' : ''}${type.name}`),
        ...(type.targetType ? inTurn(names, ' is ', type.targetType) : []),
      ];
    case 'reflection':
      return literalParts(type.declaration, names);
    case 'templateLiteral':
      return [
        plain(`\`${type.head}`),
        ...type.tail.flatMap(([part, text]) => inTurn(names, '${', part, '}', text)),
        plain('`'),
      ];
    case 'mapped':
      return inTurn(names, `{ [${type.parameter} in `, type.parameterType, ']: ', type.templateType, ' }');
    case 'conditional':
      return inTurn(names, type.checkType, ' extends ', type.extendsType, ' ? ', type.trueType, ' : ', type.falseType);
    case 'inferred':
      return [plain(`infer ${type.name}`)];
  }
}

function referenceParts(
  { target, name, typeArguments = [], ...rest }: JSONOutput.ReferenceType,
  names: Names,
): TextPart[] {
  const isOurs = typeof target === 'object' && target.packageName === names.packageName;
  if (isOurs && !rest.refersToTypeParameter) names.notExported(name);
  const path = typeof target === 'number' ? names.pathOf(target) : null;
  const inner = joined(typeArguments, ', ', (argument) => partsOf(argument, names));
  return [{ text: name, path }, ...(inner.length > 0 ? inside('<', inner, '>') : [])];
}

/** Text of an object or function type literal. */
function literalParts(
  { signatures, children = [], indexSignatures = [] }: JSONOutput.DeclarationReflection,
  names: Names,
): TextPart[] {
  const [signature] = signatures ?? [];
  if (signature) {
    const abstract = signature.name === '__type' ? [] : [plain('new ')];
    return [...abstract, ...call(signature, names, ' => ')];
  }
  const index = indexSignatures.map(({ parameters = [], type }) => [
    plain('['),
    ...parameters.flatMap((parameter) => [plain(`${parameter.name}: `), ...partsOf(parameter.type, names)]),
    plain(']: '),
    ...partsOf(type, names),
  ]);
  const fields = children.map((child) => {
    const [method] = child.signatures ?? [];
    if (method) return [plain(method.name.startsWith('new ') ? 'new ' : child.name), ...call(method, names, ': ')];
    return [plain(`${child.name}${child.flags.isOptional ? '?' : ''}: `), ...partsOf(child.type, names)];
  });
  const all = joined([...index, ...fields], '; ', (parts) => parts);
  return all.length === 0 ? [plain('{}')] : inside('{ ', all, ' }');
}
