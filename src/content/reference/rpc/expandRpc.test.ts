import { idsOf, markdownOf } from '../fixtures';
import { document } from '../openrpc/fixtures';
import { expandRpcIndex } from './expandRpcIndex';
import { expandRpcMethod } from './expandRpcMethod';
import { expandRpcShared } from './expandRpcShared';

describe('expandRpcMethod', () => {
  const nodes = expandRpcMethod(document, 'getThing');
  const text = markdownOf(nodes);

  it.each([
    [
      'the group, the requirements of a node and the commitment',
      '* **Things**\n* needs `--full-rpc-api`\n* reads [long-term storage](/validators/network-documentation/rpc/index.mdx#long-term-storage)\n* [commitment](/validators/network-documentation/rpc/index.mdx#commitment) `processed`, `finalized`',
    ],
    [
      'a required parameter',
      '<Field name="slot" type="u64" required="yes" unit="slots">\n    Where.',
    ],
    [
      'an option with default and values',
      '<Field name="level" type="string" default="high" values="low, high">\n        How `high`.',
    ],
    ['a default in words', 'Default: the last `slot`.'],
    ['the context of a wrapped result', '<Field name="context" type="object">'],
    [
      'the result, with its description',
      '<Field name="value" type="object" nullable="yes">\n    The thing.',
    ],
    ['a field', '<Field name="x" type="u8" />'],
    ['a field that may be left out', '<Field name="y" type="number" required="no" />'],
    ['a limit', '* **5,000 bytes**: The largest thing.'],
    [
      'an error with its condition and anchor',
      '| [`-32001`](/validators/network-documentation/errors.mdx#error-32001) | `GONE` | The slot is too old. |',
    ],
    ['tabs that remember the language', '<Tabs group="language">'],
    ['the response', '```json title="Response"'],
    ['another case with its description', '<Tab label="Too old">\n    The slot is too old.'],
    ['the notes', '## What to know\n\n* **Slow.** Use [oldThing](./oldThing.mdx).'],
    [
      'the target of the Run button',
      '<Endpoint label="JSON-RPC" name="getThing" run="rpc getThing" />',
    ],
    ['an error', '```json title="Error"'],
    [
      'links to the source and to the OpenRPC document',
      '- [Source](https://git.example/node/blob/v2.2.15/rpc/src/rpc.rs#L7-L9)\n- [openrpc.json](/openrpc.json) `#/methods/1`',
    ],
  ])('writes %s', (_, expected) => {
    expect(text).toContain(expected);
  });

  it('gives every section and field a unique id', () => {
    const ids = nodes.flatMap(idsOf);
    expect(ids).toEqual([
      'example',
      'other-answers',
      'params',
      'params-slot',
      'params-config',
      'params-config-level',
      'params-config-from',
      'result',
      'result-context',
      'result-value',
      'result-value-x',
      'result-value-y',
      'limits',
      'what-to-know',
      'errors',
    ]);
  });

  it('leaves out sections without content and says that there are no parameters', () => {
    const old = markdownOf(expandRpcMethod(document, 'oldThing'));
    expect(old).toContain('None: `params` is an empty array or left out.');
    expect(old).not.toContain('## Limits');
    expect(old).not.toContain('## Errors');
  });

  it('says when a method was removed and what replaces it', () => {
    expect(markdownOf(expandRpcMethod(document, 'oldThing'))).toContain(
      '* removed in node 2.0\n* deprecated since 1.9\n* replaced by [`getThing`](/validators/network-documentation/rpc/getThing.mdx)',
    );
  });

  it.each<[string, unknown, string, string]>([
    [
      'an unknown method',
      document,
      'getNothing',
      'reference/openrpc.json has no method "getNothing".',
    ],
    [
      'a missing document',
      undefined,
      'getThing',
      'reference/openrpc.json is missing or is not an OpenRPC document.',
    ],
    [
      'a document that is not OpenRPC',
      { openapi: '3.1.0' },
      'getThing',
      'reference/openrpc.json is missing or is not an OpenRPC document.',
    ],
  ])('throws an error that explains %s', (_, input, name, message) => {
    expect(() => expandRpcMethod(input, name)).toThrow(message);
  });
});

describe('expandRpcShared', () => {
  it.each([
    ['transport', '* **POST.** With JSON.'],
    ['paths', '| `/health` | `ok`. |'],
    ['options', '* Unknown keys are ignored.'],
    ['sizes', '| `small` | none |'],
    ['sizes', '* **Sizes** differ.'],
    ['storage', '| [`getThing`](/validators/network-documentation/rpc/getThing.mdx) | `null` |'],
  ])('writes the part %s', (part, expected) => {
    expect(markdownOf(expandRpcShared(document, part))).toContain(expected);
  });

  it('rejects an unknown part, and suggests a similar name or lists all', () => {
    expect(() => expandRpcShared(document, 'colours')).toThrow(
      'The JSON-RPC reference has no shared part "colours". Its shared parts are options, ',
    );
    expect(() => expandRpcShared(document, 'transports')).toThrow('Did you mean "transport"?');
  });
});

describe('expandRpcIndex', () => {
  const text = markdownOf(expandRpcIndex(document));

  it('lists methods by group, deprecated ones separately', () => {
    const [, current = '', deprecated = ''] = text.split('### ');
    expect(current).toContain(
      '[`getThing`](/validators/network-documentation/rpc/getThing.mdx) | Read a thing. |',
    );
    expect(current).not.toContain('oldThing');
    expect(deprecated).toContain('oldThing');
  });

  it('explains every error at its own anchor', () => {
    expect(text).toContain(
      '| [`-32001`](/validators/network-documentation/errors.mdx#error-32001) | `GONE` | The block is gone. Since node 2.0. | `{slot: u64}` |',
    );
    expect(expandRpcIndex(document).flatMap(idsOf)).toContain('error-32001');
  });
});
