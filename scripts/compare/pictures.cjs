// File names of pictures, and their enlargement to a common size.

/** @typedef {{ data: Uint8Array, width: number, height: number }} Picture with four bytes for each pixel */

/** Colour of differences, and of the area that a smaller picture lacks, so that it counts as different. @type {[number, number, number]} */
exports.MARK = [217, 30, 120];

/** The file name of a picture: `tag-as-cards-dark-390-px.png` for `tag as cards, dark, 390 px`. @param {string} name */
exports.fileOf = (name) => `${name.replace(/\.png$/, '').replaceAll(/[^A-Za-z0-9_]+/g, '-')}.png`;

/**
 * Enlarges two pictures to their greater width and height. A missing picture is undefined.
 * @param {Picture} [before]
 * @param {Picture} [after]
 */
exports.inOneSize = function inOneSize(before = NOTHING, after = NOTHING) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  return { width, height, before: enlarge(before, width, height), after: enlarge(after, width, height) };
};

const NOTHING = { data: new Uint8Array(0), width: 0, height: 0 };

/** Pixels of a larger picture with this one in its upper left corner. @param {Picture} picture @param {number} newWidth @param {number} newHeight */
function enlarge({ data, width, height }, newWidth, newHeight) {
  if (width === newWidth && height === newHeight) return data;
  const larger = new Uint8Array(newWidth * newHeight * 4);
  for (let at = 0; at < larger.length; at += 4) larger.set([...exports.MARK, 255], at);
  for (let y = 0; y < height; y++) larger.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * newWidth * 4);
  return larger;
}
