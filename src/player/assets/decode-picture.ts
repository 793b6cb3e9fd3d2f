/** The size that a picture without one of its own gets, as vector graphics may be. */
const SIZE = 300;
/** Vector graphics are drawn with at least so many pixels along the longer side, since a scene may enlarge them. */
const FINE = 1024;

/** Pictures of more pixels take more memory than a frame should. */
const MOST_PIXELS = 2 ** 26;

/** A picture as it is drawn, and its own size in pixels. */
export interface DecodedPicture {
  readonly bitmap: ImageBitmap;
  readonly width: number;
  readonly height: number;
}

/** Decodes a picture of any kind that a document shows. Fails with an error if it is none. */
export async function decodePicture(blob: Blob): Promise<DecodedPicture> {
  const url = URL.createObjectURL(blob);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const [width, height] = [picture.naturalWidth || SIZE, picture.naturalHeight || SIZE];
    if (width * height > MOST_PIXELS) throw new RangeError(`A picture of ${width} × ${height} pixels is too large.`);
    const scale = blob.type.includes('svg') ? Math.max(1, FINE / Math.max(width, height)) : 1;
    const bitmap = await createImageBitmap(picture, {
      resizeWidth: Math.round(width * scale),
      resizeHeight: Math.round(height * scale),
      resizeQuality: 'high',
    });
    return { bitmap, width, height };
  } finally {
    URL.revokeObjectURL(url);
  }
}
