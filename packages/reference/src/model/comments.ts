import type { JSONOutput } from 'typedoc';
import type { ReflectionIndex } from '../typedoc/reflections';

type Comment = JSONOutput.Comment | undefined;
type Parts = readonly JSONOutput.CommentDisplayPart[];

/** Receives what is wrong with a comment. */
export type Report = (message: string, hint: string) => void;

const HINT = 'name an exported symbol, as in {@link BodyNode.density}, or put the name between backticks';

/** Creates a reader of doc comments as Markdown. */
export function createCommentReader(links: Pick<ReflectionIndex, 'path' | 'pathOfName'>) {
  const markdown = (parts: Parts, report: Report): string =>
    parts
      .map((part) => {
        if (part.kind !== 'inline-tag') return part.text;
        const { target, text: label } = part;
        const path = typeof target === 'string' ? target : links.path(target);
        if (!path) report(`{${part.tag} ${label}} leads nowhere.`, HINT);
        const shown = /\s/.test(label) ? label : `\`${label}\``;
        return path ? `[${shown}](${path})` : shown;
      })
      .join('')
      .trim();

  const tags = (comment: Comment, name: string, report: Report): string[] =>
    (comment?.blockTags ?? []).filter(({ tag }) => tag === name).map(({ content }) => markdown(content, report));

  /** Formats the error class in "SceneError if …" as code, and links it if it is documented. */
  const withErrorName = (text: string): string =>
    text.replace(/^(?!`|\[)(\w*Error)\b/, (name) => {
      const path = links.pathOfName(name);
      return path ? `[\`${name}\`](${path})` : `\`${name}\``;
    });

  return {
    markdown,

    /** The comment, its remarks, and the symbols in its `@see` tags. */
    description(comment: Comment, report: Report): string {
      const related = tags(comment, '@see', report);
      return [
        markdown(comment?.summary ?? [], report),
        ...tags(comment, '@remarks', report),
        ...(related.length > 0 ? [`See also ${related.join(', ')}.`] : []),
      ]
        .filter(Boolean)
        .join('\n\n');
    },

    /** Text of a tag such as `@returns`; null without the tag. */
    tag: (comment: Comment, tag: string, report: Report): string | null => tags(comment, tag, report)[0] ?? null,

    /** Text of a tag such as `@unit`, without the backticks that TypeDoc adds to some; null without the tag. */
    value: (comment: Comment, tag: string, report: Report): string | null =>
      tags(comment, tag, report)[0]
        ?.replace(/^```\w*\n([\s\S]*)\n```$/, '$1')
        .replace(/^`([^`]*)`$/, '$1')
        .replace(/\\([{}])/g, '$1') || null,

    throws: (comment: Comment, report: Report): string[] => tags(comment, '@throws', report).map(withErrorName),
  };
}

export type CommentReader = ReturnType<typeof createCommentReader>;

/** The first sentence of a Markdown text. A full stop inside code does not end it. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.split(/\n\s*\n/);
  const text = paragraph.replace(/\s+/g, ' ').trim();
  return /^(?:`[^`]*`|[^`])*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}

/** A Markdown text without its links and backticks. */
export const withoutMarks = (markdown: string): string =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
