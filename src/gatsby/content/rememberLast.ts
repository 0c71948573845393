/**
 * Returns a function that recomputes a result only if its inputs differ from the last ones with the
 * same key. In development, every save rereads all files, although only one of them has changed.
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
