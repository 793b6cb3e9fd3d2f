/**
 * The languages and formats that the text of a text asset can have.
 *
 * The values are MIME subtypes, as in `text/javascript`. The subtype decides what the editor does with the text: only JavaScript can be
 * attached to nodes as a script; the others are there to be read. Scripts reach the members as `editor.TextAssetSubtype.JSON` and so on.
 */
export enum TextAssetSubtype {
  /** Node scripts and generators. */
  JavaScript = 'javascript',
  /** Data, such as the description of a level. */
  JSON = 'json',
  /** Notes and instructions. */
  HTML = 'html',
  /** Anything else. */
  Plain = 'plain',
}
