import type { GatsbyBrowser } from 'gatsby';
import './src/styles/index.css';
import { countView } from './src/shell/start/analytics';
import { isOwnHtml } from './src/shell/start/hydrate';
import { endVisit, startNavigation } from './src/shell/navigation/navigation';
import { cacheVisitedPages, noteVisit } from './src/shell/start/offline';
import { startPreviews } from './src/shell/navigation/link-previews';
import { loadLikelyPages } from './src/shell/navigation/prefetch';
import { settleScroll } from './src/shell/navigation/scroll';
import { ignoreQueries, reportQuery } from './src/shell/start/query';
import { reportStartFailure } from './src/shell/start/start-failure';

export { wrapPageElement, wrapRootElement } from './src/shell/root';
export { replaceHydrateFunction } from './src/shell/start/hydrate';

/** Gatsby waits for the promise, and so goes on in a task of its own, before which the page responds. */
export const onClientEntry = (): Promise<void> => {
  reportStartFailure();
  ignoreQueries();
  startNavigation();
  loadLikelyPages();
  // The build writes them.
  if (process.env.NODE_ENV === 'production') startPreviews();
  return new Promise((resolve) => setTimeout(resolve));
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (process.env.NODE_ENV === 'production') cacheVisitedPages();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endVisit();
  settleScroll(location, prevLocation, !isOwnHtml());
  reportQuery(location, prevLocation);
  countView(location);
  noteVisit();
};

/** `settleScroll` restores the position. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;
