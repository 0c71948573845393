import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@lezer/rust';
import { projectRoot } from '../../tools/copyProject';
import { findMethod } from '../../src/content/reference/openrpc/document';
import { readDocument } from './rpcPages';
import { methodSamples } from './samples';

/*
 * Checks that Rust samples call only methods that solana-rpc-client has in the release that the
 * reference documents. A fixture lists these methods, with the types of their arguments and their
 * lines in the node's source.
 */

interface Callable {
  readonly name: string;
  readonly arguments: readonly string[];
  readonly line: number;
}

const client = JSON.parse(
  readFileSync(join(projectRoot, 'tests/fixtures/rust-client.json'), 'utf8'),
) as {
  readonly methods: readonly Callable[];
  readonly functions: readonly Callable[];
  readonly requests: { readonly variants: readonly string[] };
  readonly filters: { readonly variants: readonly string[] };
};

interface CallSite {
  /** `client.get_slot` or `RpcClient::new`. */
  readonly callee: string;
  readonly args: readonly string[];
}

function callsIn(text: string): CallSite[] {
  const calls: CallSite[] = [];
  parser.parse(text).iterate({
    enter: ({ node, name }) => {
      if (name !== 'CallExpression') return;
      const [callee, list] = [node.firstChild, node.getChild('ArgList')];
      if (callee === null || list === null) return;
      const args: string[] = [];
      for (let child = list.firstChild; child !== null; child = child.nextSibling) {
        if (!/^[(),]$/.test(child.name)) args.push(text.slice(child.from, child.to));
      }
      calls.push({ callee: text.slice(callee.from, callee.to), args });
    },
  });
  return calls;
}

/** Returns whether the text of an argument fits a type. */
function fits(argument: string, type: string): boolean {
  const option = /^Option<(.*)>$/.exec(type)?.[1];
  if (option !== undefined) {
    const inner = /^Some\(([^]*)\)$/.exec(argument)?.[1];
    return argument === 'None' || (inner !== undefined && fits(inner.trim(), option));
  }
  if (/^&\[/.test(type)) return /^&\[/.test(argument);
  if (/^(u8|u16|u32|u64|usize|Slot|Epoch)$/.test(type)) return /^[\d_]+$/.test(argument);
  if (type === '&Pubkey') return /^&pubkey!\("\w+"\)$/.test(argument);
  if (type === '&Signature') return /^&"\w+"\.parse::<Signature>\(\)\?$/.test(argument);
  if (type === '&Hash') return /^&"\w+"\.parse::<Hash>\(\)\?$/.test(argument);
  if (type === 'CommitmentConfig')
    return /^CommitmentConfig::(processed|confirmed|finalized)\(\)$/.test(argument);
  if (type === 'TokenAccountsFilter') {
    const variant = /^TokenAccountsFilter::(\w+)\(pubkey!\("\w+"\)\)$/.exec(argument)?.[1] ?? '';
    return client.filters.variants.includes(variant);
  }
  if (type === 'RpcRequest') {
    const variant = /^RpcRequest::(\w+)/.exec(argument)?.[1] ?? '';
    return client.requests.variants.includes(variant);
  }
  if (type === 'Value') return argument === 'params';
  return type.startsWith('impl ToString') || type === 'U' ? argument.startsWith('"') : false;
}

const document = readDocument();
const samples = methodSamples().filter(({ lang }) => lang === 'rust');

function mistakesIn({ callee, args }: CallSite): string[] {
  const [, name = ''] = /^(?:client\.|RpcClient::)(\w+)$/.exec(callee) ?? [];
  const list = callee.startsWith('client.') ? client.methods : client.functions;
  const found = list.find((callable) => callable.name === name);
  if (found === undefined) return [`${callee} does not exist`];
  if (found.arguments.length !== args.length)
    return [`${callee} takes ${found.arguments.length} arguments, not ${args.length}`];
  return found.arguments.flatMap((type, index) =>
    fits(args[index] ?? '', type) ? [] : [`${callee}: ${args[index]} does not fit ${type}`],
  );
}

const isClientCall = ({ callee }: CallSite) => /^(client\.|RpcClient::)/.test(callee);

/** Patterns by option name; each matches a program that passes this option to the client. */
const optionPatterns: Readonly<Record<string, RegExp>> = {
  commitment: /CommitmentConfig::\w+\(\)/,
  epoch: /Some\(\d+\)/,
  searchTransactionHistory: /_with_history\(/,
};

describe('Rust samples', () => {
  it.each(samples)('$place calls methods of the client with arguments that fit', ({ text }) => {
    const calls = callsIn(text).filter(isClientCall);
    expect(calls).toHaveLength(2);
    expect(calls.flatMap(mistakesIn)).toEqual([]);
  });

  it.each(samples.filter(({ text }) => !text.includes('RpcRequest')))(
    '$place passes the options of the request, except the encoding',
    ({ place, text }) => {
      const { examples } = findMethod(document, place.split(' ').at(-1) ?? '');
      const options = (examples[0]?.params ?? []).flatMap((param) =>
        param.name === 'config' ? Object.keys(param.value as object) : [],
      );
      // The client chooses the encoding itself.
      const missing = options.filter(
        (key) => key !== 'encoding' && !optionPatterns[key]?.test(text),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each([
    ['client.get_slots()', 'client.get_slots does not exist'],
    ['client.get_block_height(7)', 'client.get_block_height takes 0 arguments, not 1'],
    ['client.get_block_time("7")', 'client.get_block_time: "7" does not fit Slot'],
    ['client.get_balance(7)', 'client.get_balance: 7 does not fit &Pubkey'],
    [
      'client.send(RpcRequest::GetSlots, params)',
      'client.send: RpcRequest::GetSlots does not fit RpcRequest',
    ],
  ])('reports the mistake in %s', (call, mistake) => {
    const [site] = callsIn(`fn main() { ${call}; }`).filter(isClientCall);
    expect(site && mistakesIn(site)).toEqual([mistake]);
  });
});
