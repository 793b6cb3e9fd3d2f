// Reduces the display font to one weight and the glyphs in use, and adjusts system fonts to its metrics, so that the layout does not shift when it
// has loaded. Writes src/styles/display.woff2 and src/styles/font.css. Run it after adding a glyph to GLYPHS that a heading needs.
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const FAMILY = 'Bricolage Grotesque';
/** Metrics as in @capsizecss/metrics 4.3.0, a package of 29,597 files. */
const arial = { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 };
const roboto = { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 };
/** Metrics of DejaVu Sans 2.37. `xWidthAvg` is measured on the site's headings; on running text it would be 1041. */
const dejaVuSans = {
  familyName: 'DejaVu Sans',
  ascent: 1901,
  descent: -483,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 1014,
};
/** Fallbacks until the font has loaded; nearly every system has one of them. `--font-display` lists them in this order. */
const FALLBACKS = [
  { name: 'Bricolage on Arial', metrics: arial, faces: ['Arial', 'Liberation Sans', 'Helvetica'] },
  { name: 'Bricolage on Roboto', metrics: roboto, faces: ['Roboto'] },
  { name: 'Bricolage on DejaVu', metrics: dejaVuSans, faces: ['DejaVu Sans'] },
];
const WEIGHT = 650;
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
const GLYPHS = `${ASCII}©«»·°²³×–—‘’“”…←→−·µ`;

const require = createRequire(import.meta.url);
const source = readFileSync(
  require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
);
/** Without kerning, which is half of the bytes: headings are in lower case, where it shows in few pairs. @param {'woff2' | 'truetype'} targetFormat */
const cut = (targetFormat) =>
  subsetFont(source, GLYPHS, {
    targetFormat,
    variationAxes: { wght: WEIGHT },
    noLayoutClosure: true,
    dropTables: ['GPOS', 'GSUB', 'STAT'],
  });

const face = await cut('woff2');
const own = { ...(await fromBuffer(await cut('truetype'))), familyName: FAMILY };
const { fontFaces } = createFontStack([own, ...FALLBACKS.map(({ metrics }) => metrics)], {
  fontFaceFormat: 'styleObject',
});
const fitted = FALLBACKS.map(({ name, faces }, at) => {
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride = '0%' } = fontFaces[at]?.['@font-face'] ?? {};
  if (!sizeAdjust || !ascentOverride || !descentOverride) throw new Error(`"${name}" cannot be fitted.`);
  return `@font-face {
  font-family: '${name}';
  src: ${faces.map((face) => `local('${face}')`).join(', ')};
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
  line-gap-override: ${lineGapOverride};
}
`;
});

const css = `/* Written by "npm run font". */
@font-face {
  font-family: '${FAMILY}';
  font-weight: ${WEIGHT};
  font-display: swap;
  src: url('./display.woff2') format('woff2');
}
${fitted.join('')}`;
writeFileSync('src/styles/display.woff2', face);
writeFileSync('src/styles/font.css', css);
console.log(`The display face has ${face.length} bytes.`);
