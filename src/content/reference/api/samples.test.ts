import type { SampleRequest } from '../../../shared/samples/apiCurl';
import { get, post } from '../../../shared/samples/fixtures';
import { rustSample } from './samples';

describe('rustSample', () => {
  it.each<[string, SampleRequest, string]>([
    [
      'a signature that fits on a line',
      { ...get, pathValues: {}, path: '/things' },
      'async fn get_thing(client: &Client, api: &str, token: &str) -> reqwest::Result<Value> {\n',
    ],
    [
      'a longer signature',
      { ...post, pathValues: { thing_id: 't1' } },
      'async fn make_thing(\n    client: &Client,\n    api: &str,\n    token: &str,\n    thing_id: &str,\n    key: &str,\n) ->',
    ],
    [
      'a function name for an operationId with a slash',
      { ...get, operationId: 'things/get' },
      'async fn things_get(',
    ],
    [
      'path parameters with hyphens',
      { ...get, path: '/things/{thing-id}', pathValues: { 'thing-id': 't1' } },
      '.get(format!("{api}/things/{thing_id}"))',
    ],
    ['path parameters in the URL', get, '.get(format!("{api}/things/{thing_id}"))'],
    ['a short query', { ...get, query: [['a', 'b']] }, '.query(&[("a", "b")])'],
    [
      'a long query',
      {
        ...get,
        query: [
          ['a', 'x'.repeat(50)],
          ['b', 'c'],
        ],
      },
      `.query(&[\n            ("a", "${'x'.repeat(50)}"),\n            ("b", "c"),\n        ])`,
    ],
    ['the imports it needs from serde_json', post, 'use serde_json::{json, Value};'],
    [
      'a function that returns a file',
      { ...get, answer: 'file' },
      '        .await?;\n    Ok(file.to_vec())\n}',
    ],
    [
      'a function that returns nothing',
      { ...post, answer: 'nothing' },
      '.error_for_status()?;\n    Ok(())\n}',
    ],
  ])('writes %s', (_, request, expected) => {
    expect(rustSample(request)).toContain(expected);
  });
});
