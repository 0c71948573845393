/**
 * Which link of an open list a key moves focus to.
 *
 * @param index the link that has focus, -1 for none (the button has it)
 * @param count how many links there are
 * @returns the index to focus, or null where the key is not the list's business
 */
export function focusedByKey(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
