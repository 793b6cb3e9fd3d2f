/** Copies a text. If the browser refuses, that of an element stays selected, to be copied by hand. Returns whether it was copied. */
export async function copyText(text: string, element?: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    // Refused, or unavailable: the clipboard exists only on secure origins.
    const isCopied = element !== undefined && copySelected(element, text);
    if (!isCopied) console.warn(`The browser refuses to copy${element ? '; the text is selected' : ''}.`, error);
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
  // oxlint-disable-next-line typescript/no-deprecated -- the fallback when the Clipboard API refuses
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', fill);
  if (isCopied) selection?.removeAllRanges();
  return isCopied;
}

/** A prompt such as `$ `, `user@host:~/site$ ` or `(env) PS C:\> `, with its last sign as the first group. */
const PROMPT = /^(?:\([^)]+\) ?)?(?:\[?[\w.-]+@[^\n$#%>]*|PS [^\n>]*|[A-Z]:[^\n>]*|[~/][^\s$#%>]*\s?)?([$#%>])(?: |$)/;
/** A command, the second group: it goes on after a backslash, and in a here-document. */
const COMMAND = new RegExp(
  `${PROMPT.source}((?:.*\\\\\\n)*(?:.*<<-?\\s*(["']?)(\\w+)\\3.*\\n(?:.*\\n)*?\\s*\\4$|.*))`,
  'gm',
);

/** The commands of a session in a shell, without prompts and output; a session without a prompt is returned whole. */
export function commandsIn(session: string): string {
  const commands = Array.from(session.matchAll(COMMAND));
  if (commands.length === 0) return session;
  // A shell asks for the rest of a command by "> ".
  const own = commands.filter(([, sign]) => sign === commands[0]?.[1]);
  return own.map(([, , command = '']) => command.replace(/\n> /g, '\n')).join('\n');
}
