/** What a text asset holds. The values are MIME subtypes. */
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
