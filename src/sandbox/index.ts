import { CustomerStatus } from './customers/status';
import { customerOperations } from './customers/operations';
import type { SandboxData } from './data';
import { setFlowStatus } from './flows';
import { Freezes } from './freezes/freezes';
import { freezeOperations } from './freezes/operations';
import { guardOperations } from './guardAndLimits/operations';
import { Tokens } from './http/auth';
import { Handler } from './http/handler';
import type { PlainRequest, PlainResponse } from './http/plain';
import { incomingPaymentOperations } from './incomingPayments/operations';
import { IncomingPayments } from './incomingPayments/payments';
import { networkOperations } from './network/operations';
import type { FlowStatus } from './objects';
import { quoteOperations } from './quotes';
import { exportOperations } from './reports/exports';
import { reportOperations } from './reports/operations';
import { returnedPaymentOperations } from './returnedPayments/operations';
import type { selfChecks } from './selfChecks';
import { simulateOperations } from './simulate';
import { Issuances } from './stablecoin/issuances';
import { stablecoinOperations } from './stablecoin/operations';
import { Redemptions } from './stablecoin/redemptions';
import type { Clock } from './time/clock';
import { transactionOperations, transactionListener } from './transactions/operations';
import { Runner } from './transactions/run';
import { eventBody } from './webhooks/eventBody';
import { World } from './world';

export type { SandboxData } from './data';
export { flowStatuses } from './flows';
export { certificateOf } from './http/auth';
export { outcomesOf } from './http/outcomesOf';
export type { PlainRequest, PlainResponse } from './http/plain';
export type { FlowStatus } from './objects';
export type { Outcome } from './settings';
export { jumpingClock, realClock, steppedClock, type Clock, type SteppedClock } from './time/clock';

interface SandboxOptions {
  readonly clock: Clock;
  /** The same seed and the same calls at the same times give the same ids, addresses and keys. */
  readonly seed?: number;
  /** Delivers events; without it, they stay in the queue. */
  readonly webhook?: Webhook;
  /**
   * Checks what the sandbox does against the OpenAPI document and the data; throws an error for a
   * defect. Optional, so that a page need not load the code and the answers' schemas.
   */
  readonly checks?: typeof selfChecks;
}

/**
 * Delivers the due events, signed with a private key. Optional, so that a page that delivers no
 * events need not load the code.
 */
export type Webhook = (world: World, privateKey: Uint8Array) => Promise<void>;

/** The institution API in memory. */
export interface Sandbox {
  /** Answers a request to `/v1/…` on any host. */
  readonly handle: (request: Request) => Promise<Response>;
  /**
   * Like `handle`, but without creating a `Request` or a `Response`, whose streams take most of the
   * time.
   */
  readonly answer: (request: PlainRequest) => Promise<PlainResponse>;
  /** Issues a token. By default, it has all scopes and is bound to no certificate. */
  readonly issueToken: (
    scopes?: readonly string[],
    clientId?: string,
    certificate?: string,
  ) => string;
  /** Runs the tasks that are due by the clock, and calls the webhook, if there is one. */
  readonly tick: () => Promise<void>;
  /** Returns the bodies of all events so far, oldest first. */
  readonly events: () => object[];
  readonly privateKey: Uint8Array;
  readonly console: {
    /** Approves or refuses a transaction in review, on behalf of an approver or {Brand}. */
    readonly decide: (transactionId: string, isApproved: boolean) => void;
    readonly setFlowStatus: (kind: string, status: FlowStatus) => void;
  };
  readonly world: World;
}

const defaultClientId = 'client_00000000000000000000000000';
const keyBytes = 32;

/** Creates a sandbox with no customers. */
export function createSandbox(
  data: SandboxData,
  { clock, seed = 1, webhook, checks }: SandboxOptions,
): Sandbox {
  const world = new World(data, { seed, start: clock.now(), checks });
  const catchUp = () => {
    world.runUntil(clock.now());
  };
  const incoming = new IncomingPayments(world);
  const runner = new Runner(world, incoming);
  const statuses = new CustomerStatus(world);
  statuses.listen(transactionListener(world, runner));
  statuses.listen({
    onSuspended: () => undefined,
    onActive: (customer) => {
      incoming.onActive(customer);
    },
  });
  const transactions = transactionOperations(world, runner, clock);
  const issuances = new Issuances(world);
  const redemptions = new Redemptions(world);
  const tokens = new Tokens(data, world.ids);
  const privateKey = world.ids.bytes(keyBytes);
  const handler = new Handler({
    world,
    tokens,
    catchUp,
    operations: {
      ...customerOperations(world, statuses),
      ...networkOperations(world),
      ...quoteOperations(world),
      ...transactions.operations,
      ...simulateOperations(world, transactions.pay, issuances, redemptions),
      ...stablecoinOperations(world, issuances, redemptions),
      ...incomingPaymentOperations(world, incoming),
      ...returnedPaymentOperations(world),
      ...freezeOperations(world, new Freezes(world)),
      ...guardOperations(world),
      ...reportOperations(world),
      ...exportOperations(world),
    },
  });
  return {
    world,
    handle: async (request) => {
      const { body, status, headers } = await handler.handle(request);
      return new Response(body, { status, headers });
    },
    answer: (request) => handler.handle(request),
    issueToken: (scopes = tokens.allScopes, clientId = defaultClientId, certificate = '') =>
      tokens.issue(clientId, scopes, certificate, clock.now()),
    tick: async () => {
      catchUp();
      await webhook?.(world, privateKey);
    },
    events: () => world.events.map(eventBody),
    privateKey,
    console: {
      decide: (transactionId, isApproved) => {
        const transaction = world.transactions.get(transactionId);
        if (transaction !== undefined) runner.decideApproval(transaction, isApproved);
      },
      setFlowStatus: (kind, status) => {
        setFlowStatus(world, kind, status);
      },
    },
  };
}
