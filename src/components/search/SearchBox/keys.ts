/**
 * Returns the option that a key moves to in a list below an input. The input sits between the last
 * option and the first.
 *
 * @param active index of the active option; null if none is active
 * @returns the index of the option, null for the input, or undefined if there are no options or the
 *   key does not move through them
 */
export function nextOption(
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

/** Returns whether a key moves the caret, which deactivates the active option. */
export function movesCaret(key: string): boolean {
  return ['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key);
}

/**
 * Returns whether a key press belongs to an input method editor; some browsers report such a key
 * press only by the key code 229.
 */
export function isComposing({ nativeEvent }: React.KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
