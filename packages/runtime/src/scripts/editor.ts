import { TextAssetSubtype } from '../assets/text-asset-subtype';
import { definedClasses } from '../core/meta-object';
import { TextMixin } from '../core/text-mixin';
import type { Scene } from '../scene/scene';
import { colorUtils } from './color-utils';
import { KeyboardManager } from './keyboard-manager';
import type { ScriptGlobals } from './script-class';
import { createUtils, type UtilsOptions } from './utils';

/** Services that a player provides to scripts. Without a player, no key is pressed, and there is no view to zoom. */
export interface EditorOptions extends UtilsOptions {
  readonly keyboardManager?: KeyboardManager;
  /** Zooms the view to show the whole scene. */
  readonly zoomScene?: () => void;
}

/**
 * Creates the object that scripts access as `editor`: all classes, helpers, and the running player. Pass it to the
 * scene: `new Scene(createEditor)`, or in a player `new Scene((scene) => createEditor(scene, options))`.
 */
export function createEditor(scene: Scene, options: EditorOptions = {}): ScriptGlobals {
  const { keyboardManager = new KeyboardManager(), zoomScene = () => {} } = options;
  return Object.freeze({
    ...definedClasses(),
    TextMixin,
    TextAssetSubtype,
    utils: Object.freeze(createUtils(scene, options)),
    pixiUtils: Object.freeze(colorUtils),
    root: Object.freeze({ scene, zoomScene, keyboardManager }),
  });
}
