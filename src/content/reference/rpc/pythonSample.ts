import { formatMultiline } from '../../../shared/json';

/**
 * Returns a Python program that posts a request and prints the result.
 *
 * @param isWrapped whether the result comes with a context, which the program does not print
 */
export function pythonSample(
  endpoint: string,
  request: Readonly<Record<string, unknown>>,
  isWrapped: boolean,
): string {
  const pythonLiterals: Readonly<Record<string, string>> = {
    true: 'True',
    false: 'False',
    null: 'None',
  };
  // Strings are matched first, so that words inside them stay unchanged.
  const body = formatMultiline(request).replaceAll(
    /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
    (part) => pythonLiterals[part] ?? part,
  );
  return `import requests

request = ${body}
response = requests.post("${endpoint}", json=request, timeout=30)
answer = response.json()
if "error" in answer:
    raise RuntimeError(answer["error"])
print(answer["result"]${isWrapped ? '["value"]' : ''})`;
}
