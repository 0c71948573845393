import NProgress from 'nprogress';
import { progressBar } from '../../site/limits';
import './progress.css';

const { delay, minimum, speed, trickleRate, trickleSpeed, showSpinner } = progressBar;

// The package reads `trickleRate`, which its types do not know.
const options: Partial<NProgress.NProgressOptions> & { trickleRate: number } = {
  minimum,
  speed,
  trickleRate,
  trickleSpeed,
  showSpinner,
  barSelector: '[role="progressbar"]',
  template: '<div role="progressbar" aria-label="Loading page"></div>',
};
NProgress.configure(options);

let waiting: ReturnType<typeof setTimeout> | undefined;

/** The bar of a navigation that has just ended is seen off before another one is shown. */
function show(): void {
  const isLeaving = NProgress.isRendered();
  waiting = isLeaving ? setTimeout(show, speed) : undefined;
  if (!isLeaving) NProgress.start();
}

/** A navigation has begun: the bar appears unless the navigation ends within the delay. */
export function startProgress(): void {
  if (waiting !== undefined || NProgress.isStarted()) return;
  waiting = setTimeout(show, delay);
}

/** The navigation has ended, one way or the other. */
export function endProgress(): void {
  clearTimeout(waiting);
  waiting = undefined;
  NProgress.done();
}
