import { cachedRuns } from '@physics-editor/player/checker/cached-runs';

/** The file of recorded runs, below the project's root. */
export const RUNS = 'content/scene-runs.json';

/** Runs scenes of this site, each once, unless they are recorded. */
export const siteRuns = (root: string): ReturnType<typeof cachedRuns> => cachedRuns(root, RUNS);
