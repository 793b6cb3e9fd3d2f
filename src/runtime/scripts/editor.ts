import { TextAssetSubtype } from '../assets/text-asset-subtype';
import { definedClasses } from '../core/meta-object';
import { TextMixin } from '../core/text-mixin';
import type { Scene } from '../scene/scene';
import { colorUtils } from './color-utils';
import { KeyboardManager } from './keyboard-manager';
import type { ScriptGlobals } from './script-class';
import { createUtils, type UtilsOptions } from './utils';

/** What scripts get from the player that runs them. Without one, no key is down and there is no view to zoom. */
export interface EditorOptions extends UtilsOptions {
  readonly keyboardManager?: KeyboardManager;
  /** Shows the whole scene. */
  readonly zoomScene?: () => void;
}

/**
 * The object that scripts see as `editor`: all classes, helpers, and the running player. `new Scene(createEditor)` makes a scene whose scripts
 * have it; a player says `new Scene((scene) => createEditor(scene, options))`.
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
