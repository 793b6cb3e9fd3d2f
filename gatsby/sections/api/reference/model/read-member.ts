import type { JSONOutput } from 'typedoc';
import type { VFile } from 'vfile';
import type { CommentReader } from './comments';
import { symbolId, type ApiMember, type ApiSource, type TextPart } from './model';
import { defaultText, rangeText, type Descriptor } from './property-texts';
import { isConstructor, memberKindOf, type Declaration, type ReflectionIndex } from '../typedoc/reflections';
import { callParts, merged, parameterName, typeParts, type Names } from './type-parts';

/** Context for reading members. */
export interface Reader {
  index: ReflectionIndex;
  comments: CommentReader;
  names: () => Names;
  sourceOf: (declaration: Declaration) => ApiSource;
  /** Descriptor from the library, if the member is a property of its class. */
  descriptor: Descriptor | undefined;
}

/** A member of a symbol for the reference. An inherited member has the comment of its declaration. */
export function readMember(
  { index, comments, names, sourceOf, descriptor }: Reader,
  owner: Declaration,
  member: Declaration,
  vfile: VFile,
): ApiMember {
  const origin = index.origin(owner, member);
  const isInherited = origin.owner !== owner;
  const known = names();
  const comment = index.comment(origin.member);
  const [signature] = member.signatures ?? [];
  const type = typeParts(
    signature?.type ?? member.getSignature?.type ?? member.setSignature?.parameters?.[0]?.type ?? member.type,
    known,
  );
  const returns = comments.tag(comment, '@returns', vfile);
  const kind = memberKindOf(member);
  const { flags } = member;
  const isReadonly = flags.isReadonly === true || (kind === 'ACCESSOR' && !member.setSignature);
  const overridden = typeof member.overwrites?.target === 'number' ? index.path(member.overwrites.target) : null;

  return {
    name: member.name,
    anchor: index.anchor(owner, member),
    kind,
    signature: signatureOf(owner, member, type, known),
    parameters: (signature?.parameters ?? []).map((parameter) => ({
      name: parameterName(parameter.name),
      type: typeParts(parameter.type, known),
      description: comments.inline(parameter.comment?.summary ?? [], vfile),
      default: parameter.defaultValue ?? null,
      isOptional: parameter.flags.isOptional === true || parameter.defaultValue !== undefined,
      isRest: parameter.flags.isRest === true,
    })),
    returns: signature && !isConstructor(member) && !isVoid(signature) ? { type, description: returns ?? '' } : null,
    type,
    // A tag takes precedence, for values that are not self-explanatory.
    default: comments.value(comment, '@defaultValue', vfile) ?? (descriptor ? defaultText(descriptor) : null),
    unit: comments.value(comment, '@unit', vfile),
    range: comments.value(comment, '@range', vfile) ?? (descriptor ? rangeText(descriptor) : null),
    throws: comments.throws(comment, vfile),
    description: comments.description(comment, vfile),
    isReadonly: isReadonly && kind !== 'ENUM_MEMBER',
    isStatic: flags.isStatic === true,
    isOptional: flags.isOptional === true,
    isAbstract: flags.isAbstract === true,
    deprecated: comments.tag(comment, '@deprecated', vfile),
    inheritedFrom: isInherited ? symbolId(origin.owner.name) : null,
    overrides:
      !isInherited && overridden && !isConstructor(member)
        ? { name: member.overwrites?.name ?? '', path: overridden }
        : null,
    source: sourceOf(origin.member),
  };
}

const isVoid = ({ type }: JSONOutput.SignatureReflection): boolean =>
  !type || (type.type === 'intrinsic' && type.name === 'void');

function signatureOf(owner: Declaration, member: Declaration, type: TextPart[], names: Names): TextPart[] {
  const [signature] = member.signatures ?? [];
  const start = (text: string): TextPart => ({ text, path: null });
  if (isConstructor(member)) {
    const parts = signature ? callParts({ ...signature, type: { type: 'intrinsic', name: '' } }, names) : [];
    const last = parts.at(-1);
    if (last) last.text = last.text.replace(/: $/, '');
    return merged([start(`new ${owner.name}`), ...parts]);
  }
  const name = `${member.name}${member.flags.isOptional ? '?' : ''}`;
  if (signature) return merged([start(name), ...callParts(signature, names)]);
  if (memberKindOf(member) === 'ENUM_MEMBER') return merged([start(`${name} = `), ...type]);
  return merged([start(`${name}: `), ...type]);
}
