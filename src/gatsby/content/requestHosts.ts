import type { VersionContent } from './versionContent';

/** Data files with addresses of APIs and nodes, and the keys of those that browsers may call. */
const sources = { environments: ['api', 'token'], chain: ['rpc', 'websocket'] } as const;

function* addressesIn(value: unknown, keys: readonly string[]): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') yield* addressesIn(inner, keys);
    else if (keys.includes(key) && URL.canParse(inner)) yield inner;
  }
}

/** Reads from all versions' data files the origins that readers can call from the reference. */
export function requestHosts(versions: readonly VersionContent[]): string[] {
  const addresses = versions.flatMap(({ library: { tokens } }) =>
    Object.entries(sources).flatMap(([file, keys]) => [...addressesIn(tokens[file], keys)]),
  );
  const origins = addresses.map((address) => {
    const { protocol, host } = new URL(address);
    return `${protocol}//${host}`;
  });
  return [...new Set(origins)].sort();
}
