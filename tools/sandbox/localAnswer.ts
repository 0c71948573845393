/** The answer to a call that only a sandbox on this computer has. */
export interface LocalAnswer {
  readonly status: number;
  readonly body: object;
}
