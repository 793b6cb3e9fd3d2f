import type { Workaround } from './gatsby-configuration';

/** Leaves the modules of the program that renders pages apart: it is no download, and joining them takes longer than it saves. */
export const plainRenderer: Workaround = ({ optimization }, stage) => {
  if (stage === 'build-html') optimization.concatenateModules = false;
};
