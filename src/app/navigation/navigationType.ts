/**
 * Returns whether the document was opened by a link or an address (`navigate`), by a reload
 * (`reload`), or by Back or Forward (`back_forward`); undefined if the browser does not say.
 */
export function navigationType(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type;
}
