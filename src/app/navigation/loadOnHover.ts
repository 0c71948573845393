/** The Network Information API, which not all browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns whether to load pages on hover: not on 2g or with data saver. */
export function mayLoadOnHover(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData !== true && connection?.effectiveType?.includes('2g') !== true;
}
