import { sitePath } from '@physics-editor/lib/addresses';
import { readForTab } from '../../shell/state/storage';

/** Key of a scene's edited code in the storage of the tab. */
export const editKey = (id: string): string => `scene-code:${sitePath(location.pathname)}#${id}`;

/** Whether edited code of a scene of this page is stored. It is a module of its own, as every page with a scene asks before it loads the scene. */
export const hasEdit = (id: string): boolean => readForTab(editKey(id)) !== null;
