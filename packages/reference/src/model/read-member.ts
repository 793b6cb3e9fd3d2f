import type { JSONOutput } from 'typedoc';
import type { CommentReader, Report } from './comments';
import { symbolId, type ApiMember, type TextPart } from './model';
import { defaultText, rangeText, type Descriptor, type Descriptors } from './property-texts';
import { isConstructor, memberKindOf, sourceOf, type Declaration, type ReflectionIndex } from '../typedoc/reflections';
import { callParts, merged, parameterName, parameterParts, plain, typeParts, type Names } from './type-parts';

/** Context for reading declarations. */
export interface Reader {
  index: ReflectionIndex;
  comments: CommentReader;
  descriptors: Descriptors;
  /** Resolves the names in the types of a declaration. */
  namesAt: (declaration: Declaration) => Names;
  /** Receives what is wrong with a declaration. */
  reportAt: (declaration: Declaration, ...fault: Parameters<Report>) => void;
}

/** A member of a symbol for the reference. An inherited member has the comment of its declaration. */
export function readMember(
  { index, comments, descriptors, namesAt, reportAt }: Reader,
  owner: Declaration,
  member: Declaration,
): ApiMember {
  const origin = index.origin(owner, member);
  const isInherited = origin.owner !== owner;
  const names = namesAt(origin.member);
  const report: Report = (...fault) => reportAt(origin.member, ...fault);
  const descriptor = descriptors[owner.name]?.find(({ path }) => path === member.name);
  const comment = index.comment(origin.member);
  const [signature] = member.signatures ?? [];
  const type = typeParts(
    signature?.type ?? member.getSignature?.type ?? member.setSignature?.parameters?.[0]?.type ?? member.type,
    names,
  );
  const kind = memberKindOf(member);
  const { flags } = member;
  const isReadonly = flags.isReadonly === true || (kind === 'ACCESSOR' && !member.setSignature);
  const overridden = index.path(member.overwrites?.target);

  return {
    name: member.name,
    anchor: index.anchor(owner, member),
    kind,
    signature: signatureOf(owner, member, type, names),
    parameters: (signature?.parameters ?? []).map((parameter) => ({
      name: parameterName(parameter.name),
      type: typeParts(parameter.type, names),
      description: comments.markdown(parameter.comment?.summary ?? [], report),
      default: defaultOf(parameter, descriptors[owner.name]),
      isOptional: parameter.flags.isOptional === true || parameter.defaultValue !== undefined,
      isRest: parameter.flags.isRest === true,
    })),
    returns:
      signature && !isConstructor(member) && !isVoid(signature)
        ? { type, description: comments.tag(comment, '@returns', report) ?? '' }
        : null,
    type,
    // A tag takes precedence, for values that are not self-explanatory.
    default: comments.value(comment, '@defaultValue', report) ?? (descriptor ? defaultText(descriptor) : null),
    unit: comments.value(comment, '@unit', report),
    range: comments.value(comment, '@range', report) ?? (descriptor ? rangeText(descriptor) : null),
    throws: comments.throws(comment, report),
    description: comments.description(comment, report),
    isReadonly: isReadonly && kind !== 'ENUM_MEMBER',
    isStatic: flags.isStatic === true,
    isOptional: flags.isOptional === true,
    isAbstract: flags.isAbstract === true,
    deprecated: comments.tag(comment, '@deprecated', report),
    inheritedFrom: isInherited ? symbolId(origin.owner.name) : null,
    overrides:
      !isInherited && overridden && !isConstructor(member)
        ? { name: member.overwrites?.name ?? '', path: overridden }
        : null,
    source: sourceOf(origin.member),
  };
}

/** What a reader can write: a number, a text, a list, an enumeration's member. TypeDoc shortens other expressions, and names of constants say nothing. */
const LITERAL = /^(?:-?\d[\d.]*|'.*'|\[\]|\{\}|true|false|[A-Z]\w+\.[A-Z]\w+)$/;

/** Text of a parameter's default: as it is written, or that of the property with its name; null if there is neither. */
function defaultOf(
  { name, defaultValue }: JSONOutput.ParameterReflection,
  properties: Descriptor[] = [],
): string | null {
  if (defaultValue === undefined || LITERAL.test(defaultValue)) return defaultValue ?? null;
  const property = properties.find(({ path }) => path === name);
  return property ? defaultText(property) : null;
}

const isVoid = ({ type }: JSONOutput.SignatureReflection): boolean =>
  !type || (type.type === 'intrinsic' && type.name === 'void');

function signatureOf(owner: Declaration, member: Declaration, type: TextPart[], names: Names): TextPart[] {
  const [signature] = member.signatures ?? [];
  if (isConstructor(member)) {
    return merged([plain(`new ${owner.name}`), ...(signature ? parameterParts(signature, names) : [])]);
  }
  const name = `${member.name}${member.flags.isOptional ? '?' : ''}`;
  if (signature) return merged([plain(name), ...callParts(signature, names)]);
  if (memberKindOf(member) === 'ENUM_MEMBER') return merged([plain(`${name} = `), ...type]);
  return merged([plain(`${name}: `), ...type]);
}
