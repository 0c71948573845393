import { formatBody } from '../json';

export interface SampleRequest {
  readonly operationId: string;
  /** In upper case: `POST`. */
  readonly method: string;
  /** With parameters in braces: `/customers/{customer_id}`. */
  readonly path: string;
  readonly pathValues: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  /**
   * Whether the request has an idempotency key: `key` if given, otherwise a new key for each run.
   */
  readonly needsKey: boolean;
  readonly key?: string;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: unknown;
  /** What the response body contains. */
  readonly answer: 'json' | 'file' | 'nothing';
}

/** Returns what the successful responses of an operation contain. */
export function answerKind(
  responses: readonly (readonly [
    status: string,
    response: { readonly content?: Readonly<Record<string, unknown>> },
  ])[],
): SampleRequest['answer'] {
  const contents = responses.flatMap(([status, { content }]) =>
    status.startsWith('2') && content !== undefined ? [content] : [],
  );
  if (contents.length === 0) return 'nothing';
  return contents.some((content) => 'application/json' in content) ? 'json' : 'file';
}

/** Encodes a query value; keeps colons, which are legal there and easier to read. */
function queryValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':');
}

/**
 * Returns the path and query with values filled in; a parameter without a value keeps its braces.
 */
export function filledPath({
  path,
  pathValues,
  query,
}: Pick<SampleRequest, 'path' | 'pathValues' | 'query'>): string {
  const filled = path.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = pathValues[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
  if (query.length === 0) return filled;
  return `${filled}?${query.map(([name, value]) => `${name}=${queryValue(value)}`).join('&')}`;
}

/** Quotes a text for the shell. */
export const quoteForShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns a curl command that sends the request. */
export function apiCurl(request: SampleRequest): string {
  const { method, needsKey, key, headers = [], body, answer } = request;
  const isImplied = method === (body === undefined ? 'GET' : 'POST');
  const keyHeader =
    key === undefined ? '"Idempotency-Key: $(uuidgen)"' : quoteForShell(`Idempotency-Key: ${key}`);
  return [
    `curl --cert client.pem --key client.key${isImplied ? '' : ` --request ${method}`}`,
    '--header "Authorization: Bearer $TOKEN"',
    ...(needsKey ? [`--header ${keyHeader}`] : []),
    ...headers.map(([name, value]) => `--header ${quoteForShell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--json ${quoteForShell(formatBody(body, '  '))}`]),
    ...(answer === 'file' ? ['--output export.csv'] : []),
    `"$API${filledPath(request)}"`,
  ].join(' \\\n  ');
}
