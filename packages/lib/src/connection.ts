/** Whether the reader's connection is fast and cheap enough to load what was not requested. */
export function isConnectionGenerous(): boolean {
  const { effectiveType = '', saveData = false } = navigator.connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}
