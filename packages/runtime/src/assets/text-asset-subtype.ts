/**
 * The languages and formats that a text asset can have.
 *
 * The values are MIME subtypes, as in `text/javascript`. The subtype determines what the editor does with the text:
 * only JavaScript can be attached to nodes as a script; the other formats hold data or notes. Scripts access the
 * members as `editor.TextAssetSubtype.JSON` and so on.
 *
 * @example
 * ```js live title="The subtype determines what the editor does with the text, and is part of its MIME type." alt="Lines with the subtypes and their MIME types." view=9 poster=0
 * const board = new editor.RectangleNode(8, 3.6);
 * board.bodyType = 'static';
 * board.fontSize = 36;
 * board.text = Object.entries(editor.TextAssetSubtype)
 *   .map(([name, subtype]) => `${name}: ${new editor.TextAsset('', subtype).mimeType}`)
 *   .join('\n');
 * scene.addChild(board);
 * ```
 */
export enum TextAssetSubtype {
  /** Node scripts and generators. */
  JavaScript = 'javascript',
  /** Data, such as the description of a level. */
  JSON = 'json',
  /** Notes and instructions. */
  HTML = 'html',
  /** Any other text. */
  Plain = 'plain',
}
