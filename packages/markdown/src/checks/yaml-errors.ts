import type { YAMLError } from 'yaml';

/** A YAML error in a writer's words, and how to correct it. */
export interface YamlAdvice {
  readonly message: string;
  readonly hint: string;
}

/** Advice on common mistakes, by the parser's error codes: its own messages assume knowledge of the grammar. */
const ADVICE: Readonly<Record<string, YamlAdvice>> = {
  DUPLICATE_KEY: { message: 'This field stands twice.', hint: 'keep one of the two' },
  TAB_AS_INDENT: { message: 'This line is indented with a tab.', hint: 'indent with spaces' },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'This line has a second ": ", or is indented too far.',
    hint: 'put a text with ": " in quotes, and indent fields of one level alike',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'This line is no "name: value".',
    hint: 'write a colon and a space after the name',
  },
  BAD_SCALAR_START: { message: 'No text starts with this character.', hint: 'put the text in quotes' },
  BAD_DQ_ESCAPE: {
    message: 'A backslash in double quotes needs another before it.',
    hint: 'write \\\\, or use single quotes',
  },
  TAG_RESOLVE_FAILED: { message: 'A text that starts with ! means something else here.', hint: 'put it in quotes' },
  BAD_INDENT: { message: 'A bracket is not closed before this line.', hint: 'close it with ] or }' },
};

/** YAML parses a text like `*new* tools` as an alias. */
export const STARRED = { message: 'A text that starts with * means something else here.', hint: 'put it in quotes' };

const UNCLOSED: YamlAdvice = { message: 'A quote is not closed before this place.', hint: 'close it' };
const GENERAL = 'indent with spaces, and quote a text that contains ": " or "#"';

/** Rewords an error of the parser for writers. */
export function yamlAdvice({ code, message }: YAMLError): YamlAdvice {
  if (code === 'MISSING_CHAR' && message.includes('closing')) return UNCLOSED;
  return ADVICE[code] ?? { message: `This is not YAML: ${message}`, hint: GENERAL };
}
