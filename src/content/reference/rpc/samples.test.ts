import { answerOf, bashSample, requestOf } from './samples';

const example = {
  name: 'getThing',
  params: [{ name: 'thing', value: "it's" }],
  result: { value: 7 },
};
const request = requestOf('getThing', example);

describe('samples', () => {
  it('wraps a call into the envelope of JSON-RPC', () => {
    expect(request).toEqual({ jsonrpc: '2.0', id: 1, method: 'getThing', params: ["it's"] });
    expect(answerOf(example)).toEqual({ jsonrpc: '2.0', id: 1, result: 7 });
    const error = { code: -32001, message: 'Gone' };
    expect(answerOf({ ...example, 'x-error': error })).toEqual({ jsonrpc: '2.0', id: 1, error });
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
});
