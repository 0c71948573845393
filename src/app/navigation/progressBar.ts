/**
 * Settings of the progress bar. Times are in milliseconds; `minimum` and `trickleRate` are
 * fractions of the bar.
 */
export const progressBar = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
} as const;
