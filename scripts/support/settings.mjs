import { resolve } from 'node:path';
import { load } from '@physics-editor/lib/build/load.cjs';

/** The settings of the site in this folder, checked as a build does. Throws a list of faults. @param {string} root */
export function settingsOf(root) {
  /** @type {typeof import('../../gatsby/sections/site/settings')} */
  const { readSettings } = load(resolve(import.meta.dirname, '../..'), 'gatsby/sections/site/settings.ts');
  return readSettings(root);
}
