const ELLIPSIS = '…';

/**
 * Returns the text if it needs at most `most` lines, otherwise as many words as fit with an ellipsis. A single word that exceeds the lines is cut.
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
