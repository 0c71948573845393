import { checkAddress } from '../addresses';
import { findCustomer } from '../customers/operations';
import { fieldProblem } from '../http/problem';
import { readSimulatedAmount } from '../money/payment';
import type { Freeze, FreezeTarget } from '../moving';
import type { Money } from '../objects';
import { created, listPage, ok, type Operations } from '../operation';
import { findKept } from '../retention';
import { formatTime, formatTimeOrNull } from '../time/format';
import type { World } from '../world';
import type { Freezes } from './freezes';

interface NewFreeze {
  readonly target: FreezeTarget;
  readonly amount?: { readonly value: string; readonly currency: string };
  readonly ground?: string;
  readonly order_number?: string;
  readonly may_notify?: boolean;
  readonly expires_at?: string;
}

function presentFreeze(world: World, freeze: Freeze): object {
  const { target, frozen } = freeze;
  return {
    id: freeze.id,
    status: freeze.status,
    target,
    amount: freeze.ordered === undefined ? null : world.amount(freeze.ordered),
    frozen:
      target.type === 'balance' ? world.amount({ currency: target.currency, units: frozen }) : null,
    ordered_by: freeze.orderedBy,
    ground: freeze.ground,
    order_number: freeze.orderNumber,
    may_notify: freeze.mayNotify,
    seized_to: freeze.status === 'seized' ? world.data.sandbox.stablecoin.seizureAddress : null,
    review_at: formatTime(freeze.reviewAt),
    expires_at: formatTimeOrNull(freeze.expiresAt),
    created_at: formatTime(freeze.createdAt),
    updated_at: formatTime(freeze.updatedAt),
    ended_at: formatTimeOrNull(freeze.endedAt),
  };
}

function checkTarget(world: World, target: FreezeTarget): void {
  if (target.type === 'balance') {
    findCustomer(world, target.customer_id);
    if (world.currency(target.currency).kind !== 'fiat') {
      throw fieldProblem('invalid_request', 'target.currency', 'Must be a fiat currency');
    }
    return;
  }
  checkAddress(world, target.address, 'invalid_request', 'target.address');
  if (target.currency !== world.data.stablecoin.symbol) {
    const message = `Must be ${world.data.stablecoin.symbol}`;
    throw fieldProblem('invalid_request', 'target.currency', message);
  }
}

function readAmount(world: World, { amount, target }: NewFreeze): Money | undefined {
  if (amount === undefined) return undefined;
  if (target.type !== 'balance') {
    throw fieldProblem('invalid_request', 'amount', 'Is allowed only if the target is a balance');
  }
  return readSimulatedAmount(world, amount, target.currency);
}

/** Returns the operations on freezes, by operation id. */
export function freezeOperations(world: World, freezes: Freezes): Operations {
  return {
    getFreeze: ({ path }) => {
      const freeze = findKept(world, 'freeze', world.freezes, path['freeze_id']);
      return ok(presentFreeze(world, freeze));
    },
    listFreezes: (call) =>
      listPage(
        world,
        call,
        'freeze',
        world.freezes,
        (freeze) => presentFreeze(world, freeze),
        ({ status, target, orderNumber }) => ({
          status,
          order_number: orderNumber,
          customer_id: target.type === 'balance' ? target.customer_id : null,
        }),
      ),
    simulateFreeze: ({ body }) => {
      const input = body as unknown as NewFreeze;
      checkTarget(world, input.target);
      const expiresAt = input.expires_at === undefined ? undefined : Date.parse(input.expires_at);
      if (expiresAt !== undefined && expiresAt <= world.time) {
        throw fieldProblem('invalid_request', 'expires_at', 'Must be in the future');
      }
      const freeze = freezes.start({
        target: input.target,
        ordered: readAmount(world, input),
        orderedBy: input.target.type === 'address' ? 'issuer' : 'network',
        ground: input.ground ?? 'court_order',
        orderNumber: input.order_number ?? 'TEST-1',
        mayNotify: input.may_notify ?? true,
        expiresAt,
      });
      return created(presentFreeze(world, freeze), `/freezes/${freeze.id}`);
    },
  };
}
