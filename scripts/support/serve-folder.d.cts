/** Serves the dist/ of a folder as `npm run serve:nginx` does there, on a free port. The origin carries the path prefix. */
export function serveFolder(folder: string): Promise<{ origin: string; close: () => Promise<void> }>;
