import { apiCurl, type SampleRequest } from './apiCurl';
import { get, post } from './fixtures';

describe('apiCurl', () => {
  it.each<[string, SampleRequest, string]>([
    [
      'a request without a body',
      get,
      'curl --cert client.pem --key client.key \\\n  --header "Authorization: Bearer $TOKEN" \\\n  "$API/things/t1"',
    ],
    ['a method that curl does not infer', { ...get, method: 'DELETE' }, '--request DELETE \\\n'],
    ['a new idempotency key for each run', post, '--header "Idempotency-Key: $(uuidgen)" \\\n'],
    ['quotes escaped for the shell', post, String.raw`--json '{${'\n'}    "name": "it'\''s"`],
    [
      'the values of a query',
      {
        ...get,
        query: [
          ['at', '10:30'],
          ['of', 'a&b'],
        ],
      },
      '"$API/things/t1?at=10:30&of=a%26b"',
    ],
    ['an output option for a file', { ...get, answer: 'file' }, '--output export.csv \\\n'],
  ])('writes %s', (_, request, expected) => {
    expect(apiCurl(request)).toContain(expected);
  });
});
