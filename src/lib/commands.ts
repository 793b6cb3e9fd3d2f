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
