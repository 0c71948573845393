/** The method or operation that a Run button runs, as given in its `data-run`. */
export type RunTarget =
  | { readonly kind: 'rpc'; readonly method: string }
  | { readonly kind: 'api'; readonly operation: string; readonly variant: string | undefined };

/**
 * Parses `rpc getBlock`, `api addCustomer` or `api createTransaction composed_flow`.
 *
 * @throws Error if the text has another kind or no name
 */
export function readTarget(text: string): RunTarget {
  const [kind, name, variant] = text.split(' ');
  if (kind === 'rpc' && name !== undefined) return { kind, method: name };
  if (kind === 'api' && name !== undefined) return { kind, operation: name, variant };
  throw new Error(`"${text}" cannot be run. Write "rpc" and a method, or "api" and an operation.`);
}
