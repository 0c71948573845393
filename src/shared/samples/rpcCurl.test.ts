import { rpcCurl } from './rpcCurl';

it('escapes quotes for the shell', () => {
  const request = { jsonrpc: '2.0', id: 1, method: 'getThing', params: ["it's"] };
  expect(rpcCurl('https://rpc.example', request)).toBe(
    [
      'curl https://rpc.example \\',
      "  --header 'Content-Type: application/json' \\",
      "  --data '{",
      '    "jsonrpc": "2.0",',
      '    "id": 1,',
      '    "method": "getThing",',
      String.raw`    "params": ["it'\''s"]`,
      "  }'",
    ].join('\n'),
  );
});

it('quotes a URL with characters that the shell would interpret', () => {
  const [line] = rpcCurl('http://localhost:8899/?a=1&b=2', {}).split('\n');
  expect(line).toBe(`curl 'http://localhost:8899/?a=1&b=2' \\`);
});
