/** Default size in px for pictures without intrinsic dimensions, such as some vector graphics. */
const SIZE = 300;
/** Minimum resolution of vector graphics along the longer side, in px, since a scene may enlarge them. */
const FINE = 1024;

/** Larger pictures, in pixels, would take too much memory for a frame. */
const MOST_PIXELS = 2 ** 26;

/** A decoded picture, and its intrinsic size in px. */
export interface DecodedPicture {
  readonly bitmap: ImageBitmap;
  readonly width: number;
  readonly height: number;
}

/** Decodes a picture of any format that documents can show. Rejects if it is invalid. */
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
