/** What a link leads to, as shown before it is followed. */
export interface Preview {
  title: string;
  /** One sentence; empty if there is none. */
  text: string;
  picture?: PreviewPicture;
}

/** A small picture. */
export interface PreviewPicture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The preview of a page, and those of its parts by id: headings, scenes, members of the API. */
export interface PagePreviews extends Preview {
  parts: Readonly<Record<string, Preview>>;
}
