import { idsOf, markdownOf } from '../fixtures';
import { document } from '../openrpc/fixtures';
import { expandRpcIndex } from './expandRpcIndex';
import { expandRpcMethod } from './expandRpcMethod';
import { expandRpcNotes, expandRpcShared } from './expandRpcShared';

describe('expandRpcMethod', () => {
  const nodes = expandRpcMethod(document, 'getThing');
  const text = markdownOf(nodes);

  it.each([
    [
      'the group, the nodes that serve it and the commitment',
      '**Things** · needs a node with `--full-rpc-api` · [commitment](/validators/network-documentation/rpc/index.mdx#commitment) `processed`, `finalized`',
    ],
    ['a required parameter', '| [`slot`](#params-slot) | u64 | yes | Where. |'],
    [
      'an option with default and values',
      '| [`config.level`](#params-config-level) | string | no, default `high` | How `high`. Allowed values: `low`, `high`. |',
    ],
    ['a default in words', '| no, default: the last `slot` |'],
    ['the context of a wrapped result', '| [`context`](#result-context) | object | no | – |'],
    [
      'the result, described by the result',
      '| [`value`](#result-value) | object | yes | – | The thing. |',
    ],
    ['a field', '| [`value.x`](#result-value-x) | u8 | no | – |'],
    [
      'a field that may be left out',
      '| [`value.y`](#result-value-y) | number | no, optional | – |',
    ],
    ['a limit', '* **5,000 bytes**: The largest thing.'],
    [
      'an error with its condition and anchor',
      '| [`-32001`](/validators/network-documentation/errors.mdx#error-32001) | `GONE` | The slot is too old. |',
    ],
    ['tabs that remember the language', '<Tabs group="language">'],
    ['the response', '```json title="Response"'],
    ['another answer behind its description', '<Details summary="The slot is too old.">'],
    ['an error', '```json title="Error"'],
    [
      'links to the source and to the OpenRPC document',
      '[implementation](https://git.example/node/blob/v2.2.15/rpc/src/rpc.rs#L7-L9) · `methods[1]` of the [OpenRPC document](/openrpc.json)',
    ],
  ])('writes %s', (_, expected) => {
    expect(text).toContain(expected);
  });

  it('gives every section and field a unique id', () => {
    const ids = nodes.flatMap(idsOf);
    expect(ids).toEqual([
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
      'errors',
      'example',
      'other-answers',
    ]);
  });

  it('leaves out sections without content and says that there are no parameters', () => {
    const old = markdownOf(expandRpcMethod(document, 'oldThing'));
    expect(old).toContain('None: `params` is an empty array or left out.');
    expect(old).not.toContain('## Limits');
    expect(old).not.toContain('## Errors');
  });

  it('says since when a method is gone and what replaces it', () => {
    expect(markdownOf(expandRpcMethod(document, 'oldThing'))).toContain(
      'served by no current node · deprecated since 1.9, removed in node 2.0, replaced by [`getThing`](/validators/network-documentation/rpc/getThing.mdx)',
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
      'another document',
      { openapi: '3.1.0' },
      'getThing',
      'reference/openrpc.json is missing or is not an OpenRPC document.',
    ],
  ])('explains %s', (_, given, name, message) => {
    expect(() => expandRpcMethod(given, name)).toThrow(message);
  });
});

describe('expandRpcNotes', () => {
  it('lists what users should know', () => {
    expect(markdownOf(expandRpcNotes(document, 'getThing'))).toBe(
      '* **Slow.** Use [oldThing](./oldThing.mdx).\n',
    );
  });

  it('explains that a method has no notes', () => {
    expect(() => expandRpcNotes(document, 'oldThing')).toThrow(
      'reference/openrpc.json has no notes for "oldThing".',
    );
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

  it('throws for a part the document does not have', () => {
    expect(() => expandRpcShared(document, 'colours')).toThrow('There is no part "colours".');
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
