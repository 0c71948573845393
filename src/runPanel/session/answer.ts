/** The answer to a call. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly bytes: number;
  /** Time from sending the call to receiving the last byte. */
  readonly milliseconds: number;
}

/** Reads a whole response. @param start the `performance.now()` at which the call was sent */
export async function readAnswer(response: Response, start: number): Promise<ReceivedAnswer> {
  const text = await response.text();
  const milliseconds = performance.now() - start;
  return {
    status: response.status,
    headers: [...response.headers],
    text,
    bytes: new TextEncoder().encode(text).length,
    milliseconds,
  };
}
