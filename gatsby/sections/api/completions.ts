import type { ApiMember, ApiSymbol, TextPart } from './model';

/** What the editor of a scene offers to complete a name. */
export interface Completion {
  readonly name: string;
  readonly kind: 'property' | 'method';
  /** Its type, or its parameters. */
  readonly detail: string;
  /** One sentence. */
  readonly info: string;
}

/** Completions of the classes that scripts reach as `editor.X`, by class; inherited members are there too. */
export const completionsOf = (symbols: readonly ApiSymbol[]): { classes: Record<string, readonly Completion[]> } => ({
  classes: Object.fromEntries(
    symbols
      .filter(({ nodeType }) => nodeType === 'ApiClass')
      .map(({ name, members }) => [name, members.filter(({ kind }) => kind !== 'CONSTRUCTOR').map(completionOf)]),
  ),
});

function completionOf({ name, kind, type, parameters, description }: ApiMember): Completion {
  const isMethod = kind === 'METHOD';
  const detail = isMethod
    ? `(${parameters.map(({ name: parameter, isOptional }) => parameter + (isOptional ? '?' : '')).join(', ')})`
    : textOf(type);
  return { name, kind: isMethod ? 'method' : 'property', detail, info: firstSentence(description) };
}

const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');

/** The first sentence of a description, which is HTML. */
function firstSentence(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .trim();
  return /^.*?[.:;](?=\s|$)/s.exec(text)?.[0].replace(/\s+/g, ' ') ?? text;
}
