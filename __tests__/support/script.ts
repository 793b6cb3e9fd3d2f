/** Runs a script in a script element, as a page does. */
export function runScript(text: string): void {
  const script = document.createElement('script');
  script.textContent = text;
  document.body.append(script);
  script.remove();
}
