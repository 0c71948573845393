export interface Address {
  /** Segments of the path in lower case, without host, index file and endings such as `.html`. */
  readonly segments: readonly string[];
  /** `#…` as typed, or empty. */
  readonly hash: string;
  /**
   * Whether the address starts with a host or a slash, or names a file; its last segment alone may
   * then name a page.
   */
  readonly isAbsolute: boolean;
  /** HTTP method that the text names or implies; `GET` by default. */
  readonly verb: string;
}

/** Matches everything around a slash, up to spaces, quotes, brackets and some punctuation. */
const addressPattern = /[^\s"'`<>()[\]|\\,;]*\/[^\s"'`<>()[\]|\\,;]*/g;
const schemePattern = /^[a-z][a-z+.-]*:\/\//i;
/** Matches the first segment of an address if it is a host: `docs.example.org`, `${base}`. */
const hostPattern = /[.:${]/;
const fileEndPattern = /(?:(?:\/|^)index)?\.(?:html?|mdx?)$|(?:\/|^)index$/;

/** Matches a method: `-X POST`, `-sXPOST`, `http.MethodPost`, `PostAsJsonAsync`. */
const verbPattern = /\b(?:\w?X|Method)?(GET|POST|PUT|PATCH|DELETE)(?:As\w+)?\b/i;
/** Matches curl options that send a body, unless `-G` puts it into the address. */
const bodyPattern = /^(?!.*\s-G\b).*\s-(?:\w*[dF](?![a-z])|-data|-json|-form)/s;

/**
 * Returns the first HTTP method that a text names. If it names none, returns `POST` if a curl
 * option sends a body, otherwise `GET`.
 */
const verbOf = (text: string): string =>
  verbPattern.exec(text)?.[1]?.toUpperCase() ?? (bodyPattern.test(text) ? 'POST' : 'GET');

const placeholder = /<(\w+)>/g;

/** Returns the addresses in a text, including those inside requests and inside other addresses. */
export function addressesIn(text: string): Address[] {
  const verb = verbOf(text);
  const matches = [...text.replace(placeholder, ':$1').matchAll(addressPattern)].flatMap(
    ([raw]) => {
      const [address = '', fragment = ''] = raw.replace(/[.:!?]+$/, '').split('#');
      // `/login?next=/customers` contains two addresses.
      return address
        .split('=')
        .filter((part) => part.includes('/'))
        .map((part) => [raw, part.replace(/\?.*/, ''), fragment] as const);
    },
  );
  return matches.flatMap(([raw, path, fragment]) => {
    const start = schemePattern.exec(path)?.[0] ?? '';
    const address = path.slice(start.length).toLowerCase();
    const file = address.replace(fileEndPattern, '');
    const segments = file.split('/');
    const hasHost = start !== '' || hostPattern.test(segments[0] ?? '');
    const pathSegments = (hasHost ? segments.slice(1) : segments).filter(
      (segment) => segment !== '',
    );
    // A host without a path means the home page only if the text contains nothing else. In a longer
    // text, the host can be any server.
    if (pathSegments.length === 0 && (raw !== text.trim() || matches.length > 1)) return [];
    return {
      segments: pathSegments,
      hash: fragment === '' ? '' : `#${fragment}`,
      isAbsolute: hasHost || path.startsWith('/') || file !== address,
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
