import type { JSONOutput } from 'typedoc';
import type { VFile } from 'vfile';
import { fault } from '@physics-editor/lib/content/messages';
import type { ReflectionIndex } from '../typedoc/reflections';
import type { CommentForm } from './comment-forms';

type Comment = JSONOutput.Comment | undefined;
type Parts = readonly JSONOutput.CommentDisplayPart[];

/** Creates a reader of doc comments, with caches: each text is rendered only once, however often it is inherited. */
export function createCommentReader(links: Pick<ReflectionIndex, 'path' | 'pathOfName'>, form: CommentForm) {
  const known = new Map<string, string>();
  const once = (key: string, make: () => string): string => {
    const html = known.get(key) ?? make();
    known.set(key, html);
    return html;
  };

  const markdownOf = (parts: Parts, vfile: VFile): string =>
    parts
      .map((part) => {
        if (part.kind !== 'inline-tag') return part.text;
        const { target, text: label } = part;
        const path =
          typeof target === 'string' ? target : typeof target === 'number' ? withPrefix(links.path(target)) : null;
        if (!path) {
          const hint = 'name an exported symbol, as in {@link BodyNode.density}, or put the name between backticks';
          fault(vfile, undefined, `{${part.tag} ${label}} leads nowhere.`, hint);
        }
        const shown = /\s/.test(label) ? label : `\`${label}\``;
        return path ? `[${shown}](${path})` : shown;
      })
      .join('')
      .trim();
  const withPrefix = (path: string | null) => (path === null ? null : form.base + path);

  const block = (markdown: string, vfile: VFile) => once(`block:${markdown}`, () => form.block(markdown, vfile));
  const inline = (markdown: string, vfile: VFile) => once(`inline:${markdown}`, () => form.inline(markdown, vfile));

  const tags = (comment: Comment, name: string) => (comment?.blockTags ?? []).filter(({ tag }) => tag === name);
  const first = (comment: Comment, name: string, vfile: VFile): string | null => {
    const [tag] = tags(comment, name);
    return tag ? markdownOf(tag.content, vfile) : null;
  };

  /** Formats the error class in "SceneError if …" as code, and links it if it is documented. */
  const withErrorName = (text: string): string =>
    text.replace(/^(?!`|\[)(\w*Error)\b/, (name) => {
      const path = links.pathOfName(name);
      return path ? `[\`${name}\`](${form.base}${path})` : `\`${name}\``;
    });

  return {
    /** The comment without its tags, as Markdown. */
    text: (comment: Comment, vfile: VFile): string => markdownOf(comment?.summary ?? [], vfile),

    /** The comment, its remarks, and the symbols in its `@see` tags. */
    description: (comment: Comment, vfile: VFile): string => {
      const parts = [comment?.summary ?? [], ...tags(comment, '@remarks').map(({ content }) => content)];
      const related = tags(comment, '@see').map(({ content }) => markdownOf(content, vfile));
      const paragraphs = [
        ...parts.map((part) => markdownOf(part, vfile)),
        ...(related.length > 0 ? [`See also ${related.join(', ')}.`] : []),
      ];
      return block(paragraphs.join('\n\n'), vfile);
    },

    inline: (parts: Parts, vfile: VFile): string => inline(markdownOf(parts, vfile), vfile),
    inlineText: (markdown: string, vfile: VFile): string => inline(markdown, vfile),

    /** Text of a tag such as `@unit`, without the backticks that TypeDoc adds to some; null without the tag. */
    value: (comment: Comment, tag: string, vfile: VFile): string | null =>
      first(comment, tag, vfile)
        ?.replace(/^```\w*\n([\s\S]*)\n```$/, '$1')
        .replace(/^`([^`]*)`$/, '$1')
        .replace(/\\([{}])/g, '$1') || null,

    /** Rendered text of a tag such as `@returns`; null without the tag. */
    tag: (comment: Comment, tag: string, vfile: VFile): string | null => {
      const text = first(comment, tag, vfile);
      return text === null ? null : inline(text, vfile);
    },

    throws: (comment: Comment, vfile: VFile): string[] =>
      tags(comment, '@throws').map(({ content }) => inline(withErrorName(markdownOf(content, vfile)), vfile)),
  };
}

export type CommentReader = ReturnType<typeof createCommentReader>;

/** The first sentence of a Markdown text. A full stop inside code does not end it. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.split(/\n\s*\n/);
  const text = paragraph.replace(/\s+/g, ' ').trim();
  let isCode = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '`') isCode = !isCode;
    if (!isCode && /[.!?]/.test(text[at] ?? '') && (at === text.length - 1 || text[at + 1] === ' ')) {
      return text.slice(0, at + 1);
    }
  }
  return text;
}

/** A Markdown text without its links and backticks. */
export const withoutMarks = (markdown: string): string =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
