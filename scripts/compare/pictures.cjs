// What is done with pictures before they are compared.

/** @typedef {{ data: Uint8Array, width: number, height: number }} Picture with four bytes for each pixel */

/** The colour of what differs, and of what a smaller picture lacks, so that this differs too. @type {[number, number, number]} */
exports.MARK = [217, 30, 120];

/** The file that the picture of a name is in: `tag as cards, dark, 390 px` is in `tag-as-cards-dark-390-px.png`. @param {string} name */
exports.fileOf = (name) => `${name.replace(/\.png$/, '').replaceAll(/[^A-Za-z0-9_]+/g, '-')}.png`;

/**
 * Two pictures as ones that are as large as both together. Undefined stands for one that is not there.
 * @param {Picture} [before]
 * @param {Picture} [after]
 */
exports.inOneSize = function inOneSize(before = NOTHING, after = NOTHING) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  return { width, height, before: enlarge(before, width, height), after: enlarge(after, width, height) };
};

const NOTHING = { data: new Uint8Array(0), width: 0, height: 0 };

/** The bytes of a picture in the upper left corner of a larger one. @param {Picture} picture @param {number} newWidth @param {number} newHeight */
function enlarge({ data, width, height }, newWidth, newHeight) {
  if (width === newWidth && height === newHeight) return data;
  const larger = new Uint8Array(newWidth * newHeight * 4);
  for (let at = 0; at < larger.length; at += 4) larger.set([...exports.MARK, 255], at);
  for (let y = 0; y < height; y++) larger.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * newWidth * 4);
  return larger;
}
