import { parseHtml } from '../pages/parse-html';

/** A host's response. */
export interface Answer {
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body, if it is a page. */
  readonly html?: string;
}

/** The result of one test of the Observatory. */
export interface Finding {
  readonly test: string;
  readonly result: string;
  readonly modifier: number;
}

/** Sources by directive. */
type Policy = ReadonlyMap<string, readonly string[]>;

const BASELINE = 100;
/** Bonuses count only for sites with at least this score without them. */
const LEAST_FOR_BONUS = 90;

const finding = (test: string, result: string, modifier: number): Finding => ({ test, result, modifier });

/**
 * The tests of Mozilla's HTTP Observatory and their scores, except for the redirection to https, which this host does not handle.
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 * @see https://github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests
 */
const TESTS: readonly ((answer: Answer) => Finding)[] = [
  contentSecurityPolicy,
  cookies,
  crossOriginResourceSharing,
  referrerPolicy,
  strictTransportSecurity,
  subresourceIntegrity,
  ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff'
      ? finding('content type options', 'nosniff', 0)
      : finding('content type options', 'missing', -5),
  frameOptions,
  resourcePolicy,
];

/** The Observatory's findings for a response, test by test. */
export const observe = (answer: Answer): Finding[] => TESTS.map((test) => test(answer));

/** The score of the findings; 100 or more is an A+. */
export function score(findings: readonly Finding[]): number {
  const sum = (modifiers: number[]) => modifiers.reduce((total, modifier) => total + modifier, 0);
  const modifiers = findings.map(({ modifier }) => modifier);
  const withoutBonus = BASELINE + sum(modifiers.filter((modifier) => modifier < 0));
  return withoutBonus < LEAST_FOR_BONUS ? Math.max(0, withoutBonus) : BASELINE + sum(modifiers);
}

/** Sources of all policies combined: if header and page differ, the looser counts. */
function policyOf({ headers, html }: Answer): Policy {
  const meta = html === undefined ? [] : metaPolicies(html);
  const policy = new Map<string, string[]>();
  for (const part of [headers['content-security-policy'] ?? '', ...meta].join(';').split(';')) {
    const [directive, ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (directive) policy.set(directive, [...(policy.get(directive) ?? []), ...sources]);
  }
  return policy;
}

const metaPolicies = (html: string): string[] =>
  [...parseHtml(html).querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]')].map(
    ({ content }) => content,
  );

function contentSecurityPolicy(answer: Answer): Finding {
  const policy = policyOf(answer);
  const of = (directive: string): readonly string[] => policy.get(directive) ?? policy.get('default-src') ?? ['*'];
  const has = (directive: string, ...sources: string[]) => sources.some((source) => of(directive).includes(source));
  const isBound = of('script-src').some((source) => /^'(?:sha\d+|nonce)-/.test(source));
  const broad = ['*', 'http:', 'https:', 'data:', 'http://*', 'https://*'];
  const result = (text: string, modifier: number) => finding('content security policy', text, modifier);

  if (policy.size === 0) return result('missing', -25);
  if (has('script-src', ...broad) || has('object-src', ...broad)) return result('scripts from anywhere', -20);
  if (has('script-src', "'unsafe-inline'") && !isBound) return result('inline scripts', -20);
  if ([...policy.values()].flat().some((source) => source.startsWith('http://'))) return result('insecure scheme', -20);
  if (has('script-src', "'unsafe-eval'")) return result('eval', -10);
  if (has('style-src', "'unsafe-inline'", ...broad)) return result('unsafe in style-src only', 0);
  const isClosed = policy.get('default-src')?.includes("'none'") && policy.has('form-action');
  return isClosed ? result("nothing unsafe, default-src 'none'", 10) : result('nothing unsafe', 5);
}

function cookies({ headers }: Answer): Finding {
  const set = headers['set-cookie'];
  if (set === undefined) return finding('cookies', 'none', 0);
  const isSafe = ['secure', 'httponly', 'samesite'].every((flag) => set.toLowerCase().includes(flag));
  return isSafe ? finding('cookies', 'safe', 5) : finding('cookies', 'a session without flags', -40);
}

function crossOriginResourceSharing({ headers }: Answer): Finding {
  const isUniversal =
    headers['access-control-allow-origin'] !== undefined && headers['access-control-allow-credentials'] === 'true';
  return isUniversal
    ? finding('cross-origin resource sharing', 'with credentials', -50)
    : finding('cross-origin resource sharing', 'restricted or public', 0);
}

function referrerPolicy({ headers }: Answer): Finding {
  const value = headers['referrer-policy'];
  if (value === undefined) return finding('referrer policy', 'missing', 0);
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(value);
  return isPrivate ? finding('referrer policy', 'private', 5) : finding('referrer policy', 'unsafe', -5);
}

const SIX_MONTHS = 15_768_000;

function strictTransportSecurity({ headers }: Answer): Finding {
  const age = /\bmax-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1];
  if (age === undefined) return finding('strict transport security', 'missing', -20);
  return Number(age) < SIX_MONTHS
    ? finding('strict transport security', 'less than six months', -10)
    : finding('strict transport security', 'six months or more', 0);
}

function subresourceIntegrity({ html }: Answer): Finding {
  const scripts = html === undefined ? [] : [...parseHtml(html).querySelectorAll<HTMLScriptElement>('script[src]')];
  const foreign = scripts.filter((script) => /^(?:https?:)?\/\//.test(script.getAttribute('src') ?? ''));
  if (foreign.length === 0) return finding('subresource integrity', 'scripts of the same origin', 0);
  if (foreign.some((script) => !script.getAttribute('src')?.startsWith('https:')))
    return finding('subresource integrity', 'a foreign script not over https', -50);
  return foreign.every((script) => script.integrity !== '')
    ? finding('subresource integrity', 'on all foreign scripts', 5)
    : finding('subresource integrity', 'missing on a foreign script', -5);
}

function frameOptions(answer: Answer): Finding {
  // Not possible in a meta element.
  if (/\bframe-ancestors\b/.test(answer.headers['content-security-policy'] ?? ''))
    return finding('frame options', 'by the content security policy', 5);
  return /^(?:deny|sameorigin)$/i.test(answer.headers['x-frame-options'] ?? '')
    ? finding('frame options', 'by their own header', 0)
    : finding('frame options', 'missing', -20);
}

function resourcePolicy({ headers }: Answer): Finding {
  const value = headers['cross-origin-resource-policy'];
  if (value === undefined || value === 'cross-origin') return finding('resource policy', value ?? 'missing', 0);
  return ['same-origin', 'same-site'].includes(value)
    ? finding('resource policy', value, 10)
    : finding('resource policy', 'unknown', -5);
}
