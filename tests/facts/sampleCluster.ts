import type { Example, Method } from '../../src/content/reference/openrpc/types';
import { isObject } from '../../src/shared/isObject';
import { readCurrentVersion, readDocument } from './rpcPages';

/* The samples of the RPC reference, read as responses of one cluster. */

export type Json = Readonly<Record<string, unknown>>;

export const document = readDocument();

interface SubscriptionSamples {
  readonly methods: readonly {
    readonly name: string;
    readonly 'x-notification'?: { readonly examples: readonly { readonly value: unknown }[] };
  }[];
}

const subscriptions = JSON.parse(
  readCurrentVersion().documentTexts.get('subscriptions') ?? '',
) as SubscriptionSamples;

/**
 * Two moments in the samples: when a transaction is signed and, two minutes later, when the node is
 * called.
 */
export const moments = {
  signing: {
    processed: { slot: 61_554_231, height: 59_869_918 },
    finalized: { slot: 61_554_198, height: 59_869_886 },
  },
  now: {
    processed: { slot: 61_554_533, height: 59_870_211 },
    finalized: { slot: 61_554_501, height: 59_870_179 },
  },
} as const;

export const { now, signing } = moments;

/** A call in the reference with the response shown for it. */
export interface Call {
  readonly method: Method;
  readonly example: Example;
  readonly params: readonly unknown[];
  readonly config: Json;
  readonly result: unknown;
  readonly error:
    { readonly code: number; readonly message: string; readonly data?: Json } | undefined;
}

function callOf(method: Method, example: Example): Call {
  const params = example.params.map(({ value }) => value);
  return {
    method,
    example,
    params,
    config: Object.assign({}, ...params.filter(isObject)) as Json,
    result: example.result?.value,
    error: example['x-error'] as Call['error'],
  };
}

/** All calls of methods that current nodes serve. */
export const calls: readonly Call[] = document.methods
  .filter((method) => method['x-tier'] !== 'removed')
  .flatMap((method) => method.examples.map((example) => callOf(method, example)));

export const callsOf = (name: string): readonly Call[] =>
  calls.filter(({ method }) => method.name === name);

/** Returns the results shown for a method, without errors and without their `context`. */
export function resultsOf<T = Json>(name: string): readonly T[] {
  return callsOf(name)
    .filter(({ error }) => error === undefined)
    .map(({ result }) => (isObject(result) && 'context' in result ? result['value'] : result) as T);
}

export function firstResult<T = Json>(name: string): T {
  return resultsOf<T>(name)[0] as T;
}

/** Returns the values of all members named `key`, at any depth. */
export function valuesOf(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = key in value ? [(value as Json)[key]] : [];
  return [...own, ...Object.values(value).flatMap((member) => valuesOf(member, key))];
}

/** Returns all objects that have the given members, at any depth. */
export function objectsWith(value: unknown, ...keys: readonly string[]): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isObject(value) && keys.every((key) => key in value) ? [value] : [];
  return [...own, ...Object.values(value).flatMap((member) => objectsWith(member, ...keys))];
}

/** Returns the notifications shown for a subscription. */
export function notificationsOf<T = Json>(name: string): readonly T[] {
  const subscription = subscriptions.methods.find((method) => method.name === name);
  return (subscription?.['x-notification']?.examples ?? []).map(({ value }) => value as T);
}

const allNotifications = subscriptions.methods.flatMap(({ name }) => notificationsOf(name));

/** The results of all calls, and all notifications. */
export const allResults = [...calls.map(({ result }) => result), ...allNotifications];

/** All transactions shown, whether on their own or in a block. */
export const transactions = objectsWith(allResults, 'transaction', 'meta');

export const slotsPerEpoch = firstResult<{ readonly slotsPerEpoch: number }>(
  'getEpochSchedule',
).slotsPerEpoch;

export const epochInfo = firstResult<Readonly<Record<string, number>>>('getEpochInfo');

/** The first slot of the current epoch. */
export const epochStart = (epochInfo['absoluteSlot'] ?? 0) - (epochInfo['slotIndex'] ?? 0);

/** Every account shown, with its address. Addresses without an account (null) are left out. */
const shown: readonly (readonly [string, Json])[] = [
  ...['getAccountInfo', 'accountSubscribe'].flatMap((name) =>
    callsOf(name).flatMap(({ params, result }): [string, Json][] =>
      objectsWith(result, 'lamports', 'owner').map((account) => [String(params[0]), account]),
    ),
  ),
  ...callsOf('getMultipleAccounts').flatMap(({ params, result }): [string, Json][] =>
    (isObject(result) ? (result['value'] as readonly (Json | null)[]) : []).flatMap(
      (account, index): [string, Json][] =>
        account === null ? [] : [[(params[0] as readonly string[])[index] ?? '', account]],
    ),
  ),
  ...objectsWith(allResults, 'pubkey', 'account').map(({ pubkey, account }): [string, Json] => [
    String(pubkey),
    account as Json,
  ]),
];

export const addresses = [...new Set(shown.map(([address]) => address))];
/** Returns all forms in which the samples show the account at an address. */
export const accountsAt = (address: string) =>
  shown.filter(([other]) => other === address).map(([, account]) => account);

export const sum = (amounts: readonly unknown[]) =>
  amounts.reduce((total: number, amount) => total + Number(amount), 0);
