import { api, rpc, text } from './builders';
import { rpcLimits, type FileMistakes } from './version';

const describedTags = { 'x-described-on-pages': ['tag.description'] };

/** Names changed in one of two places, and braces that YAML reads as a map. */
export const namesAndBraces: FileMistakes = {
  'renamed names': [
    [
      api(text, {}, { components: { schemas: { Quantity: text } } }),
      'reference/openapi.json:1:117 The $ref "#/components/schemas/Q" has no target. Did you mean "#/components/schemas/Quantity"?',
      api(text),
    ],
    [
      api(
        text,
        { tags: ['payments'], responses: {} },
        { tags: [{ name: 'transactions', description: 'Text.' }], ...describedTags },
      ),
      'reference/openapi.json:1:167 There is no tag "payments". Did you mean "transactions"?',
      api(
        text,
        { tags: ['payments'], responses: {} },
        { tags: [{ name: 'payments', description: 'Text.' }], ...describedTags },
      ),
    ],
    [
      rpc({ tags: [{ name: 'money' }] }, { 'x-groups': [{ name: 'accounts', title: 'Accounts' }] }),
      'reference/openrpc.json:1:63 The method is not in any group of the method list. Did you mean "accounts"?',
      rpc({ tags: [{ name: 'money' }] }, { 'x-groups': [{ name: 'money', title: 'Money' }] }),
    ],
    [
      { 'reference/rpc_limits.yaml': rpcLimits.replace('filters:', 'maximum:') },
      'reference/rpc_limits.yaml:5:1 Unknown key "maximum" in rpc_limits. Did you mean "filters"?',
      {},
    ],
  ],
  'braces in YAML': [
    [
      { 'reference/rpc_limits.yaml': rpcLimits.replace("'{rpc_limits.memcmpBytes}'", '{x}') },
      "reference/rpc_limits.yaml:19:20 rpc_limits.signatureStatuses starts with a brace, so YAML reads it as a map. Quote it: '{x}'.",
      {},
    ],
    [
      {
        'sidebars.yaml':
          'documentationSidebar:\n  - /\n  - page\n  - {network}\napiSidebar:\n  - api\n',
      },
      "sidebars.yaml:4:5 The entry starts with a brace, so YAML reads it as a map. Quote it: '{network}'.",
      {},
    ],
  ],
};
