/** Returns the storage key of the label chosen in a group of tabs. */
export function tabsStorageKey(group: string): string {
  return `tabs.${group}`;
}
