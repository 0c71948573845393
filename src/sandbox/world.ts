import type { CurrencyData, Machine, SandboxData } from './data';
import { emptyPolicy, type GuardPolicy } from './guardAndLimits/policy';
import { Ids } from './ids';
import { entryWith, known } from './known';
import { Lifecycle } from './lifecycle';
import { formatUnits, parseUnits, powerOfTen } from './money/decimal';
import { Ledger } from './money/ledger';
import { customerAccounts } from './money/tokens';
import type { TokenMovement } from './movement';
import type { Freeze, IncomingPayment, Issuance, Redemption, ReturnedPayment } from './moving';
import type {
  Approval,
  Booking,
  Customer,
  ExportOrder,
  FlowStatus,
  Money,
  Quote,
  Transaction,
  WebhookEvent,
} from './objects';
import type { selfChecks } from './selfChecks';
import { Schedule } from './time/schedule';

interface KindNames {
  readonly fiatIn: string;
  readonly fiatOut: string;
  readonly transfer: string;
  readonly stablecoinOut: string;
  readonly stablecoinIn: string;
  readonly exchange: string;
  readonly flow: string;
}

/** Fields where test values have an effect. */
type TestField = 'legal_name' | 'reference' | 'order_number';

/** Effects on money that is sent back; they apply in addition to any other effect. */
const afterReturn = new Set(['return_refused', 'new_account']);

interface Pause {
  readonly currency: string;
  readonly from: number;
  readonly until: number;
}

interface Outage {
  readonly kind: string;
  readonly status: 'degraded' | 'unavailable';
  readonly from: number;
  to: number | undefined;
}

interface WorldOptions {
  readonly seed: number;
  readonly start: number;
  readonly checks?: typeof selfChecks | undefined;
}

/** The objects, the money and the scheduled tasks of a sandbox, in memory. */
export class World {
  readonly checks: WorldOptions['checks'];
  readonly ids: Ids;
  readonly lifecycle: Lifecycle;
  readonly ledger = new Ledger();
  readonly schedule = new Schedule();
  readonly customers = new Map<string, Customer>();
  readonly quotes = new Map<string, Quote>();
  readonly transactions = new Map<string, Transaction>();
  /** By transaction id. */
  readonly approvals = new Map<string, Approval>();
  readonly exports = new Map<string, ExportOrder>();
  readonly issuances = new Map<string, Issuance>();
  readonly redemptions = new Map<string, Redemption>();
  readonly incomingPayments = new Map<string, IncomingPayment>();
  readonly returnedPayments = new Map<string, ReturnedPayment>();
  readonly freezes = new Map<string, Freeze>();
  readonly bookings: Booking[] = [];
  /** Money that other institutions have received and are about to send back. */
  readonly dueBack = new Set<Money>();
  readonly events: WebhookEvent[] = [];
  readonly outages: Outage[] = [];
  readonly consoleStatuses = new Map<string, FlowStatus>();
  readonly kinds: KindNames;
  /** A pause that was extended has several entries with the same start; the last is the longest. */
  readonly pauses: Pause[] = [];
  /** Times at which addresses may receive stablecoins again, by address. */
  readonly suspendedUntil = new Map<string, number>();
  /** Tasks that wait until their tokens can move again; see `whenMovable`. */
  waiting: readonly { readonly movement: TokenMovement; readonly run: () => void }[] = [];
  policy: GuardPolicy = emptyPolicy;
  /** When the next report of the reserve allows mints again. */
  reportAt = 0;
  onAvailable: (customerId: string, currency: string) => void = () => undefined;
  /**
   * The current time, in milliseconds since 1970; while a task runs, the time it was scheduled for.
   */
  time: number;

  constructor(
    readonly data: SandboxData,
    { seed, start, checks }: WorldOptions,
  ) {
    const { network } = data;
    this.ids = new Ids(seed);
    this.lifecycle = new Lifecycle(data.lifecycles);
    this.checks = checks;
    this.time = start;
    this.kinds = {
      fiatIn: `fiat_to_${network}`,
      fiatOut: `${network}_to_fiat`,
      transfer: `${network}_to_${network}`,
      stablecoinOut: `${network}_to_stablecoin`,
      stablecoinIn: `stablecoin_to_${network}`,
      exchange: 'currency_exchange',
      flow: 'composed_flow',
    };
    for (const { account, from, currency, amount } of data.sandbox.opening) {
      const units = known(parseUnits(amount, this.currency(currency).decimals));
      this.ledger.post({
        time: start,
        transactionId: '',
        movement: 'opening',
        entries: [
          {
            debit: { account: from, owner: '' },
            credit: { account, owner: '' },
            currency,
            units,
          },
        ],
      });
    }
  }

  /** Returns whether the token program rejects every transfer, mint and burn of a token. */
  isPaused(currency: string): boolean {
    return this.pauseOf(currency) !== undefined;
  }

  /** Returns the pause of a token; undefined if it is not paused. */
  pauseOf(currency: string): Pause | undefined {
    return this.pauses.findLast((pause) => pause.currency === currency && this.time < pause.until);
  }

  /** Moves the time forward and runs the tasks due by then. */
  runUntil(time: number): void {
    this.schedule.runUntil(time, (due) => {
      this.time = Math.max(this.time, due);
    });
    this.time = Math.max(this.time, time);
  }

  after(seconds: number, run: () => void): void {
    this.schedule.at(this.time + Math.round(seconds * 1000), run);
  }

  /**
   * Returns the currency with the given code.
   * @throws Error for a code that is not in currencies.yaml
   */
  currency(code: string): CurrencyData {
    return entryWith(this.data.currencies.list, 'code', code);
  }

  /** Formats an amount as the API does. */
  amount({ currency, units }: Money): { value: string; currency: string } {
    return { value: this.decimal(units, currency), currency };
  }

  /** Converts a whole number of a currency to its smallest units. */
  unitsOf(whole: number, currency: string): bigint {
    return BigInt(whole) * powerOfTen(this.currency(currency).decimals);
  }

  decimal(units: bigint, currency: string): string {
    return formatUnits(units, this.currency(currency).decimals);
  }

  slotAt(time: number): number {
    const { anchor } = this.data.sandbox;
    const { milliseconds } = this.data.epochs.slot;
    return anchor.slot + Math.floor((time - Date.parse(anchor.time)) / milliseconds);
  }

  /**
   * Queues the webhook event of a status, if the machine sends one.
   *
   * @param change the transition, if the object keeps its status
   */
  notify(machine: Machine, id: string, status: string, change?: string): void {
    const type = this.lifecycle.eventOf(machine, status, change);
    if (type !== undefined) this.queueEvent(type, { id, status });
  }

  queueEvent(type: string, data: { id: string; status: string }): void {
    const { to } = this.lifecycle.take('webhook', 'queue', '–');
    this.events.push({
      id: this.ids.next('evt', this.time),
      type,
      createdAt: this.time,
      data,
      status: to,
      attempts: 0,
      nextAttemptAt: this.time,
    });
  }

  /**
   * Returns the effect of the longest test value in a field's text; undefined if there is none.
   * Ignores the effects in `afterReturn`.
   */
  effectOf(field: TestField, text: string | null | undefined): string | undefined {
    return this.testValuesIn(field, text)
      .filter(({ effect }) => !afterReturn.has(effect))
      .sort((a, b) => b.value.length - a.value.length)[0]?.effect;
  }

  /** Returns whether a field's text contains a test value with the given effect. */
  hasEffect(field: TestField, text: string | null | undefined, effect: string): boolean {
    return this.testValuesIn(field, text).some((test) => test.effect === effect);
  }

  private testValuesIn(field: TestField, text: string | null | undefined) {
    return this.data.sandbox.testValues.filter(
      (test) => test.field === field && text?.includes(test.value) === true,
    );
  }

  /** Returns the total balance of a customer in a currency: available, held and frozen. */
  total(customerId: string, currency: string): bigint {
    return [...customerAccounts].reduce(
      (sum, account) => sum + this.ledger.balance({ account, owner: customerId }, currency),
      0n,
    );
  }
}
