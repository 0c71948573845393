/** Follows an address as a link would be that stands within an element. */
export function follow(address: string, within: HTMLElement): void {
  const link = document.createElement('a');
  link.href = address;
  within.append(link);
  link.click();
  link.remove();
}

/** Whether a key press belongs to an input method; 229 is what some browsers say instead. */
export function isComposing({ nativeEvent }: React.KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

/** The link that a plain click follows in this tab; null for any other click. */
export function linkFollowed(event: React.MouseEvent): HTMLAnchorElement | null {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest('a') : null;
}
