import { parseStored, readForTab, writeForTab } from '../../shell/state/storage';
import { editKey } from './has-edit';

/** Limit for code that is stored or shared: nobody types more, and unpacking stops there. */
export const MOST_CHARACTERS = 100_000;

/** The code of a scene as it has been edited, and whether that is somebody else's or derived from it. */
interface Edit {
  readonly code: string;
  readonly isShared: boolean;
}

/** Stores edited code until the tab is closed, with the original that it belongs to; the original itself ends that. */
export function storeEdit(id: string, original: string, { code, isShared }: Edit): void {
  const edit = JSON.stringify([original, code, isShared, location.hash]);
  const isStored = code !== original && code.length <= MOST_CHARACTERS;
  writeForTab(editKey(id), isStored ? edit : null);
}

/** The edited code of the same original, unless an update of the site has changed that, and whether it is derived from code in this address. */
export function readEdit(id: string, original: string): (Edit & { isOfAddress: boolean }) | undefined {
  const stored = parseStored(readForTab(editKey(id)));
  const [origin, code, isShared, hash]: unknown[] = Array.isArray(stored) ? stored : [];
  if (origin === original && typeof code === 'string')
    return { code, isShared: isShared !== false, isOfAddress: hash === location.hash };
  writeForTab(editKey(id), null);
  return undefined;
}
