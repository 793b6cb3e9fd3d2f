// The report of a comparison: an HTML page beside the folders of the pictures.

/**
 * The result of comparing two pictures: `file` is their name in each folder, `pixels` the number of pixels that differ.
 * @typedef {object} Result
 * @property {string} name
 * @property {string} file
 * @property {boolean} hasBefore
 * @property {boolean} hasAfter
 * @property {number} width
 * @property {number} height
 * @property {number} pixels
 */

const TITLES = { before: 'Before', difference: 'What differs', after: 'After' };
/** @typedef {keyof typeof TITLES} Side */

/** Fraction of the pixels that differ, from 0 to 1. @param {Result} result */
const shareOf = ({ pixels, width, height }) => pixels / Math.max(1, width * height);

/** Sorts by the fraction that differs, largest first, then by name. @param {readonly Result[]} results */
const inOrder = (results) =>
  [...results].sort((one, other) => shareOf(other) - shareOf(one) || (one.name < other.name ? -1 : 1));

/** Text below the name of a picture. @param {Result} result */
exports.verdict = function verdict(result) {
  if (!result.hasBefore) return 'new';
  if (!result.hasAfter) return 'removed';
  if (result.pixels === 0) return 'no difference';
  const percent = shareOf(result) * 100;
  const count = `${result.pixels.toLocaleString('en-GB')} ${result.pixels === 1 ? 'pixel' : 'pixels'}`;
  return `${count}, ${percent < 0.01 ? 'less than 0.01' : percent.toFixed(2)} % of the picture`;
};

/**
 * The report as HTML, the most different pictures first. `states` contains the names of both states.
 * @param {readonly Result[]} results
 * @param {{ before: string, after: string }} states
 */
exports.reportOf = function reportOf(results, states) {
  const ordered = inOrder(results);
  const changed = ordered.filter(({ pixels }) => pixels > 0);
  const same = ordered.filter(({ pixels }) => pixels === 0);
  const title = `${states.before} and ${states.after}: ${changed.length} of ${results.length} pictures differ`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${changed.map(sectionOf).join('\n')}
<h2>No difference</h2>
${same.map(sameOf).join('\n')}
</body>
</html>
`;
};

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 1.5rem; }
section { margin-block: 2rem; border-top: 1px solid; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { max-width: 100%; height: auto; outline: 1px solid #8888; background: #fff; }
`;

/** @param {Result} result */
function sectionOf(result) {
  /** @type {Side[]} */
  const all = ['before', 'difference', 'after'];
  const sides = all.filter((side) => (side !== 'before' || result.hasBefore) && (side !== 'after' || result.hasAfter));
  return `<section>
<h2>${escapeHtml(result.name)}</h2>
<p>${exports.verdict(result)}</p>
<div class="pictures">
${sides.map((side) => `<figure><figcaption>${TITLES[side]}</figcaption>${pictureOf(side, result)}</figure>`).join('\n')}
</div>
</section>`;
}

/** @param {Result} result */
const sameOf = (result) =>
  `<details><summary>${escapeHtml(result.name)}</summary>${pictureOf('after', result)}</details>`;

/** @param {Side} side @param {Result} result */
const pictureOf = (side, { name, file }) =>
  `<a href="${side}/${file}"><img src="${side}/${file}" alt="${escapeHtml(`${name}, ${TITLES[side].toLowerCase()}`)}" loading="lazy"></a>`;

/** @param {string} text */
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
