/** What came back from a call. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly bytes: number;
  /** Time from sending to the last byte. */
  readonly milliseconds: number;
}

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
