/** A line before the code, so that it is read as what it is: the inside of an async function. */
const BEFORE = 'async function scene() { "use strict";\n';
/** Code may close that function and go on without an end; then nobody knows the line. In ms. */
const LONGEST = 2000;

/**
 * The line, from 1, in which code is no JavaScript; 0 if the browser does not say. Browsers give it for scripts alone, not of what is
 * evaluated, so the code is loaded as a script that does nothing, in a thread of its own.
 */
export async function syntaxErrorLine(code: string): Promise<number> {
  const url = URL.createObjectURL(new Blob([BEFORE, code, '\n}\npostMessage(0);'], { type: 'text/javascript' }));
  const thread = new Worker(url);
  try {
    return await new Promise<number>((resolve) => {
      thread.onmessage = () => resolve(0);
      thread.onerror = (event) => {
        event.preventDefault();
        resolve(Math.max(event.lineno - 1, 0));
      };
      setTimeout(() => resolve(0), LONGEST);
    });
  } finally {
    thread.terminate();
    URL.revokeObjectURL(url);
  }
}
