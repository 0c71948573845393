import type { CurrencyData } from '../data';
import { flowStatus, flowStatuses } from '../flows';
import { hash } from '../http/hash';
import { takesCurrency } from '../kinds';
import { institutionUsage } from '../guardAndLimits/limits';
import type { Answer, Call, Operations } from '../operation';
import { ok } from '../operation';
import { formatTime } from '../time/format';
import type { World } from '../world';

/**
 * Answers with a body and its entity tag, or with 304 if the caller already has a body that differs
 * only in `as_of` or not at all.
 */
function withETag(call: Call, body: object): Answer {
  const text = JSON.stringify(body, (name, value: unknown) =>
    name === 'as_of' ? undefined : value,
  );
  const headers = { ETag: `"${hash(text)}"` };
  const known = (call.headers.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim());
  // The tags are compared weakly (RFC 9110): a proxy may have added `W/`.
  if (known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === headers.ETag)) {
    return { status: 304, body: undefined, headers };
  }
  return { status: 200, body, headers };
}

function presentCurrency(world: World, currency: CurrencyData): object {
  const bound = (whole: number) =>
    world.decimal(world.unitsOf(whole, currency.code), currency.code);
  return {
    code: currency.code,
    name: currency.name,
    kind: currency.kind,
    decimals: currency.decimals,
    minimum: bound(currency.minimum),
    maximum: bound(currency.maximum),
    exchange: currency.exchange,
    status: currency.status,
    mint: currency.mint ?? world.data.stablecoin.mint,
  };
}

/** In the sandbox, only pauses of tokens cause notices. */
const noticesOf = (world: World) =>
  world.data.currencies.list
    .flatMap(({ code }) => world.pauseOf(code) ?? [])
    .map(({ currency, from }) => ({
      kind: 'incident',
      text: `The token of ${currency} is paused.`,
      from: formatTime(from),
      to: null,
    }));

/** Returns the operations on the network, by operation id. */
export function networkOperations(world: World): Operations {
  const { data } = world;
  const currenciesOf = (kind: string) =>
    (flowStatus(world, kind) === 'unavailable' ? [] : data.currencies.list)
      .filter((currency) => kind === world.kinds.flow || takesCurrency(world, kind, currency))
      .filter(({ code, settlesIn = code }) => !world.isPaused(code) && !world.isPaused(settlesIn))
      // The sandbox's payment systems are always open.
      .map(({ code }) => ({ currency: code, cut_off_at: null, next_business_day: null }));

  return {
    getNetwork: (call) => {
      const flows = Object.values(world.kinds)
        .filter((kind) => [undefined, kind].includes(call.query['kind'] as string | undefined))
        .map((kind: string) => ({
          kind,
          status: flowStatus(world, kind),
          currencies: currenciesOf(kind),
        }));
      const { pivot } = data.fx;
      return withETag(call, {
        environment: 'sandbox',
        status: flowStatuses.find((status) => flows.some((flow) => flow.status === status)),
        flows,
        limit: {
          day: world.amount({
            currency: pivot,
            units: world.unitsOf(data.limits.institutionDay, pivot),
          }),
          used: world.amount(institutionUsage(world)),
        },
        notices: noticesOf(world),
        as_of: formatTime(world.time),
      });
    },
    listCurrencies: (call) => {
      const { kind, exchange } = call.query;
      const list = data.currencies.list
        .filter(
          (currency) =>
            (kind === undefined || currency.kind === kind) &&
            (exchange === undefined || currency.exchange === exchange),
        )
        .sort((a, b) => (a.code < b.code ? -1 : 1));
      return withETag(call, { data: list.map((currency) => presentCurrency(world, currency)) });
    },
    getLedger: () => {
      const { slot: slots, epoch, finality } = data.epochs;
      const { anchor } = data.sandbox;
      const slot = world.slotAt(world.time);
      const index = slot % epoch.slots;
      return ok({
        environment: 'sandbox',
        genesis_hash: data.chain.clusters.sandbox.genesisHash,
        slot,
        finalized_slot: slot - finality.depthSlots,
        epoch: Math.floor(slot / epoch.slots),
        slot_index: index,
        slots_in_epoch: epoch.slots,
        epoch_ends_at: formatTime(
          Date.parse(anchor.time) + (slot - index + epoch.slots - anchor.slot) * slots.milliseconds,
        ),
        fee_payer: data.sandbox.feePayer,
        base_fee_lamports: data.fees.base,
        as_of: formatTime(world.time),
      });
    },
  };
}
