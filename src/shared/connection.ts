/** The Network Information API, which not all browsers have. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to prefetch pages: not on 2g or with data saver. */
export function allowsPrefetch(connection: Connection | undefined): boolean {
  if (connection === undefined) return true;
  return connection.saveData !== true && !(connection.effectiveType ?? '').includes('2g');
}

/** Returns the reader's connection; undefined if the browser does not reveal it. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
