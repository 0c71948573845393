import { requestOf, responseOf } from './examples';
import { formatMessage } from './formatMessage';

const example = {
  name: 'getThing',
  params: [{ name: 'thing', value: "it's" }],
  result: { value: 7 },
};
const request = requestOf({ name: 'getThing' }, example);

describe('JSON-RPC examples', () => {
  it('wraps requests and responses in JSON-RPC envelopes', () => {
    expect(request).toEqual({ jsonrpc: '2.0', id: 1, method: 'getThing', params: ["it's"] });
    expect(responseOf(example)).toEqual({ jsonrpc: '2.0', id: 1, result: 7 });
    const error = { code: -32001, message: 'Gone' };
    expect(responseOf({ ...example, 'x-error': error })).toEqual({ jsonrpc: '2.0', id: 1, error });
  });

  it.each([
    [{ uiAmount: 5 }, '"uiAmount": 5.0'],
    [{ a: [{ uiAmount: 0, b: 1 }] }, '{ "uiAmount": 0.0, "b": 1 }'],
    [{ foundationTerm: 7, total: 9 }, '"foundationTerm": 7.0,\n  "total": 9\n'],
    [{ uiAmount: 98.64 }, '"uiAmount": 98.64\n'],
    [{ uiAmount: null }, '"uiAmount": null'],
    [{ uiAmountString: '5' }, '"uiAmountString": "5"'],
  ])(
    'writes floating-point members as a node does, and other values unchanged: %j',
    (message, text) => {
      expect(formatMessage(message)).toContain(text);
    },
  );
});
