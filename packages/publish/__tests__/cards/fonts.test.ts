import { readFonts } from '../../src/cards/fonts';

const fonts = readFonts(process.cwd());

test.each(['editor.CircleNode#radius', 'Żółw, naïve café: 9.8 m/s² × 2 – “a” … −1', 'Περιστροφή και вращение'])(
  'writes "%s"',
  (text) => {
    expect(fonts.write(text)).toEqual({ text, missing: [] });
  },
);

test('omits characters without a glyph, and lists each once', () => {
  expect(fonts.write('A 🎈 balloon 漢字 🎈')).toEqual({ text: 'A balloon', missing: ['🎈', '漢', '字'] });
  expect(fonts.write('漢字')).toEqual({ text: '', missing: ['漢', '字'] });
});

test('has a family for each font, and finds glyphs in all of them', () => {
  const names = fonts.all.map(({ name }) => `"${name}"`);
  expect(new Set(names).size).toBe(names.length);
  expect(fonts.families.display.split(', ').sort()).toEqual([...names].sort());
  expect(fonts.families.text.split(', ').sort()).toEqual([...names].sort());
});
