/** An address in a text. */
export interface Address {
  /** Segments of its path in lower case, without host, file extension and index file. */
  readonly segments: readonly string[];
  /** `#…` as typed, or empty. */
  readonly hash: string;
  /** Whether it starts with a host or a slash, so that one segment is enough to be an address. */
  readonly isAbsolute: boolean;
  /** HTTP method of the request that the text contains. */
  readonly verb: string;
}

/** Everything around a slash, up to spaces, quotes and brackets. */
const addressPattern = /[^\s"'`<>()[\]|\\,;]*\/[^\s"'`<>()[\]|\\,;]*/g;
const schemePattern = /^[a-z][a-z+.-]*:\/\//i;
/** `docs.example.org`, `localhost:8000`, `${base}`. */
const hostPattern = /[.:${]/;
const fileEndPattern = /(?:(?:\/|^)index)?\.(?:html?|mdx?)$|(?:\/|^)index$/;

const verbPattern = /\b(GET|POST|PUT|PATCH|DELETE)\b/i;
/** Options of curl that send a body. */
const bodyPattern = /\s(?:-d|--data\S*|--json)\s/;

/** Returns the HTTP method of a request: a line of HTTP, a curl command or a call of a client. */
const verbOf = (text: string): string =>
  verbPattern.exec(text)?.[1]?.toUpperCase() ?? (bodyPattern.test(text) ? 'POST' : 'GET');

/** Returns the addresses in a text, those of requests included. */
export function addressesIn(text: string): Address[] {
  const verb = verbOf(text);
  return [...text.matchAll(addressPattern)].flatMap(([raw]) => {
    const [before = '', fragment = ''] = raw.replace(/[.:!?]+$/, '').split('#');
    const path = before.replace(/\?.*/, '');
    const start = schemePattern.exec(path)?.[0] ?? '';
    const segments = path.slice(start.length).toLowerCase().replace(fileEndPattern, '').split('/');
    const hasHost = start !== '' || hostPattern.test(segments[0] ?? '');
    const own = (hasHost ? segments.slice(1) : segments).filter((segment) => segment !== '');
    // A host alone is the home page; within a text it is any server.
    if (own.length === 0 && raw !== text.trim()) return [];
    return {
      segments: own,
      hash: fragment === '' ? '' : `#${fragment}`,
      isAbsolute: hasHost || path.startsWith('/'),
      verb,
    };
  });
}

/** Splits a path into lower-case segments. */
export const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
