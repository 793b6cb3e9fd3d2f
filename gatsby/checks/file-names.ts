import { isSetAside, shownPath, type ContentFiles } from './content-files';
import type { Fault } from './fault';

/** Names of files and folders become parts of the address, in which a dot would start a file extension. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u;

/** Faults of texts whose names cannot be part of an address. */
export const checkNames = (files: ContentFiles): Fault[] =>
  files.texts('').flatMap((path) => {
    const bad = path
      .replace(/\.mdx?$/, '')
      .split('/')
      .find((part) => !NAME.test(part));
    if (bad === undefined) return [];
    const message = `The name "${bad}" cannot be part of an address.`;
    return [
      { file: shownPath(path), line: 1, message, hint: 'use letters, digits, "-" and "_", for example gravity-scale' },
    ];
  });

/** Warnings about texts that get no page because of their names. */
export const filesSetAside = (files: ContentFiles): Fault[] =>
  [...files.list('', '.mdx'), ...files.list('', '.md')].filter(isSetAside).map((path) => ({
    file: shownPath(path),
    line: 1,
    message: 'The file is left out, since its name or that of its folder begins with "_" or ".".',
    hint: 'rename it, or write "draft: true" in a page that is not finished',
  }));
