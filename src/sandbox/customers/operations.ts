import { isSuspendedByNetwork } from '../addresses';
import { Problem } from '../http/problem';
import { customersOf } from '../kinds';
import { resumeMovements } from '../movement';
import type { Customer } from '../objects';
import type { Operations } from '../operation';
import { created, listPage, ok } from '../operation';
import { findKept } from '../retention';
import { formatTime } from '../time/format';
import type { World } from '../world';
import { noteFacts } from './facts';
import { checkDetails, checkRegion, isFinalStatus, isOpenCountry } from './rules';
import type { CustomerStatus } from './status';

type Details = Readonly<Record<string, unknown>>;

/**
 * An update of an active or suspended customer starts a review if it contains one of these fields,
 * even unchanged. If the network has suspended the customer, any field except `metadata` starts a
 * review.
 */
const reviewedFields = ['legal_name', 'country', 'beneficial_owners'];
const fieldsOutsideDetails = new Set(['type', 'external_id', 'metadata']);

const detailsOf = (input: Details) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !fieldsOutsideDetails.has(name)));

/**
 * Returns the customer with the given id.
 * @throws Problem `not_found`
 */
export function findCustomer(world: World, id?: string): Customer {
  return findKept(world, 'customer', world.customers, id);
}

function presentCustomer(customer: Customer): object {
  return {
    id: customer.id,
    external_id: customer.externalId,
    type: customer.type,
    legal_name: customer.details['legal_name'],
    country: customer.details['country'],
    status: customer.status,
    suspensions: [...customer.suspensions.values()].map(({ since, ...suspension }) => ({
      ...suspension,
      since: formatTime(since),
    })),
    requirements: customer.requirements,
    network_address: customer.networkAddress,
    metadata: customer.metadata,
    created_at: formatTime(customer.createdAt),
    updated_at: formatTime(customer.updatedAt),
  };
}

/**
 * Returns whether a customer has money or takes part in an unfinished incoming payment or
 * transaction. Transactions that await funds do not count.
 */
function hasMoney(world: World, { id }: Customer): boolean {
  for (const { account, units } of world.ledger.balances()) {
    if (account.owner === id && units > 0n) return true;
  }
  const isArriving = [...world.incomingPayments.values()].some(
    ({ customerId, status }) => customerId === id && ['in_review', 'returning'].includes(status),
  );
  if (isArriving) return true;
  return [...world.transactions.values()].some(
    (transaction) =>
      customersOf(transaction).includes(id) &&
      ['pending', 'in_review', 'processing'].includes(transaction.status),
  );
}

function refusalReason({ status: from, suspensions }: Customer, to: string): string {
  if (from === 'suspended' && to === 'active') return 'Only the network can end the suspension.';
  return suspensions.has('requested') && to === 'suspended'
    ? 'Your institution has already suspended the customer.'
    : `The customer's status cannot change from ${from} to ${to}.`;
}

/** Returns the operations on customers, by operation id. */
export function customerOperations(world: World, statuses: CustomerStatus): Operations {
  const add = (input: Details): Customer => {
    const type = String(input['type']);
    const externalId = typeof input['external_id'] === 'string' ? input['external_id'] : null;
    const details = detailsOf(input);
    checkDetails(world.data, type, details, world.time);
    checkRegion(world.data, { details }, 'country');
    const duplicate = [...world.customers.values()].find(
      (customer) => externalId !== null && customer.externalId === externalId,
    );
    if (duplicate !== undefined) {
      throw new Problem(
        'customer_exists',
        `The customer ${duplicate.id} already has the external_id ${String(externalId)}.`,
        {
          customer_id: duplicate.id,
        },
      );
    }
    const customer: Customer = {
      id: world.ids.next('cus', world.time),
      externalId,
      type,
      details,
      status: '–',
      suspensions: new Map(),
      requirements: [],
      networkAddress: null,
      metadata: (input['metadata'] ?? {}) as Customer['metadata'],
      createdAt: world.time,
      updatedAt: world.time,
      history: [],
      facts: [],
      nextReviewAt: undefined,
      moveDeadline: undefined,
      review: 0,
    };
    world.customers.set(customer.id, customer);
    noteFacts(customer, world.time);
    statuses.move(customer, 'add');
    statuses.startReview(customer);
    return customer;
  };

  const update = (customer: Customer, input: Details): void => {
    if (isFinalStatus(world.data, customer.status)) {
      throw new Problem(
        'status_transition_invalid',
        `The customer is ${customer.status}, which is final.`,
      );
    }
    const details = detailsOf(input);
    checkDetails(world.data, customer.type, details, world.time);
    customer.details = { ...customer.details, ...details };
    noteFacts(customer, world.time);
    if (input['metadata'] !== undefined) {
      customer.metadata = input['metadata'] as Customer['metadata'];
    }
    customer.updatedAt = world.time;
    const changesDetails = Object.keys(details).length > 0;
    if (customer.status === 'action_required') {
      // Updates can answer the requirements one by one.
      customer.requirements = customer.requirements.filter(
        ({ field }) => !Object.hasOwn(details, field),
      );
      if (customer.requirements.length === 0) {
        statuses.move(customer, 'answer');
        statuses.startReview(customer);
      }
    } else if (customer.status === 'pending_review') {
      if (changesDetails) statuses.startReview(customer);
    } else if (
      reviewedFields.some((name) => Object.hasOwn(details, name)) ||
      (isSuspendedByNetwork(customer) && changesDetails)
    ) {
      // The update is stored even if the new country is not open.
      statuses.reviewChange(
        customer,
        isOpenCountry(world.data, String(customer.details['country'])),
      );
    }
  };

  const setStatus = (customer: Customer, status: string, reason: string): void => {
    const from = customer.status;
    const allows = (id: string) => world.lifecycle.allows('customer', id, from);
    const isRequested = customer.suspensions.has('requested');
    if (status === 'suspended' && !isRequested && (allows('suspend') || allows('add_reason'))) {
      statuses.suspend(customer, 'requested', reason);
    } else if (status === 'active' && isRequested) {
      statuses.resume(customer, ['requested']);
    } else if (status === 'closed' && (allows('close') || allows('close_suspended'))) {
      if (hasMoney(world, customer)) {
        throw new Problem(
          'balance_not_zero',
          'The customer still has money, or a transaction or incoming payment is in progress.',
        );
      }
      statuses.move(customer, allows('close') ? 'close' : 'close_suspended', reason);
      customer.suspensions.clear();
      customer.nextReviewAt = undefined;
      // Stablecoins need not wait any longer: the customer's address can no longer receive them.
      resumeMovements(world);
    } else {
      throw new Problem('status_transition_invalid', refusalReason(customer, status));
    }
  };

  return {
    addCustomer: ({ body }) => {
      const customer = add(body);
      return created(presentCustomer(customer), `/customers/${customer.id}`);
    },
    getCustomer: ({ path }) => ok(presentCustomer(findCustomer(world, path['customer_id']))),
    updateCustomer: ({ path, body }) => {
      const customer = findCustomer(world, path['customer_id']);
      update(customer, body);
      return ok(presentCustomer(customer));
    },
    setCustomerStatus: ({ path, body }) => {
      const customer = findCustomer(world, path['customer_id']);
      setStatus(customer, String(body['status']), String(body['reason']));
      return ok(presentCustomer(customer));
    },
    listCustomers: (call) =>
      listPage(
        world,
        call,
        'customer',
        world.customers,
        presentCustomer,
        ({ status, type, externalId }) => ({
          status,
          type,
          external_id: externalId,
        }),
      ),
  };
}
