import { createHash } from 'node:crypto';

/** Types of scripts that a browser runs; others are data. */
const RUNNING = /^$|javascript|module|importmap|speculationrules/;

/** Whether a browser runs a script element of this `type`. */
export const isRunning = (type = ''): boolean => RUNNING.test(type);

/** The source of a script as a content security policy names it: `sha256-…`. */
export const scriptHash = (source: string): string => `sha256-${createHash('sha256').update(source).digest('base64')}`;
