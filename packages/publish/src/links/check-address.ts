import { decodeHash, pagePath, readFragment } from '@physics-editor/lib/addresses';
import { nearest, type Fault } from '@physics-editor/lib/content/fault';
import { isFile, type Targets } from './targets';

/** The problem with a link, and how to correct it. */
export type LinkFault = Pick<Fault, 'message' | 'hint'>;

/** Checks the target of an internal link; undefined if it exists. The path is decoded, the hash as written. */
export function checkAddress(path: string, hash: string, targets: Targets): LinkFault | undefined {
  const moved = targets.redirects.get(path);
  if (moved !== undefined) return { message: `${path} was moved to ${moved}.`, hint: `write ${moved}` };

  const tidy = pagePath(path);
  if (tidy !== path && targets.idsAt(tidy)) {
    return { message: `${path} is not the address of the page.`, hint: `write ${tidy}${hash}` };
  }
  const ids = targets.idsAt(path);
  if (ids && (!path.endsWith('.md') || targets.hasFile(path))) return checkAnchor(path, hash, ids);
  if (targets.hasFile(path)) return undefined;
  if (targets.patterns.some((pattern) => path.startsWith(pattern.replace(/\*$/, '')))) return undefined;

  const like = targets.like(path);
  return {
    message: `There is no ${isFile(path) ? 'file' : 'page'} ${path}.`,
    hint: like === undefined ? 'correct the address' : `did you mean ${like}?`,
  };
}

/** Browsers search the page's text for it, not its ids. */
const TEXT_FRAGMENT = /:~:.*$/s;

function checkAnchor(path: string, hash: string, ids: ReadonlySet<string>): LinkFault | undefined {
  const anchor = hash.replace(TEXT_FRAGMENT, '');
  const id = decodeHash(anchor);
  if (id === undefined) {
    return { message: `The anchor ${anchor} is not encoded correctly.`, hint: 'a percent sign itself is %25' };
  }
  // `#top` is valid on any page; `#scene=code` links to a scene with a reader's code, `#scene?swing=30` to one with values of its parameters.
  if (id === '' || id.toLowerCase() === 'top' || ids.has(id)) return undefined;
  const fragment = readFragment(anchor);
  if ((fragment.data ?? fragment.values) !== undefined && ids.has(fragment.id)) return undefined;

  const like = nearest(id, [...ids]);
  return {
    message: `${path} has no anchor #${id}.`,
    hint: like === undefined ? 'link to a heading that the page has, or to the page alone' : `did you mean #${like}?`,
  };
}
