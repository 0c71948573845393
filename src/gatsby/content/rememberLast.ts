/**
 * Returns a function that recomputes a result only if its inputs differ from the last ones with the
 * same key. Development reads all files after each save, although only one has changed.
 */
export function rememberLast<Inputs extends readonly unknown[], Result>(
  compute: (...inputs: Inputs) => Result,
): (key: string, ...inputs: Inputs) => Result {
  const last = new Map<string, { readonly inputs: Inputs; readonly result: Result }>();
  return (key, ...inputs) => {
    const known = last.get(key);
    const isKnown =
      known?.inputs.length === inputs.length &&
      known.inputs.every((input, index) => Object.is(input, inputs[index]));
    if (known !== undefined && isKnown) return known.result;
    const result = compute(...inputs);
    last.set(key, { inputs, result });
    return result;
  };
}
