/** The Network Information API, where the browser has it. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Pages are not fetched ahead on 2g and where the reader saves data. */
export function allowsPrefetch(connection: Connection | undefined): boolean {
  if (connection === undefined) return true;
  return connection.saveData !== true && !(connection.effectiveType ?? '').includes('2g');
}

/** The reader's connection; undefined where the browser does not tell. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
