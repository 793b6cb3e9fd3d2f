import { createHash } from 'node:crypto';

/** `type` values of scripts that browsers execute; others are data. */
const RUNNING = /^$|javascript|module|importmap|speculationrules/;

/** Whether browsers execute a script element of this `type`. */
export const isRunning = (type = ''): boolean => RUNNING.test(type);

/** The hash of a script as a content security policy names it: `sha256-…`. */
export const scriptHash = (source: string): string => `sha256-${createHash('sha256').update(source).digest('base64')}`;
