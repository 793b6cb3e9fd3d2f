/** Whether the reader's connection is fast enough, and paid for generously enough, to load what was not asked for. */
export function isConnectionGenerous(): boolean {
  const { effectiveType = '', saveData = false } = navigator.connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}
