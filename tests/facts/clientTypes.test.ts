import Typings from '@open-rpc/typings';
import { parseOpenRPCDocument } from '@open-rpc/schema-utils-js';
import { compile } from './compile';
import { readDocument, readDocumentText } from './rpcPages';

/* Checks the TypeScript types that a public generator makes from the OpenRPC document. */

const document = readDocument();

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns code that calls each method with the parameters of its examples, and declares each result
 * as a typed constant. Leaves out examples that fail with -32602 (invalid parameters).
 */
function callsCode(): string {
  return document.methods
    .flatMap(({ name, examples }) =>
      examples.map((example, index) => {
        const type = pascal(name);
        const code = example['x-error']?.code;
        const id = `${name}${index}`;
        const args = example.params.map(({ value }) => JSON.stringify(value)).join(', ');
        const call = `export const ${id}Call = (${name}: Types.${type}) => ${name}(${args});`;
        const result = `export const ${id}: Awaited<ReturnType<Types.${type}>> = ${JSON.stringify(example.result?.value)};`;
        if (example.result !== undefined) return `${call}\n${result}`;
        return code === -32602 ? '' : call;
      }),
    )
    .join('\n');
}

describe('types generated from the OpenRPC document', () => {
  let types: string;

  beforeAll(async () => {
    const parsed = await parseOpenRPCDocument(readDocumentText());
    types = new Typings(parsed as never).toString('typescript', {
      includeSchemaTypings: true,
      includeMethodAliasTypings: true,
    });
  });

  it('compile with a typed call to every method, and reject an invalid one', () => {
    const source = `import type * as Types from './types';\n${callsCode()}`;
    for (const { name } of document.methods) expect(source).toContain(`Types.${pascal(name)})`);
    const wrong = `import type * as Types from './types';
export const call = (getBalance: Types.GetBalance) => getBalance(7);`;
    const messages = compile(
      new Map([
        ['types.ts', types],
        ['calls.ts', source],
        ['wrong.ts', wrong],
      ]),
    );
    expect(messages).toEqual([expect.stringMatching(/^wrong\.ts:2 Argument of type/)]);
  });

  it('are named after the components', () => {
    const names = Object.keys(document.components.schemas);
    const missing = names.filter(
      (name) => !new RegExp(String.raw`^export (?:type|interface) ${name}\b`, 'm').test(types),
    );
    expect(missing).toEqual([]);
  });
});
