import type { OutputStep } from './built-site';
import { compressSite } from './compress';

/** What is made of Gatsby's pages, in this order: pages are changed first, files are added next, checks and compression come last. */
export const steps: readonly OutputStep[] = [compressSite];
