/** Copies the text of an element, or a part of it, without trailing line breaks. If the browser refuses, the text stays selected; returns whether it was copied. */
export async function copyText(element: HTMLElement, part = element.textContent): Promise<boolean> {
  const text = part.replace(/\n+$/, '');
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    // Refused, or unavailable: the clipboard exists only on secure origins.
    const isCopied = copySelected(element, text);
    if (!isCopied) console.warn('The browser refuses to copy; the text is selected, to be copied by hand.', error);
    return isCopied;
  }
}

/** Copies the content of a text file of the site. Throws if it cannot be loaded or the browser refuses. */
export async function copyFile(address: string): Promise<void> {
  const load = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
    return new Blob([await response.text()], { type: 'text/plain' });
  };
  // The clipboard is accessed before the text is loaded: Safari only allows that directly after a click.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load() })]);
}

/** Copies like the keyboard shortcut, which requires a selection. */
function copySelected(element: HTMLElement, text: string): boolean {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', fill);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the fallback when the Clipboard API refuses
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', fill);
  if (isCopied) selection?.removeAllRanges();
  return isCopied;
}
