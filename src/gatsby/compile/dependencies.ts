import { createHash } from 'node:crypto';
import { copyReported } from '../../content';
import type { Library, Tokens } from '../../content';
import type { VersionContent } from '../versions/versionContent';

/**
 * Digests of what a page has read from its version, by key: `token:fees`, `figure:/figures/a.svg`.
 */
export type Dependencies = Readonly<Record<string, string>>;

/**
 * Key of a dependency on everything in the version. Pages with problems depend on everything,
 * because a message may suggest any name.
 */
export const everythingKey = 'all:';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

const digests = new WeakMap<VersionContent, Map<string, string>>();

function computeDigest(content: VersionContent, key: string): string {
  const { library, documentTexts, digest } = content;
  const [kind = '', ...rest] = key.split(':');
  const name = rest.join(':');
  switch (kind) {
    case 'token':
      return hash(JSON.stringify(library.tokens[name]) ?? '');
    case 'figure':
      return hash(library.figure(name) ?? '');
    case 'page':
      return `${library.drafts.has(name) ? 'draft ' : ''}${library.addresses.get(name) ?? ''}`;
    case 'content':
      return createHash('sha256')
        .update(library.contentFile?.(name) ?? '')
        .digest('base64url');
    case 'file':
      return library.fileAddress(name) ?? '';
    case 'document':
      return hash(documentTexts.get(name) ?? '');
    default:
      return digest;
  }
}

/** Returns the digest of a dependency in a version; computed once for each content snapshot. */
export function digestOf(content: VersionContent, key: string): string {
  const cached = digests.get(content) ?? new Map<string, string>();
  digests.set(content, cached);
  const digest = cached.get(key) ?? computeDigest(content, key);
  cached.set(key, digest);
  return digest;
}

/** Returns whether everything that a page read is unchanged. */
export function areUnchanged(dependencies: Dependencies, content: VersionContent): boolean {
  return Object.entries(dependencies).every(([key, digest]) => digestOf(content, key) === digest);
}

/** Wraps the map, because copying it for each page would be slow. */
function recordingMap<Value>(
  map: ReadonlyMap<string, Value>,
  record: (key: string) => void,
  recordAll: () => void,
): ReadonlyMap<string, Value> {
  const readAll = (): ReadonlyMap<string, Value> => {
    recordAll();
    return map;
  };
  return {
    get: (key) => {
      record(key);
      return map.get(key);
    },
    has: (key) => {
      record(key);
      return map.has(key);
    },
    get size() {
      return readAll().size;
    },
    keys: () => readAll().keys(),
    values: () => readAll().values(),
    entries: () => readAll().entries(),
    forEach: (visitor) => readAll().forEach(visitor),
    [Symbol.iterator]: () => readAll()[Symbol.iterator](),
  };
}

function recordingTokens(
  tokens: Tokens,
  record: (name: string) => void,
  recordAll: () => void,
): Tokens {
  const proxy = new Proxy(tokens, {
    get: (target, name, receiver) => {
      if (typeof name === 'string') record(name);
      return Reflect.get(target, name, receiver) as unknown;
    },
    getOwnPropertyDescriptor: (target, name) => {
      if (typeof name === 'string') record(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    ownKeys: (target) => {
      recordAll();
      return Reflect.ownKeys(target);
    },
  });
  copyReported(tokens, proxy);
  return proxy;
}

/**
 * Returns the version's library, wrapped to record what a page reads, and a function that returns
 * the recorded dependencies.
 */
export function recordReads(content: VersionContent): {
  readonly library: Library;
  readonly reads: () => Dependencies;
} {
  const { library } = content;
  const keys = new Set<string>();
  const record = (kind: string) => (name: string) => void keys.add(`${kind}:${name}`);
  const recordAll = () => void keys.add(everythingKey);
  return {
    library: {
      ...library,
      tokens: recordingTokens(library.tokens, record('token'), recordAll),
      addresses: recordingMap(library.addresses, record('page'), recordAll),
      documents: recordingMap(library.documents, record('document'), recordAll),
      figure: (path) => {
        keys.add(`figure:${path}`);
        return library.figure(path);
      },
      contentFile: (file) => {
        keys.add(`content:${file}`);
        return library.contentFile?.(file);
      },
      contentFiles: () => {
        recordAll();
        return library.contentFiles?.() ?? [];
      },
      fileAddress: (path) => {
        keys.add(`file:${path}`);
        return library.fileAddress(path);
      },
    },
    reads: () => Object.fromEntries([...keys].map((key) => [key, digestOf(content, key)])),
  };
}
