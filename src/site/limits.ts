/** A lazily loaded part shows its loading state only after this many milliseconds. */
export const lazyLoadingDelay = 200;

/** Normalised paths kept at most. */
export const pathCacheCap = 10_000;

/** Heading levels of the table of contents. */
export const tocLevels = { min: 2, max: 3 } as const;

/** The progress bar of a route change; times in milliseconds, the others are fractions of the bar. */
export const progressBar = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
} as const;
