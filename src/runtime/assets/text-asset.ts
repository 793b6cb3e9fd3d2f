import { defineClass } from '../core/meta-object';
import { choice, text } from '../core/property';
import { registerClass } from '../core/registry';
import { Asset } from './asset';
import { TextAssetSubtype } from './text-asset-subtype';

/** A text that is saved with the scene: a script, data, or notes. */
export class TextAsset extends Asset {
  /**
   * The text itself.
   * @defaultValue ""
   */
  declare text: string;
  /**
   * What the text is.
   * @defaultValue TextAssetSubtype.Plain
   */
  declare subtype: TextAssetSubtype;

  constructor(content = '', subtype = TextAssetSubtype.Plain) {
    super();
    this.text = content;
    this.subtype = subtype;
  }

  override get type(): string {
    return 'text';
  }

  /**
   * The value that the text is the JSON of.
   * @throws SceneError if it is no JSON; the message says where
   */
  parseJSON(): unknown {
    try {
      return JSON.parse(this.text);
    } catch (error) {
      return this.refuse(` holds no JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

defineClass(TextAsset, 'TextAsset', {
  text: text('', 'scripts'),
  subtype: choice(TextAssetSubtype.Plain, Object.values(TextAssetSubtype), 'scripts'),
});
registerClass('TextAsset', TextAsset);
