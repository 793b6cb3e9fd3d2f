/** The page's paper in each colour mode, for what surrounds the page. `--paper` of tokens.css is the same; a test holds them together. */
export const PAPER = { light: '#faf7f0', dark: '#111a2c' } as const;
