/** The page's background in each colour mode, for use outside the page. A test compares it with `--paper` in tokens.css. */
export const PAPER = { light: '#faf7f0', dark: '#111a2c' } as const;
