import type { YAMLError } from 'yaml';

/** What is wrong with a YAML text, and what would be right. */
export interface YamlAdvice {
  readonly message: string;
  readonly hint: string;
}

/** The mistakes that writers make, by the codes of the parser, whose own words suppose that one knows the grammar. */
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
  BAD_INDENT: { message: 'A bracket is not closed before this line.', hint: 'close it with ] or }' },
};

/** A text like `*new* tools` is an alias to YAML. */
export const STARRED: YamlAdvice = {
  message: 'A text that starts with * means something else here.',
  hint: 'put it in quotes',
};

const UNCLOSED: YamlAdvice = { message: 'A quote is not closed before this place.', hint: 'close it' };
const GENERAL = 'indent with spaces, and quote a text that contains ": " or "#"';

/** Puts an error of the parser into a writer's words. */
export function yamlAdvice({ code, message }: YAMLError): YamlAdvice {
  if (code === 'MISSING_CHAR' && message.includes('closing')) return UNCLOSED;
  return ADVICE[code] ?? { message: `This is not YAML: ${message}`, hint: GENERAL };
}
