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
import { nodesOf } from '@physics-editor/markdown/visit';
import { contentFiles, shownPath } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { checkYaml } from '@physics-editor/markdown/checks/yaml';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { fault } from '@physics-editor/lib/content/messages';

const TERMS = 'terms.yml';
const termsSchema = z.record(z.string(), z.string());

/** Corrections for faults that third-party rules report. */
const HINTS: Readonly<Record<string, string>> = {
  'heading-increment': 'take the level after that of the heading before',
  'no-duplicate-definitions': 'leave one of the two out',
  'no-undefined-references':
    'write [text]: /address below the text, for a footnote [^text]: and the note, or \\[text] if it is neither',
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

/** Link texts that mean nothing without their sentence, as in a screen reader's list of links. */
const MEANINGLESS = /^(click )?(here|this|link|this link|this page|read more|more)$/i;

/** Reports links whose text does not name their target. */
function namedLinks(tree: Root, vfile: VFile): void {
  for (const link of nodesOf(tree, ['link', 'linkReference'])) {
    const text = toString(link).trim();
    if (MEANINGLESS.test(text)) fault(vfile, link, `The link "${text}" does not say where it leads.`, 'name the page');
  }
}

/** Preferred forms of terms, by the forms to avoid. */
type Terms = Readonly<Record<string, string>>;

/** Reports terms that are not in their preferred form. */
function consistentTerms(tree: Root, terms: Terms, vfile: VFile): void {
  const known = Object.entries(terms).map(([wrong, right]) => ({ wrong, right, pattern: wordPattern(wrong) }));
  for (const { value, position } of nodesOf(tree, ['text'])) {
    for (const { wrong, right, pattern } of known) {
      for (const { index } of value.matchAll(pattern)) {
        const line = (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
        fault(vfile, undefined, `"${wrong}" is written "${right}" here.`, `write "${right}"`).line = line;
      }
    }
  }
}

const wordPattern = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d-])`, 'gu');
