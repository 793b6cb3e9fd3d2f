import { sitePath } from '../../lib/addresses';
import { MOST_CHARACTERS } from './share/share';

/** The code of a scene as it has been edited, and whether that is somebody else's or derived from it. */
interface Edit {
  readonly code: string;
  readonly isShared: boolean;
}

const keyOf = (id: string): string => `scene-code:${sitePath(location.pathname)}#${id}`;

/** Stores edited code until the tab is closed, with the original that it belongs to; the original itself ends that. */
export function storeEdit(id: string, original: string, { code, isShared }: Edit): void {
  try {
    if (code === original || code.length > MOST_CHARACTERS) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify([original, code, isShared, location.hash]));
  } catch {
    // If storage is blocked or full, edited code ends with the page.
  }
}

/** Whether edited code of a scene of this page is stored. */
export function hasEdit(id: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
}

/**
 * The edited code of a scene, and whether code in the present address is what has been edited. Removes that of another original, as after an update
 * of the site.
 */
export function readEdit(id: string, original: string): (Edit & { isOfAddress: boolean }) | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null');
    const [origin, code, isShared, hash]: unknown[] = Array.isArray(stored) ? stored : [];
    if (origin === original && typeof code === 'string') {
      return { code, isShared: isShared !== false, isOfAddress: hash === location.hash };
    }
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // If storage is blocked or corrupt, the original is used.
  }
  return undefined;
}
