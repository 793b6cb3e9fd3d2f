import { slug } from 'github-slugger';
import { posix } from 'node:path';

const NUMBER = /^(\d{1,3})[-_.\s]+(?=\D)/;
const OPENING = /(^|\/)(index|readme)$/i;

/** The number at the start of a file or folder name, which is its position among its siblings: `02-guides`. */
export const numberOf = (name: string): number | undefined => {
  const digits = NUMBER.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** A name of a file or folder without the number at its start. */
export const withoutNumber = (name: string): string => name.replace(NUMBER, '');

/** A path without extension, numbers, and the name of a folder's index file: the route on the foreign site. */
export const routeOf = (path: string): string =>
  path
    .replace(/\.mdx?$/i, '')
    .replace(OPENING, '')
    .split('/')
    .map(withoutNumber)
    .join('/');

/** A segment of a path in this site's form of addresses. */
const partOf = (name: string): string =>
  slug(
    name
      .replace(NUMBER, '')
      .replace(/[._~]+/g, '-')
      .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1-'),
  )
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '') || 'page';

/** Destination of each foreign file, by path. Addresses are unique: of `faq.md` and `faq/index.md`, the former gets a number. */
export function destinationsOf(files: readonly string[], to: string): Map<string, string> {
  const taken = new Set<string>();
  const destinations = new Map<string, string>();
  const rank = (path: string) => (/(^|\/)index\.mdx?$/i.test(path) ? 0 : /(^|\/)readme\.mdx?$/i.test(path) ? 1 : 2);
  for (const path of [...files].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))) {
    const folders = posix.dirname(path) === '.' ? [] : posix.dirname(path).split('/').map(partOf);
    const folder = [to, ...folders].join('/');
    const name = posix.basename(path).replace(/\.mdx?$/i, '');
    const opensFolder = OPENING.test(name) && !taken.has(folder);
    const address = opensFolder ? folder : freeAddress(`${folder}/${partOf(name)}`, taken);
    taken.add(address);
    destinations.set(path, opensFolder ? `${folder}/index.mdx` : `${address}.mdx`);
  }
  return destinations;
}

function freeAddress(wanted: string, taken: ReadonlySet<string>): string {
  let address = wanted;
  for (let number = 2; taken.has(address); number++) address = `${wanted}-${number}`;
  return address;
}
