import type { Schema, SharedSchemas } from '../fields/schema';
import type { Method } from '../openrpc/types';
import { wrappedValue } from './resultSection';
import { codeOf, breakLines, type Code } from './sampleArguments';

const quote = (value: unknown) => `'${String(value)}'`;

/** Kit's functions that create values of a shared schema, by the schema's name. */
const kitFunctions: Readonly<Record<string, string>> = {
  Pubkey: 'address',
  Signature: 'signature',
  Hash: 'blockhash',
};

/**
 * Kit's types for parameters that are branded strings, by the parameter's name. Programs get such
 * strings from kit's functions, but samples cast a literal.
 */
const brands: Readonly<Record<string, string>> = {
  message: 'TransactionMessageBytesBase64',
  transaction: 'Base64EncodedWireTransaction',
};

/** Shared schemas whose values kit takes as bigint. */
const bigintSchemas = new Set(['Slot', 'Epoch', 'U64']);

/** Shared schemas with kit's type for a parameter, where the parameter's own schema differs. */
const exceptions: Readonly<Record<string, string>> = {
  'getMinimumBalanceForRentExemption.dataLength': 'U64',
  'getSlotLeaders.limit': 'Usize',
};

/** Returns the code of a value, and adds to `used` the names that the code imports from kit. */
function kitCode(shared: SharedSchemas, schema: Schema, value: unknown, used: Set<string>): Code {
  const call = (name: string, argument: string) => {
    used.add(name);
    return `${name}(${argument})`;
  };
  return codeOf(shared, schema, value, {
    componentLiteral: (component, text) => {
      const kitFunction = kitFunctions[component];
      if (kitFunction !== undefined) return call(kitFunction, quote(text));
      if (component === 'Lamports') return call('lamports', `${text}n`);
      if (component === 'Memcmp') return undefined;
      return bigintSchemas.has(component) ? `${text}n` : undefined;
    },
    other: (other) => (typeof other === 'string' ? quote(other) : String(other)),
    list: (parts) => ({ open: '[', close: ']', parts }),
  });
}

/**
 * Returns code with its `memcmp` filters in kit's form: with an encoding, a bigint offset and bytes
 * of kit's type.
 */
function withMemcmp(code: Code, used: Set<string>): Code {
  if (typeof code === 'string') return code;
  const isMemcmp = code.parts.some(({ prefix }) => prefix === 'bytes: ');
  if (isMemcmp) used.add('type Base58EncodedBytes');
  const parts = code.parts.map(({ prefix, code: part }) => {
    if (isMemcmp && prefix === 'offset: ') return { prefix, code: `${breakLines(part)}n` };
    if (isMemcmp) return { prefix, code: `${breakLines(part)} as Base58EncodedBytes` };
    return { prefix, code: withMemcmp(part, used) };
  });
  return {
    ...code,
    parts: isMemcmp ? [...parts, { prefix: 'encoding: ', code: quote('base58') }] : parts,
  };
}

/**
 * Returns a program that calls a method with `@solana/kit`, as in the method's first example.
 *
 * @returns undefined for removed methods
 */
export function kitSample(
  endpoint: string,
  shared: SharedSchemas,
  method: Method,
): string | undefined {
  if (method['x-tier'] === 'removed') return undefined;
  const used = new Set(['createSolanaRpc']);
  const constants: string[] = [];
  const parts = (method.examples[0]?.params ?? []).map(({ name, value }, index) => {
    const component = exceptions[`${method.name}.${name}`];
    const schema =
      component === undefined
        ? (method.params[index]?.schema ?? {})
        : { $ref: `#/components/schemas/${component}` };
    const code = withMemcmp(kitCode(shared, schema, value, used), used);
    const brand = brands[name];
    if (brand === undefined) return { prefix: '', code };
    used.add(`type ${brand}`);
    constants.push(`const ${name} =\n  ${breakLines(code)} as ${brand};`);
    return { prefix: '', code: name };
  });
  const isWrapped = wrappedValue(method.result.schema) !== undefined;
  const result = isWrapped ? 'value' : 'result';
  const start = `const ${isWrapped ? '{ value }' : result} = await `;
  const call = breakLines(
    { open: `rpc.${method.name}(`, close: ').send();', parts },
    { before: start.length },
  );
  const names = [...used].sort((a, b) =>
    a.replace('type ', '').localeCompare(b.replace('type ', '')),
  );
  const imports = breakLines({
    open: 'import {',
    close: "} from '@solana/kit';",
    parts: names.map((code) => ({ prefix: '', code })),
  });
  return [
    imports,
    '',
    `const rpc = createSolanaRpc('${endpoint}');`,
    ...constants,
    start + call,
    `console.log(${result});`,
  ].join('\n');
}
