/** What the keys of remembered tabs begin with. */
export const tabsStoragePrefix = 'tabs.';

/** The key under which the chosen label of a group of tabs is stored. */
export function tabsStorageKey(group: string): string {
  return `${tabsStoragePrefix}${group}`;
}
