/** Loads a script, which runs after those that were requested before. */
export function loadScript(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = false; // Fetched in parallel, run in this order.
  document.head.append(script);
  return script;
}
