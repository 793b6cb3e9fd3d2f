import { HEIGHT_REQUEST, readHeight } from './embed-size';

/** A script for pages of other sites: each frame with a scene of this site becomes as high as its content. */

const { currentScript } = document;
const site = currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : '';

window.addEventListener('message', ({ source, origin, data }) => {
  const height = origin === site ? readHeight(data) : undefined;
  if (height === undefined) return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.style.height = `${height}px`;
  }
});
// Frames may have reported before this script was there. One that has not loaded yet still has the origin of this page.
for (const frame of document.querySelectorAll('iframe')) {
  if (frame.src.startsWith(`${site}/`)) frame.contentWindow?.postMessage(HEIGHT_REQUEST, '*');
}
