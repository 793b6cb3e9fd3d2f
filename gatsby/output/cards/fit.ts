const ELLIPSIS = '…';

/**
 * The text if it needs no more than `most` lines, else as many of its words as do with an ellipsis after them. A word that fills all of the
 * lines alone is cut inside.
 * @param linesOf - breaks a text into lines
 */
export async function fit(
  text: string,
  most: number,
  linesOf: (text: string) => Promise<readonly string[]>,
): Promise<string> {
  const lines = await linesOf(text);
  if (lines.length <= most) return text;
  let kept = lines.slice(0, most).join('');
  for (;;) {
    const cut = kept.replace(/[\s.,:;–—-]+$/, '') + ELLIPSIS;
    if (kept === '' || (await linesOf(cut)).length <= most) return cut;
    const words = kept.replace(/\s*\S+\s*$/, '');
    kept = words === '' ? kept.slice(0, -1) : words;
  }
}
