/** Runs the text of a script as a page does: as a script element. */
export function runScript(text: string): void {
  const script = document.createElement('script');
  script.textContent = text;
  document.body.append(script);
  script.remove();
}
