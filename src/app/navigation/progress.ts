import NProgress from 'nprogress';
import { createPolicy } from '../../shared/trustedTypes';
import { progressBar } from './progressBar';
import './progress.css';

const { delay, minimum, speed, trickleRate, trickleSpeed, showSpinner } = progressBar;

const policy = createPolicy('progress', {
  createHTML: (html: string): TrustedHTML | string => html,
});

// The package reads `trickleRate`, which its types lack.
const options: Partial<NProgress.NProgressOptions> & { trickleRate: number } = {
  minimum,
  speed,
  trickleRate,
  trickleSpeed,
  showSpinner,
  barSelector: '[role="progressbar"]',
  // The package assigns the template to `innerHTML`.
  template: policy.createHTML('<div role="progressbar" aria-label="Loading page"></div>') as string,
};
NProgress.configure(options);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar, once that of the previous navigation has faded out. */
function show(): void {
  const isFading = NProgress.isRendered();
  timer = isFading ? setTimeout(show, speed) : undefined;
  if (!isFading) NProgress.start();
}

/** Shows the bar unless the navigation ends within the delay. */
export function startProgress(): void {
  if (timer !== undefined || NProgress.isStarted()) return;
  timer = setTimeout(show, delay);
}

/** Hides the bar, or keeps it from appearing. */
export function endProgress(): void {
  clearTimeout(timer);
  timer = undefined;
  NProgress.done();
}
