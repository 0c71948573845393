/** Returns the path of a member of a JSON value: `amount.value`, `steps.0`. */
export const joinPath = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;
