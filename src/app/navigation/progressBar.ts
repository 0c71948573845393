/** The progress bar of navigation. Times are in milliseconds, the rest fractions of the bar. */
export const progressBar = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
} as const;
