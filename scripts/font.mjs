// Cuts the display face down to one weight and the glyphs in use, and fits a system face to its metrics, so that nothing shifts when it
// arrives. Writes src/styles/display.woff2 and src/styles/font.css. Run it when a heading needs a glyph that is not in GLYPHS.
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import { fromBuffer } from '@capsizecss/unpack';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const FAMILY = 'Bricolage Grotesque';
const FALLBACK = 'Bricolage fallback';
const WEIGHT = 650;
const MAX_BYTES = 14 * 1024;
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
const GLYPHS = `${ASCII}©«»·°²³×–—‘’“”…←→−·µ`;

const require = createRequire(import.meta.url);
const source = readFileSync(
  require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
);
const cut = (targetFormat) =>
  subsetFont(source, GLYPHS, { targetFormat, variationAxes: { wght: WEIGHT }, noLayoutClosure: true });

const face = await cut('woff2');
if (face.length > MAX_BYTES) throw new Error(`The face has ${face.length} bytes; at most ${MAX_BYTES} are allowed.`);

const { fontFaces } = createFontStack([{ ...(await fromBuffer(await cut('truetype'))), familyName: FAMILY }, arial], {
  fontFaceFormat: 'styleObject',
});
const [{ '@font-face': fit }] = fontFaces;

const css = `/* Written by "npm run font". */
@font-face {
  font-family: '${FAMILY}';
  font-weight: ${WEIGHT};
  font-display: swap;
  src: url('./display.woff2') format('woff2');
}
@font-face {
  font-family: '${FALLBACK}';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  size-adjust: ${fit.sizeAdjust};
  ascent-override: ${fit.ascentOverride};
  descent-override: ${fit.descentOverride};
  line-gap-override: ${fit.lineGapOverride};
}
`;
writeFileSync('src/styles/display.woff2', face);
writeFileSync('src/styles/font.css', css);
console.log(`The display face has ${face.length} bytes.`);
