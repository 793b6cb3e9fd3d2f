import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintNoUnusedDefinitions from 'remark-lint-no-unused-definitions';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { z } from 'zod';
import { parseText } from '@physics-editor/markdown/source/parse';
import { prepareSource } from '@physics-editor/markdown/source/source';
import { contentFiles, shownPath } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { checkYaml } from '@physics-editor/markdown/checks/yaml';
import { consistentTerms, namedLinks, type Terms } from './own-rules';

const TERMS = 'terms.yml';
const termsSchema = z.record(z.string(), z.string());

/** Corrections for faults that third-party rules report. */
const HINTS: Readonly<Record<string, string>> = {
  'heading-increment': 'take the level after that of the heading before',
  'no-duplicate-definitions': 'leave one of the two out',
  'no-undefined-references': 'write [text]: /address below the text, or \\[text] if it is no link',
  'no-unused-definitions': 'leave it out',
  'retext-indefinite-article': 'say it aloud: "a" before a consonant, "an" before a vowel',
  'retext-repeated-words': 'leave one of the two out',
};

/** Replacements for messages of rules that are hard to understand. */
const MESSAGES: Readonly<Record<string, string>> = { 'heading-increment': 'A level of headings is left out.' };

const prose = unified().use(retextEnglish);
prose.use(retextRepeatedWords).use(retextIndefiniteArticle);
const rules = unified()
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoDuplicateDefinitions)
  .use(remarkLintNoUndefinedReferences)
  .use(remarkLintNoUnusedDefinitions)
  .use(remarkRetext, prose)
  .freeze();

/** Checks the prose of the content in the project at `root`, except spelling. */
export async function checkProse(root: string): Promise<Fault[]> {
  const files = contentFiles(root);
  const terms = checkYaml({ text: files.read(TERMS), file: shownPath(TERMS) }, termsSchema);
  if (!terms.ok) return terms.faults;
  const texts = files.texts('').map((file) => checkText(files.read(file), shownPath(file), terms.value));
  return (await Promise.all(texts)).flat();
}

async function checkText(source: string, file: string, terms: Terms): Promise<Fault[]> {
  const vfile = new VFile({ path: file, value: prepareSource(source) });
  try {
    const tree = parseText(file, source);
    namedLinks(tree, vfile);
    consistentTerms(tree, terms, vfile);
    await rules.run(tree, vfile);
  } catch (error) {
    // Syntax errors are reported by the build.
    if (!(error instanceof VFileMessage)) throw error;
  }
  return vfile.messages.map(({ line = 1, column, reason, note, ruleId = '', source: by = '' }) => {
    const hint = note ?? HINTS[ruleId] ?? HINTS[by] ?? 'correct it';
    return { file, line, column, message: MESSAGES[ruleId] ?? reason, hint };
  });
}

export { formatFaults } from '@physics-editor/lib/content/fault';
