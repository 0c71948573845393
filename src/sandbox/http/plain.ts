/** A request, as far as the sandbox reads it. A `Request` is one. */
export type PlainRequest = Pick<Request, 'method' | 'url' | 'headers' | 'text'>;

/** A response whose body is a text. */
export interface PlainResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Null without a body. */
  readonly text: string | null;
}

/** Returns a response with a JSON body. */
export function jsonResponse(body: object, status: number): PlainResponse {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  return { status, headers, text: JSON.stringify(body) };
}
