/** Copies a text; returns whether the browser allowed it. */
export async function copyString(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The browser refuses to copy.', error);
    return false;
  }
}
