import { idsOf, markdownOf } from '../fixtures';
import { document as subscriptions } from '../subscriptions/fixtures';
import { expandRpcErrors } from './expandRpcErrors';
import { document } from '../openrpc/fixtures';

describe('expandRpcErrors', () => {
  const nodes = expandRpcErrors(document, subscriptions);
  const text = markdownOf(nodes);

  it.each([
    [
      'a row in the overview',
      '| [`-32001`](#error-32001) | `GONE` | The block is gone. | another node |',
    ],
    ['the name and the meaning', '`GONE`: The block is gone. Since node 2.0.'],
    ['the cause', '* **Cause**: It was purged.'],
    ['the fix', '* **Fix**: Ask a node with more history.'],
    ['the retry', '* **Retry**: On another node. Immediately.'],
    [
      'the methods and subscriptions that return the error',
      '[`getThing`](/validators/network-documentation/rpc/getThing.mdx#errors), [`thingSubscribe`](/validators/network-documentation/websocket/thingSubscribe.mdx#errors)',
    ],
    ['a link to the source', 'https://git.example/node/blob/v2.2.15/rpc/src/rpc.rs#L8'],
    ['a sample', '"error": { "code": -32001, "message": "Block gone" }'],
  ])('writes %s', (_, expected) => {
    expect(text).toContain(expected);
  });

  it('gives each code an anchor', () => {
    expect(nodes.flatMap(idsOf)).toEqual(['all', 'node', 'error-32001']);
  });

  it('fails when a code has no entry in "x-errors"', () => {
    expect(() => expandRpcErrors({ ...document, 'x-errors': {} }, subscriptions)).toThrow(
      'reference/openrpc.json has no entry for -32001 in "x-errors".',
    );
  });
});
