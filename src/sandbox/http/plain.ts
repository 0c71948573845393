/** The parts of a `Request` that the sandbox reads. */
export type PlainRequest = Pick<Request, 'method' | 'url' | 'headers' | 'text'>;

/** A response with a text body. */
export interface PlainResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Null if there is no body. */
  readonly text: string | null;
}

/** Returns a response with a JSON body. */
export function jsonResponse(body: object, status: number): PlainResponse {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  return { status, headers, text: JSON.stringify(body) };
}
