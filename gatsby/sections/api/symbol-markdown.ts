import { groupBy } from '@physics-editor/lib/group-by';
import { MEMBER_KINDS, SYMBOL_KINDS } from '@physics-editor/lib/api';
import { code as codeNode, emphasis, paragraph, root, text } from '@physics-editor/markdown/nodes';
import { joinBlocks, writeMarkdown } from '@physics-editor/markdown/plain/plain-markdown';
import type { Example } from '../../scenes/examples/read-examples';
import { memberPath, ownMembers, textOf, type ApiMember, type ApiSymbol } from '@physics-editor/reference/model/model';
import type { Surroundings } from '@physics-editor/reference/symbol-data';

interface WithExamples extends Surroundings {
  /** The examples of all symbols. */
  examples: readonly Example[];
}

/**
 * A symbol as Markdown with full addresses. A symbol with a page becomes a whole page, a shape a part of the overview, with a heading of
 * level 3.
 */
export function symbolMarkdown(symbol: ApiSymbol, { examples: all, ...surroundings }: WithExamples): string {
  const { complete } = surroundings;
  const { name, kind, description, deprecated, nodeType, type, isAbstract } = symbol;
  const examples = all.filter((each) => each.symbol === name);
  const example = examples.find(({ member }) => member === null);
  const isShape = nodeType === 'ApiShape';
  const [title, section] = isShape ? ['###', '####'] : ['#', '##'];
  const groups = MEMBER_KINDS.flatMap(({ kind: each, label }) => {
    const inGroup = ownMembers(symbol).filter((member) => member.kind === each);
    if (inGroup.length === 0) return [];
    return [
      `${section} ${label}`,
      ...inGroup.map((member) => memberMarkdown(member, examples, `${section}#`, surroundings)),
    ];
  });
  return joinBlocks([
    `${title} ${name}`,
    isShape ? '' : `${isAbstract ? 'Abstract class' : SYMBOL_KINDS[kind]} \`editor.${name}\``,
    deprecated === null ? '' : `**Deprecated.** ${complete(deprecated)}`,
    complete(description),
    type.length > 0 ? signature(`${name} = ${textOf(type)}`) : '',
    relations(symbol, surroundings),
    ...(example ? [`${section} Example`, exampleMarkdown(example)] : []),
    ...groups,
    ...inherited(symbol, section, surroundings),
  ]);
}

/** The relations of a class to others. */
function relations(symbol: ApiSymbol, { symbols, base }: Surroundings): string {
  const lines: [string, readonly string[]][] = [
    ['Extends', symbol.extends === null ? [] : [symbol.extends]],
    ['Mixes in', symbol.mixins],
    ['Mixed into', symbol.mixedInto],
    ['Extended by', symbol.extendedBy],
  ];
  const items = lines.map(
    ([label, ids]) => [label, ids.flatMap((id) => symbols.get(id) ?? []).map((each) => linkTo(each, base))] as const,
  );
  return items.flatMap(([label, links]) => (links.length === 0 ? [] : [`- ${label} ${links.join(', ')}`])).join('\n');
}

const linkTo = ({ name, path }: { name: string; path: string }, base: string): string => `[${name}](${base}${path})`;

function memberMarkdown(
  member: ApiMember,
  examples: readonly Example[],
  mark: string,
  { base, complete }: Surroundings,
): string {
  const example = examples.find((each) => each.member === member.name);
  const { name, kind, deprecated, description, parameters, returns, throws, overrides } = member;
  const described = parameters.filter((parameter) => parameter.description !== '' || parameter.default !== null);
  const outcome = returns?.description ?? '';
  const items = [
    ...described.map((parameter) => {
      const fallback = parameter.default === null ? '' : `default ${code(parameter.default)}`;
      return `${code(parameter.name)}: ${[complete(parameter.description), fallback].filter(Boolean).join('; ')}`;
    }),
    ...(outcome ? [`Returns ${complete(outcome)}`] : []),
    ...throws.map((error) => `Throws ${complete(error)}`),
    ...factsOf(member),
    ...(overrides ? [`Replaces ${linkTo(overrides, base)}`] : []),
  ];
  return joinBlocks([
    kind === 'CONSTRUCTOR' ? '' : `${mark} ${name}${kind === 'METHOD' ? '()' : ''}`,
    signature(textOf(member.signature)),
    deprecated === null ? '' : `**Deprecated.** ${complete(deprecated)}`,
    complete(description),
    items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n'),
    example ? exampleMarkdown(example) : '',
  ]);
}

/** An example: its caption, what its page adds, and its code. */
const exampleMarkdown = ({ title, note, listing }: Example): string =>
  writeMarkdown(
    root([
      paragraph([emphasis([text(title)])]),
      ...(note === '' ? [] : [paragraph([text(note)])]),
      codeNode('js', listing),
    ]),
  );

function factsOf({ default: value, unit, range, isStatic, isReadonly, isAbstract, isOptional }: ApiMember): string[] {
  const traits = [
    isStatic && 'static',
    isReadonly && 'read-only',
    isAbstract && 'abstract',
    isOptional && 'optional',
  ].filter((trait) => trait !== false);
  return [
    ...(value === null ? [] : [`Default: ${code(value)}`]),
    ...(unit === null ? [] : [`Unit: ${plain(unit)}`]),
    ...(range === null ? [] : [`Range: ${code(range)}`]),
    ...(traits.length === 0 ? [] : [`This is ${traits.join(', ')}.`]),
  ];
}

/** Links to inherited members, grouped by the class that declares them. */
function inherited({ members }: ApiSymbol, section: string, { symbols, base }: Surroundings): string[] {
  const others = members.filter(({ inheritedFrom }) => inheritedFrom !== null);
  const items = groupBy(others, ({ inheritedFrom }) => inheritedFrom ?? '').flatMap(({ key, items: found }) => {
    const origin = symbols.get(key);
    if (!origin) return [];
    const names = found.map((member) => linkTo({ name: member.name, path: memberPath(member, origin) }, base));
    return [`- From ${linkTo(origin, base)}: ${names.join(', ')}`];
  });
  return items.length === 0 ? [] : [`${section} Inherited members`, items.join('\n')];
}

/** A signature as a code block: TypeScript has no three backticks in a row. */
const signature = (value: string): string => `\`\`\`ts\n${value}\n\`\`\``;

/** Inline code, with delimiters that the code does not contain. */
const code = (value: string): string =>
  value.includes('`') ? writeMarkdown(root([paragraph([{ type: 'inlineCode', value }])])) : `\`${value}\``;

/** Plain text, with the characters escaped that are Markdown's syntax. */
const plain = (value: string): string => writeMarkdown(root([paragraph([text(value)])]));
