import { getBase58Decoder, getBase58Encoder } from '@solana/kit';
import { isObject } from '../../src/shared/isObject';
import { readCurrentVersion } from './rpcPages';
import {
  accountsAt,
  addresses,
  allResults,
  resultsOf,
  calls,
  callsOf,
  document,
  firstResult,
  objectsWith,
  sum,
  transactions,
  valuesOf,
  type Json,
} from './sampleCluster';

/* Checks that the samples agree on accounts, tokens, supply and transactions. */

const decimal = (base: unknown, decimals: unknown) => Number(base) / 10 ** Number(decimals);
/** Addresses for which some response shows no account. */
const missing = [
  ...callsOf('getBalance').flatMap(({ params, result }) =>
    isObject(result) && result['value'] === 0 ? [params[0]] : [],
  ),
  ...callsOf('getAccountInfo').flatMap(({ params, result }) =>
    isObject(result) && result['value'] === null ? [params[0]] : [],
  ),
  ...callsOf('getMultipleAccounts').flatMap(({ params, result }) =>
    (isObject(result) ? (result['value'] as readonly unknown[]) : []).flatMap((account, index) =>
      account === null ? [(params[0] as readonly unknown[])[index]] : [],
    ),
  ),
  ...calls
    .filter(({ error }) => error?.message.includes('could not find') === true)
    .map(({ params }) => params[0]),
].map(String);

describe.each(addresses)('the account %s', (address) => {
  const [first = {}, ...others] = accountsAt(address);

  it('is the same in every response', () => {
    for (const other of others)
      expect({ ...other, data: undefined }).toEqual({ ...first, data: undefined });
    const parsed = accountsAt(address).flatMap((account) => objectsWith(account, 'parsed'));
    expect(new Set(parsed.map((data) => JSON.stringify(data))).size).toBeLessThan(2);
    for (const { params, result } of callsOf('getBalance'))
      if (params[0] === address && isObject(result))
        expect(result['value']).toBe(first['lamports']);
  });

  it('has at least the lamports that its size requires', () => {
    expect(first['lamports']).toBeGreaterThanOrEqual((128 + Number(first['space'])) * 6960);
  });
});

it('an address without an account is in no list of accounts or nodes and in no transaction', () => {
  const named = JSON.stringify([
    ...[
      'getLargestAccounts',
      'getSupply',
      'getVoteAccounts',
      'getClusterNodes',
      'getLeaderSchedule',
      'getSlotLeaders',
      'getTokenLargestAccounts',
    ].flatMap((name) => resultsOf(name)),
    transactions,
  ]);
  expect(missing.length).toBeGreaterThan(3);
  for (const address of missing) {
    expect(addresses).not.toContain(address);
    expect(named).not.toContain(address);
  }
});

describe('data', () => {
  const bytesOf = (data: unknown): Buffer | undefined => {
    if (typeof data === 'string') return Buffer.from(getBase58Encoder().encode(data));
    const [text, encoding] = Array.isArray(data) ? (data as string[]) : [];
    return encoding === 'base64' ? Buffer.from(text ?? '', 'base64') : undefined;
  };

  it('of full length is the same in every encoding, and slices are parts of it', () => {
    for (const address of addresses) {
      const all = accountsAt(address).flatMap(({ data, space }) => {
        const bytes = bytesOf(data);
        return bytes === undefined ? [] : [{ bytes, isFull: bytes.length === Number(space) }];
      });
      const full = all.filter(({ isFull }) => isFull);
      for (const { bytes } of full) expect(bytes).toEqual(full[0]?.bytes);
      for (const { bytes } of all)
        expect(full[0]?.bytes.includes(bytes) ?? bytes.length === 0).toBe(true);
    }
  });

  it('of a slice has the requested offset and length', () => {
    const slices = calls.filter(
      ({ config, error }) => isObject(config['dataSlice']) && error === undefined,
    );
    expect(slices.length).toBeGreaterThan(3);
    for (const { config, result } of slices) {
      const { offset, length } = config['dataSlice'] as { offset: number; length: number };
      for (const { pubkey, account } of objectsWith(result, 'pubkey', 'account')) {
        const full = accountsAt(String(pubkey))
          .map(({ data }) => bytesOf(data))
          .find((bytes) => bytes?.length === (account as Json)['space']);
        expect(bytesOf((account as Json)['data'])).toEqual(full?.subarray(offset, offset + length));
      }
    }
  });

  it('of a token account agrees with its parsed form', () => {
    const key = (bytes: Buffer) => getBase58Decoder().decode(bytes);
    const forms = addresses.flatMap((address) => {
      const info = accountsAt(address).flatMap((account) =>
        objectsWith(account, 'mint', 'tokenAmount'),
      )[0];
      const bytes = accountsAt(address)
        .map(({ data }) => bytesOf(data))
        .find((data) => data?.length === 165);
      return info === undefined || bytes === undefined ? [] : [{ info, bytes }];
    });
    expect(forms.length).toBeGreaterThan(0);
    for (const { info, bytes } of forms) {
      expect([key(bytes.subarray(0, 32)), key(bytes.subarray(32, 64))]).toEqual([
        info['mint'],
        info['owner'],
      ]);
      expect(String(bytes.readBigUInt64LE(64))).toBe((info['tokenAmount'] as Json)['amount']);
      expect(bytes.readUInt32LE(72)).toBe('delegate' in info ? 1 : 0);
      expect(key(bytes.subarray(76, 108))).toBe(info['delegate']);
      expect(String(bytes.readBigUInt64LE(121))).toBe((info['delegatedAmount'] as Json)['amount']);
    }
  });

  it('matches the filters that selected its account', () => {
    const filtered = callsOf('getProgramAccounts').filter(
      ({ config, error }) => config['filters'] !== undefined && error === undefined,
    );
    expect(filtered).not.toEqual([]);
    for (const { params, config, result } of filtered) {
      for (const { pubkey, account } of objectsWith(result, 'pubkey', 'account')) {
        expect((account as Json)['owner']).toBe(params[0]);
        const full = accountsAt(String(pubkey))
          .map(({ data }) => bytesOf(data))
          .find((bytes) => bytes?.length === (account as Json)['space']);
        for (const { offset, bytes } of objectsWith(config['filters'], 'offset', 'bytes')) {
          const wanted = Buffer.from(getBase58Encoder().encode(String(bytes)));
          expect(full?.subarray(Number(offset), Number(offset) + wanted.length)).toEqual(wanted);
        }
      }
    }
  });
});

describe('tokens', () => {
  const [mint = '', supply = {}] = [
    String(callsOf('getTokenSupply')[0]?.params[0]),
    firstResult('getTokenSupply'),
  ];
  const largest = firstResult<readonly Json[]>('getTokenLargestAccounts');

  it('have amounts that agree in every format, unless they bear interest', () => {
    const amounts = objectsWith(allResults, 'amount', 'decimals', 'uiAmountString');
    const adjusted = callsOf('getTokenAccountBalance')
      .filter(({ example }) => example.name.includes('interest'))
      .flatMap(({ result }) => objectsWith(result, 'amount'));
    for (const amount of amounts) {
      expect(amount['uiAmount']).toBe(Number(amount['uiAmountString']));
      if (!adjusted.includes(amount))
        expect(amount['uiAmount']).toBe(decimal(amount['amount'], amount['decimals']));
    }
  });

  it('are in accounts that add up to the supply of the mint', () => {
    expect(sum(largest.map(({ amount }) => amount))).toBe(Number(supply['amount']));
    expect(largest.map(({ amount }) => Number(amount))).toEqual(
      largest.map(({ amount }) => Number(amount)).sort((a, b) => b - a),
    );
    for (const { address, amount } of largest)
      for (const info of accountsAt(String(address)).flatMap((account) =>
        objectsWith(account, 'mint', 'tokenAmount'),
      ))
        expect([info['mint'], (info['tokenAmount'] as Json)['amount']]).toEqual([mint, amount]);
    const [balance] = callsOf('getTokenAccountBalance');
    expect(largest).toContainEqual({
      address: balance?.params[0],
      ...firstResult('getTokenAccountBalance'),
    });
  });
});

it('the supply covers the largest accounts and the stake', () => {
  const supply = firstResult<Readonly<Record<string, number>>>('getSupply');
  const { total = 0, circulating = 0, nonCirculating = 0 } = supply;
  const [inCirculation = [], ofAll = []] =
    resultsOf<readonly { lamports: number }[]>('getLargestAccounts');
  const { totalStake } = firstResult<{ totalStake: number }>('getBlockCommitment');
  expect(circulating + nonCirculating).toBe(total);
  expect(sum(inCirculation.map(({ lamports }) => lamports))).toBeLessThan(circulating);
  expect(sum(ofAll.map(({ lamports }) => lamports)) + totalStake).toBeLessThan(total);
});

it('all responses come from one node of one cluster', () => {
  const version = firstResult<Record<string, unknown>>('getVersion');
  const { identity } = firstResult<{ identity: string }>('getIdentity');
  const node = firstResult<readonly Json[]>('getClusterNodes').find(
    ({ pubkey }) => pubkey === identity,
  );
  expect(new Set(valuesOf(allResults, 'apiVersion'))).toEqual(new Set([version['solana-core']]));
  expect(node).toMatchObject({
    version: version['solana-core'],
    featureSet: version['feature-set'],
  });
  const { clusters } = readCurrentVersion().library.tokens['chain'] as unknown as {
    readonly clusters: Readonly<Record<string, Json>>;
  };
  expect(clusters['sandbox']).toMatchObject({
    rpc: document.servers[0]?.url,
    genesisHash: firstResult('getGenesisHash'),
  });
});
