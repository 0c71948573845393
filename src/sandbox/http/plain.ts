/** The parts of a `Request` that the sandbox reads. */
export type PlainRequest = Pick<Request, 'method' | 'url' | 'headers' | 'arrayBuffer'>;

/** The parts of a `Response` that the sandbox writes. */
export interface PlainResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Text, or the requested bytes of it in UTF-8; null if the response has no body. */
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}
