/**
 * The index of the tab that a key leads to, round the ends; null for other keys.
 *
 * @param key the name of the key, as in `KeyboardEvent.key`
 */
export function nextTab(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
