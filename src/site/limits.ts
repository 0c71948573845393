/** Delay before a lazily loaded part shows its loading state, in milliseconds. */
export const lazyLoadingDelay = 200;

/** Largest number of normalised paths kept in the cache. */
export const pathCacheCap = 10_000;

/** Heading levels shown in the table of contents. */
export const tocLevels = { min: 2, max: 3 } as const;

/** Progress bar shown during navigation. Times are in milliseconds, the rest fractions of the bar. */
export const progressBar = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
} as const;
