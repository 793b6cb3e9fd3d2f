import { heading, paragraph, quote, root, text } from '../nodes';
import { writeMarkdown } from './plain-markdown';

/** What a page in Markdown begins with: its title, and below it what it is about. */
export const openingOf = ({ title, description }: { title: string; description?: string }): string =>
  writeMarkdown(root([heading(1, [text(title)]), ...(description ? [quote([paragraph([text(description)])])] : [])]));
