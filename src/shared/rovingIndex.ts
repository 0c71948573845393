type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Returns the index of the list item that a key moves focus to, wrapping at the ends; null if the
 * key does not move focus or the list is empty. Ignores keys pressed with Alt, Ctrl or Meta, which
 * may be shortcuts of the browser: Alt+Left goes back.
 *
 * @param arrows the keys for the previous and the next item
 * @param index index of the focused item; -1 if none has focus
 */
export function rovingIndex(
  { key, altKey, ctrlKey, metaKey }: KeyPress,
  arrows: readonly [previous: string, next: string],
  index: number,
  count: number,
): number | null {
  if (count === 0 || altKey || ctrlKey || metaKey) return null;
  switch (key) {
    case arrows[0]:
      return index <= 0 ? count - 1 : index - 1;
    case arrows[1]:
      return (index + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
