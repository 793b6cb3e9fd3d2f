/** A path as its file is named; one that is no encoded path stands for itself. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
