/**
 * The languages and formats that a text asset can have.
 *
 * The values are MIME subtypes, as in `text/javascript`. The subtype determines what the editor does with the text:
 * only JavaScript can be attached to nodes as a script; the other formats hold data or notes. Scripts access the
 * members as `editor.TextAssetSubtype.JSON` and so on.
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
