import { capitalize } from '../../../shared/capitalize';
import { isObject } from '../../../shared/isObject';
import { formatJson } from '../../../shared/json';
import type { SharedSchemas } from '../fields/schema';
import type { Method } from '../openrpc/types';
import { codeOf, breakLines, type Code } from './sampleArguments';

const quote = (value: unknown) => JSON.stringify(value);

/**
 * Methods of `RpcClient` in solana-rpc-client 2.2, by RPC method. They take the parameters of the
 * RPC method in the same order, but most take no options, so the commitment of an example is passed
 * to the client.
 */
const clientMethods: Readonly<Record<string, string>> = {
  getAccountInfo: 'get_account',
  getBalance: 'get_balance',
  getBlockHeight: 'get_block_height',
  getBlocks: 'get_blocks',
  getBlocksWithLimit: 'get_blocks_with_limit',
  getBlockTime: 'get_block_time',
  getClusterNodes: 'get_cluster_nodes',
  getEpochInfo: 'get_epoch_info',
  getEpochSchedule: 'get_epoch_schedule',
  getFirstAvailableBlock: 'get_first_available_block',
  getGenesisHash: 'get_genesis_hash',
  getHealth: 'get_health',
  getHighestSnapshotSlot: 'get_highest_snapshot_slot',
  getIdentity: 'get_identity',
  getInflationGovernor: 'get_inflation_governor',
  getInflationRate: 'get_inflation_rate',
  getInflationReward: 'get_inflation_reward',
  getLatestBlockhash: 'get_latest_blockhash',
  getMaxRetransmitSlot: 'get_max_retransmit_slot',
  getMaxShredInsertSlot: 'get_max_shred_insert_slot',
  getMinimumBalanceForRentExemption: 'get_minimum_balance_for_rent_exemption',
  getMultipleAccounts: 'get_multiple_accounts',
  getRecentPerformanceSamples: 'get_recent_performance_samples',
  getRecentPrioritizationFees: 'get_recent_prioritization_fees',
  getSignatureStatuses: 'get_signature_statuses_with_history',
  getSlot: 'get_slot',
  getSlotLeaders: 'get_slot_leaders',
  getStakeMinimumDelegation: 'get_stake_minimum_delegation',
  getTokenAccountBalance: 'get_token_account_balance',
  getTokenAccountsByDelegate: 'get_token_accounts_by_delegate',
  getTokenAccountsByOwner: 'get_token_accounts_by_owner',
  getTokenLargestAccounts: 'get_token_largest_accounts',
  getTokenSupply: 'get_token_supply',
  getTransactionCount: 'get_transaction_count',
  getVersion: 'get_version',
  getVoteAccounts: 'get_vote_accounts',
  isBlockhashValid: 'is_blockhash_valid',
  minimumLedgerSlot: 'minimum_ledger_slot',
  requestAirdrop: 'request_airdrop',
};

/** Parameters that are an `Option` in Rust. */
const optionalParameters = new Set([
  'getBlocks.endSlot',
  'getInflationReward.config',
  'getRecentPerformanceSamples.limit',
]);

/** Methods for which `RpcRequest` has no variant. */
const methodsWithoutVariant = new Set(['getBlockCommitment']);

const importLines = {
  Pubkey: 'use solana_pubkey::pubkey;',
  Signature: 'use solana_signature::Signature;',
  Hash: 'use solana_hash::Hash;',
} as const;

const hasImportLine = (component: string): component is keyof typeof importLines =>
  Object.hasOwn(importLines, component);

function rustLiteral(component: keyof typeof importLines, value: unknown): string {
  return component === 'Pubkey'
    ? `pubkey!(${quote(value)})`
    : `${quote(value)}.parse::<${component}>()?`;
}

/** Returns the arguments of the sample call, and adds their imports to the set `used`. */
function typedArguments(shared: SharedSchemas, method: Method, used: Set<string>): Code[] {
  return (method.examples[0]?.params ?? []).flatMap(({ name, value }, index): Code[] => {
    const isOptional = optionalParameters.has(`${method.name}.${name}`);
    if (isObject(value)) {
      const [key = '', inner] = Object.entries(value)[0] ?? [];
      if (isOptional) return [`Some(${String(inner)})`];
      if (method.name === 'isBlockhashValid') {
        used.add('use solana_commitment_config::CommitmentConfig;');
        return [`CommitmentConfig::${String(inner)}()`];
      }
      if (name !== 'filter') return [];
      used.add('use solana_rpc_client_api::request::TokenAccountsFilter;').add(importLines.Pubkey);
      const variant = key === 'mint' ? 'Mint' : 'ProgramId';
      return [`TokenAccountsFilter::${variant}(${rustLiteral('Pubkey', inner)})`];
    }
    const isList = Array.isArray(value);
    const code = codeOf(shared, method.params[index]?.schema ?? {}, value, {
      componentLiteral: (component, text) => {
        if (!hasImportLine(component)) return undefined;
        used.add(importLines[component]);
        return `${isList ? '' : '&'}${rustLiteral(component, text)}`;
      },
      other: quote,
      list: (parts) => ({ open: '&[', close: ']', parts }),
    });
    return [isOptional ? { open: 'Some(', close: ')', parts: [{ prefix: '', code }] } : code];
  });
}

/**
 * Returns the commitment to create the client with, if the example has one. `isBlockhashValid`
 * takes its commitment as an argument instead.
 */
function clientCommitment(method: Method): string | undefined {
  if (method.name === 'isBlockhashValid') return undefined;
  for (const { value } of method.examples[0]?.params ?? []) {
    if (isObject(value) && typeof value['commitment'] === 'string') return value['commitment'];
  }
  return undefined;
}

function untypedCall(method: Method, used: Set<string>): string {
  used.add('use serde_json::{json, Value};');
  used.add('use solana_rpc_client_api::request::RpcRequest;');
  const request = methodsWithoutVariant.has(method.name)
    ? `RpcRequest::Custom { method: "${method.name}" }`
    : `RpcRequest::${capitalize(method.name)}`;
  const values = (method.examples[0]?.params ?? []).map(({ value }) => value);
  const params = values.length === 0 ? '[]' : formatJson(values, '    ', 24);
  return `let params = json!(${params});
    let answer: Value = client.send(${request}, params)?;`;
}

/**
 * Returns a program that calls a method with solana-rpc-client 2.2, as in the method's first
 * example.
 *
 * @returns undefined for removed methods
 */
export function rustSample(
  endpoint: string,
  shared: SharedSchemas,
  method: Method,
): string | undefined {
  if (method['x-tier'] === 'removed') return undefined;
  const used = new Set(['use solana_rpc_client::rpc_client::RpcClient;']);
  const name = clientMethods[method.name];
  const commitment = name === undefined ? undefined : clientCommitment(method);
  const parts = name === undefined ? [] : typedArguments(shared, method, used);
  const call =
    name === undefined
      ? untypedCall(method, used)
      : `let answer = ${breakLines(
          {
            open: `client.${name}(`,
            close: ')?;',
            parts: parts.map((code) => ({ prefix: '', code })),
          },
          { indent: '    ', step: '    ', before: 13 },
        )}`;
  if (commitment !== undefined) used.add('use solana_commitment_config::CommitmentConfig;');
  const client =
    commitment === undefined
      ? `RpcClient::new("${endpoint}")`
      : `RpcClient::new_with_commitment(
        "${endpoint}",
        CommitmentConfig::${commitment}(),
    )`;
  return `${[...used].sort().join('\n')}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let client = ${client};
    ${call}
    println!("{answer:?}");
    Ok(())
}`;
}
