import { createHash } from 'node:crypto';

const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/gi;
/** Types of scripts that a browser runs; others are data. */
const RUNNING = /^$|javascript|module|importmap|speculationrules/;

/** Whether a browser runs a script element of this `type`. */
export const isRunning = (type = ''): boolean => RUNNING.test(type);

/** The source of a script as a content security policy names it: `sha256-…`. */
export const scriptHash = (source: string): string => `sha256-${createHash('sha256').update(source).digest('base64')}`;

/** Hashes of the inline scripts in a page that run, each once, in the order of the page. */
export function inlineScriptHashes(html: string): string[] {
  const sources = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/.test(attributes) && isRunning(typeOf(attributes)))
    .map(([, , source = '']) => scriptHash(source));
  return [...new Set(sources)];
}

const typeOf = (attributes: string): string | undefined => /\stype\s*=\s*["']?([^"'\s>]*)/.exec(attributes)?.[1];
