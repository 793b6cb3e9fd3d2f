import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A third-party package whose code reaches readers. */
type ShippedPackage = Readonly<ReturnType<typeof readPackage>>;

/** Licences that require nothing but attribution. */
const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Whether code under a licence may be shipped: at least one alternative consists of accepted licences only. */
export const isAccepted = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((alternative) => alternative.split(/\s+AND\s+/).every((licence) => ACCEPTED.includes(licence.trim())));

/** Corrections of misspelt licence ids, according to the packages' licence files. */
const MEANT: Readonly<Record<string, string>> = { 'BDS-3-Clause': 'BSD-3-Clause' };

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string().catch('none') });

/** The folder of the package that contains a file of node_modules; undefined for other files. */
export const packageFolder = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?!\.)(?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];

/** Reads a package's manifest and licence. */
export function readPackage(folder: string) {
  const { license, ...rest } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const file = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying)/i.test(entry.name))
    .map((entry) => entry.name)
    .sort()[0];
  return {
    ...rest,
    /** SPDX expression from the package's manifest. */
    licence: MEANT[license] ?? license,
    /** Text of the package's licence file; empty if there is none. */
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim(),
  };
}

const LINE = '-'.repeat(80);

/** All packages with their licences as one text, sorted by name. Throws if one may not be shipped. */
export function formatLicences(packages: readonly ShippedPackage[]): string {
  const refused = packages.filter(({ licence }) => !isAccepted(licence));
  if (refused.length > 0) {
    const list = refused.map(({ name, version, licence }) => `  ${name} ${version}: ${licence}`).join('\n');
    throw new Error(
      `These packages would reach readers under a licence that is not accepted (packages/lib/src/build/licences.ts):\n${list}`,
    );
  }
  const byTitle = new Map(packages.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  const sorted = [...byTitle].sort(([one], [other]) => (one < other ? -1 : 1));
  const parts = sorted.map(([title, { licence, text }]) => `${title} (${licence})\n\n${text || 'No text of its own.'}`);
  return `This site is made with the work of others. What of it reaches readers, and under which licence:\n\n${parts.join(`\n\n${LINE}\n\n`)}\n`;
}

/** Folders of the packages in this build's bundles. */
const folders = new Set<string>();

/** Records the packages that contain the files of a bundle. */
export function noteShipped(files: Iterable<string>): void {
  for (const file of files) {
    const folder = packageFolder(file);
    if (folder !== undefined) folders.add(folder);
  }
}

/** Folders of the packages whose code has been recorded. */
export const shippedFolders = (): readonly string[] => [...folders];
