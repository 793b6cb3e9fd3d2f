import NProgress from 'nprogress';
import './progress.css';

const DELAY_MS = 200;

NProgress.configure({
  showSpinner: false,
  // The default template has an invalid role.
  template: '<div class="progress-bar"><div class="peg"></div></div>',
  barSelector: '.progress-bar',
});

let timer: number | undefined;

/** Shows the progress bar if the operation takes long. */
export function beginProgress(): void {
  window.clearTimeout(timer);
  // Started twice, the bar would move twice as fast.
  timer = window.setTimeout(() => NProgress.isStarted() || NProgress.start(), DELAY_MS);
}

/** Completes and removes the bar. */
export function endProgress(): void {
  window.clearTimeout(timer);
  NProgress.done();
}
