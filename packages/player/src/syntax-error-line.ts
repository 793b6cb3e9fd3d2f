/** Precedes the code, so that it is parsed as the body of an async function. */
const BEFORE = 'async function run(scene, editor, player) { "use strict";\n';
/** Code may close that function and continue endlessly; the line then stays unknown. In ms. */
const LONGEST = 2000;

/**
 * The line of a syntax error, from 1; 0 if the browser does not report it. Browsers report it only for scripts, not for evaluated code, so the code
 * is loaded as a script that does nothing, in a worker of its own.
 */
export async function syntaxErrorLine(code: string): Promise<number> {
  const url = URL.createObjectURL(new Blob([BEFORE, code, '\n}\npostMessage(0);'], { type: 'text/javascript' }));
  const thread = new Worker(url);
  try {
    return await new Promise<number>((resolve) => {
      thread.onmessage = () => resolve(0);
      thread.onerror = (event) => {
        event.preventDefault();
        // What is not closed is missed behind the last line.
        resolve(Math.min(Math.max(event.lineno - 1, 0), code.trimEnd().split('\n').length));
      };
      setTimeout(() => resolve(0), LONGEST);
    });
  } finally {
    thread.terminate();
    URL.revokeObjectURL(url);
  }
}
