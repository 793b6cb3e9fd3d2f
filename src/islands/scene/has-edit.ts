import { sitePath } from '@physics-editor/lib/addresses';

/** Key of a scene's edited code in the storage of the tab. */
export const editKey = (id: string): string => `scene-code:${sitePath(location.pathname)}#${id}`;

/** Whether edited code of a scene of this page is stored. It is a module of its own, as every page with a scene asks before it loads the scene. */
export function hasEdit(id: string): boolean {
  try {
    return sessionStorage.getItem(editKey(id)) !== null;
  } catch {
    return false;
  }
}
