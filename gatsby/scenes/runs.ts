import { cachedRuns } from '@physics-editor/player/checker/cached-runs';

/** The file of recorded runs, below the project's root. */
export const RUNS = 'content/scene-runs.json';

/** Runs scenes of this site, each once, unless they are recorded; with the first, it reads the code that runs them, which takes 0.1 s. */
export const siteRuns =
  (root: string): ReturnType<typeof cachedRuns> =>
  (code, steps) =>
    cachedRuns(root, RUNS)(code, steps);
