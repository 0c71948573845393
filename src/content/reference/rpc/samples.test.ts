import { bashSample, requestOf, responseOf, rustSample } from './samples';

const request = requestOf('getThing', ["it's"]);

describe('samples', () => {
  it('wraps a call into the envelope of JSON-RPC', () => {
    expect(request).toEqual({ jsonrpc: '2.0', id: 1, method: 'getThing', params: ["it's"] });
    expect(responseOf(7)).toEqual({ jsonrpc: '2.0', id: 1, result: 7 });
  });

  it('writes quotes as the shell needs them', () => {
    expect(bashSample('https://rpc.example', request)).toBe(
      [
        'curl https://rpc.example \\',
        "  --header 'Content-Type: application/json' \\",
        "  --data '{",
        '  "jsonrpc": "2.0",',
        '  "id": 1,',
        '  "method": "getThing",',
        String.raw`  "params": ["it'\''s"]`,
        "}'",
      ].join('\n'),
    );
  });

  it.each([
    [true, 'response["result"]["value"]'],
    [false, 'response["result"])'],
  ])('reads the answer in Rust, wrapped: %s', (isWrapped, answer) => {
    expect(rustSample('https://rpc.example', request, isWrapped)).toContain(answer);
  });
});
