import { defineClass } from '../core/meta-object';
import { choice, text } from '../core/property';
import { messageOf } from '../core/scene-error';
import { Asset } from './asset';
import { TextAssetSubtype } from './text-asset-subtype';

/**
 * A text that is saved with the scene: a script, data or notes.
 *
 * Node scripts and generators are text assets with the subtype JavaScript. A text asset with the subtype JSON can contain
 * the layout of a level or a table of measurements, which scripts read with `parseJSON`. Changing the text of a script
 * restarts it on every node it is attached to.
 *
 * @see {@link TextAssetSubtype}, {@link Node.scripts}
 *
 * @example
 * ```js live title="A text asset contains a level as JSON: the code creates the boxes that it lists." alt="Three boxes of different sizes above a floor, at the positions in the text." floor=10 poster=0
 * const plan = '[{ "x": -2, "y": 1, "size": 0.8 }, { "x": 0, "y": 2, "size": 1.2 }, { "x": 2, "y": 3, "size": 0.6 }]';
 * const level = new editor.TextAsset(plan, editor.TextAssetSubtype.JSON);
 * level.name = 'level 1';
 * scene.assetsLibrary.addAsset(level);
 *
 * for (const { x, y, size } of level.parseJSON()) {
 *   const box = new editor.RectangleNode(size, size);
 *   box.initNode(x, y);
 *   box.fillColor = 0x3d80d6;
 *   scene.addChild(box);
 * }
 * ```
 */
export class TextAsset extends Asset {
  /** Content of the asset. */
  declare text: string;
  /**
   * Language or format of the text.
   * @defaultValue TextAssetSubtype.Plain
   */
  declare subtype: TextAssetSubtype;

  /**
   * @param content - content of the asset
   * @param subtype - language or format of the text
   */
  constructor(content = '', subtype = TextAssetSubtype.Plain) {
    super();
    this.text = content;
    this.subtype = subtype;
  }

  /** Top-level MIME type: always `"text"`. */
  override get type(): string {
    return 'text';
  }

  /**
   * Parses the text as JSON.
   * @returns the parsed value
   * @throws SceneError if the text is not valid JSON; the message includes the parser's error
   */
  parseJSON(): unknown {
    try {
      return JSON.parse(this.text);
    } catch (error) {
      return this.refuse(` holds no JSON: ${messageOf(error)}`);
    }
  }
}

defineClass(TextAsset, 'TextAsset', {
  text: text(''),
  subtype: choice(TextAssetSubtype.Plain, Object.values(TextAssetSubtype)),
});
