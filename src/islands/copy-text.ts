/** Copies the text of an element, without line ends at its end. If the browser refuses, the text is left selected; gives whether it is copied. */
export async function copyText(element: HTMLElement): Promise<boolean> {
  const text = element.textContent.replace(/\n+$/, '');
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    // Refused, or missing: the clipboard is there on secure origins alone.
    const isCopied = copySelected(element, text);
    if (!isCopied) console.warn('The browser refuses to copy; the text is selected, to be copied by hand.', error);
    return isCopied;
  }
}

/** Copies what is in a text file of the site. Throws if it cannot be loaded, or the browser refuses. */
export async function copyFile(address: string): Promise<void> {
  const load = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
    return new Blob([await response.text()], { type: 'text/plain' });
  };
  // The clipboard is asked before the text is there: Safari allows that right after a click alone.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load() })]);
}

/** Copies as the keyboard would, which asks for a selection. */
function copySelected(element: HTMLElement, text: string): boolean {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', fill);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- what the Clipboard API refuses is copied as before
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', fill);
  if (isCopied) selection?.removeAllRanges();
  return isCopied;
}
