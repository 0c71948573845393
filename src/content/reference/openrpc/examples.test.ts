import { requestOf, responseOf } from './examples';

const example = {
  name: 'getThing',
  params: [{ name: 'thing', value: "it's" }],
  result: { value: 7 },
};
const request = requestOf('getThing', example);

describe('examples', () => {
  it('wraps a call into the envelope of JSON-RPC', () => {
    expect(request).toEqual({ jsonrpc: '2.0', id: 1, method: 'getThing', params: ["it's"] });
    expect(responseOf(example)).toEqual({ jsonrpc: '2.0', id: 1, result: 7 });
    const error = { code: -32001, message: 'Gone' };
    expect(responseOf({ ...example, 'x-error': error })).toEqual({ jsonrpc: '2.0', id: 1, error });
  });
});
