/**
 * Returns a function that computes a result for a key, or returns the key's last result if the
 * inputs have not changed since. In development, every save rereads all files, although few of them
 * have changed.
 */
export function rememberLast<Inputs extends readonly unknown[], Result>(
  compute: (...inputs: Inputs) => Result,
): (key: string, ...inputs: Inputs) => Result {
  const last = new Map<string, { readonly inputs: Inputs; readonly result: Result }>();
  return (key, ...inputs) => {
    const cached = last.get(key);
    const isUnchanged =
      cached?.inputs.length === inputs.length &&
      cached.inputs.every((input, index) => Object.is(input, inputs[index]));
    if (cached !== undefined && isUnchanged) return cached.result;
    const result = compute(...inputs);
    last.set(key, { inputs, result });
    return result;
  };
}
