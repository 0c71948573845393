/**
 * Where a key leads in a list of options below an input; the input lies between last and first.
 *
 * @param active number of the active option, null while the input alone has focus
 * @returns the option that becomes active, null for the input; undefined where the key is not the
 *   list's
 */
export function optionByKey(
  key: string,
  active: number | null,
  count: number,
): number | null | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      if (active === null) return 0;
      return active === last ? null : active + 1;
    case 'ArrowUp':
      if (active === null) return last;
      return active === 0 ? null : active - 1;
    case 'PageDown':
      return last;
    case 'PageUp':
      return 0;
    default:
      return undefined;
  }
}

/** Keys that move the caret: editing goes on, and no option is active any more. */
export function movesCaret(key: string): boolean {
  return ['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key);
}
