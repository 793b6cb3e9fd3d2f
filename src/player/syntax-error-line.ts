/** A line before the code, so that it is read as what it is: the inside of an async function. */
const BEFORE = 'async function scene() { "use strict";\n';

/**
 * The line, from 1, in which code is no JavaScript; 0 if the browser does not say. Browsers tell it of scripts alone, not of what is evaluated,
 * so the code is loaded as a script that does nothing.
 */
export async function syntaxErrorLine(code: string): Promise<number> {
  const url = URL.createObjectURL(new Blob([BEFORE, code, '\n}'], { type: 'text/javascript' }));
  const script = document.createElement('script');
  let line = 0;
  const note = (event: ErrorEvent): void => {
    if (event.filename !== url) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    line = event.lineno - 1;
  };
  window.addEventListener('error', note, { capture: true });
  try {
    await new Promise((resolve) => {
      script.onload = resolve;
      script.onerror = resolve;
      script.src = url;
      document.head.append(script);
    });
    return Math.max(line, 0);
  } finally {
    window.removeEventListener('error', note, { capture: true });
    script.remove();
    URL.revokeObjectURL(url);
  }
}
