import { heading, paragraph, quote, root, text } from '../nodes';
import { writeMarkdown } from './plain-markdown';

/** The start of a page in Markdown: its title, and its description as a block quote. */
export const openingOf = ({ title, description }: { title: string; description?: string }): string =>
  writeMarkdown(root([heading(1, [text(title)]), ...(description ? [quote([paragraph([text(description)])])] : [])]));
