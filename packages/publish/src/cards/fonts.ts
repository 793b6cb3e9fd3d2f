import { create } from 'fontkitten';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A font file of a package; each covers one script. */
interface Font {
  /** A family name unique to this font. */
  readonly name: string;
  readonly data: Buffer;
}

/** The fonts of cards. */
export type Fonts = ReturnType<typeof readFonts>;

const fontsOf = (family: string, scripts: readonly string[]) =>
  scripts.map((script) => `${family}/files/${family}-${script}-wght-normal`);
const DISPLAY = fontsOf('bricolage-grotesque', ['latin', 'latin-ext']);
const TEXT = fontsOf('source-sans-3', ['latin', 'latin-ext', 'greek', 'cyrillic']);

/** Reads the fonts from their packages, which are installed in `root`. */
export function readFonts(root: string) {
  const { resolve } = createRequire(join(root, 'package.json'));
  const load = (file: string): Font => ({
    name: file.replace(/^.*\//, ''),
    data: readFileSync(resolve(`@fontsource-variable/${file}.woff2`)),
  });
  const [display, text] = [DISPLAY.map(load), TEXT.map(load)];
  const all = [...display, ...text];
  // Read from a font when the ones before it lack a character, which for most texts is never: it takes up to 0.1 s.
  const read = new Map<Font, ReadonlySet<number>>();
  const isKnown = (character: string): boolean =>
    all.some((font) => {
      const known = read.get(font) ?? new Set(characters(font));
      read.set(font, known);
      return known.has(character.codePointAt(0) ?? 0);
    });
  const stack = (...fonts: readonly Font[]) => fonts.map(({ name }) => `"${name}"`).join(', ');
  return {
    all,
    /** Values of `font-family`: the display and the text face, each followed by fallbacks for missing glyphs. */
    families: { display: stack(...display, ...text), text: stack(...text, ...display) },
    /** Removes the characters that no font has a glyph for, and lists them in `missing`. */
    write(given: string) {
      const missing = [...new Set(given)].filter((character) => !isKnown(character));
      const written = Array.from(given)
        .filter((character) => !missing.includes(character))
        .join('');
      return { text: written.replace(/\s+/g, ' ').trim(), missing };
    },
  };
}

function characters({ name, data }: Font): readonly number[] {
  const font = create(data);
  if (font.isCollection) throw new Error(`${name} holds several fonts.`);
  return font.characterSet;
}
