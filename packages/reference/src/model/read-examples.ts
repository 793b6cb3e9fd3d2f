import type { WrittenExample } from './model';
import { membersOf, sourceOf, type Declaration, type ReflectionIndex } from '../typedoc/reflections';

const FENCE = /^```(.*)\n([^]*?)\n?```$/gm;

/** The examples in the comments of a symbol and of its own members. */
export function readExamples(
  symbol: Declaration,
  index: ReflectionIndex,
  textOf: (file: string) => string,
): WrittenExample[] {
  const own = membersOf(symbol).filter((member) => index.origin(symbol, member).owner === symbol);
  return [symbol, ...own].flatMap((declaration) => {
    const { file, line } = sourceOf(declaration);
    const member = declaration === symbol ? null : declaration.name;
    const unfenced = { member, info: '', code: '', source: { file, line } };
    const tags = index.ownTags(declaration).filter(({ tag }) => tag === '@example');
    return tags.flatMap(({ content }) => {
      const text = content.map((part) => part.text).join('');
      const above = textOf(file).split('\n').slice(0, line);
      const examples = [...text.matchAll(FENCE)].map(([, info = '', code = '']): WrittenExample => {
        // TypeDoc only knows the line of the declaration, and adds a fence where there is none.
        const at = above.findLastIndex((each) => each.trimEnd().endsWith(`\`\`\`${info}`));
        return at < 0 ? unfenced : { member, info, code: code.trimEnd(), source: { file, line: at + 1 } };
      });
      return examples.length > 0 ? examples : [unfenced];
    });
  });
}
