import {
  createSandbox,
  jumpingClock,
  outcomesOf,
  type FlowStatus,
  type Outcome,
  type Sandbox,
  type SandboxData,
} from '../../sandbox';
import { runApiFile } from '../../shared/runFiles';
import { formatJson } from '../../shared/json';
import { filledPath, type SampleRequest } from '../../shared/samples/apiCurl';
import { KnownIds } from '../model/ids';
import { readOperations, type ApiDocument, type ApiOperation } from '../model/operation';
import { readAnswer, type ReceivedAnswer } from './answer';
import { fetchFile } from './fetchFile';

/** How long a token is used, which is less than its lifetime. */
const tokenMilliseconds = 300_000;

/** An event as the sandbox would send it to a webhook. */
export interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly created_at: string;
  readonly data: { readonly id: string; readonly status: string };
}

interface Review {
  readonly id: string;
  readonly label: string;
}

/** The sandbox of a docs version; it keeps its state for the rest of the visit. */
export class PageSandbox {
  readonly operations: readonly ApiOperation[];
  ids = new KnownIds();
  #sandbox!: Sandbox;
  #clock!: ReturnType<typeof jumpingClock>;
  #token = { value: '', until: 0 };
  readonly #listeners = new Set<() => void>();
  #version = 0;

  constructor(readonly data: SandboxData) {
    this.operations = readOperations(data.document as unknown as ApiDocument);
    this.reset();
  }

  /** Resets the sandbox to its initial state: no customers, and the date that the examples use. */
  reset(): void {
    const startedAt = performance.now();
    const start = Date.parse(this.data.sandbox.anchor.time);
    this.#clock = jumpingClock(() => Math.floor(start + performance.now() - startedAt));
    const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
    this.#sandbox = createSandbox(this.data, { clock: this.#clock, seed });
    this.#token = { value: '', until: 0 };
    this.ids = new KnownIds();
    this.changed();
  }

  /**
   * Sends a request. Where a server would make the caller wait, the sandbox's clock jumps forward.
   */
  async send(sample: SampleRequest, key: string): Promise<ReceivedAnswer> {
    const { method, headers = [], body } = sample;
    const start = performance.now();
    const response = await this.#sandbox.handle(
      new Request(`${location.origin}/v1${filledPath(sample)}`, {
        method,
        headers: [
          ['Authorization', `Bearer ${this.validToken()}`],
          ...(body === undefined ? [] : [['Content-Type', 'application/json'] as [string, string]]),
          ...(sample.needsKey ? [['Idempotency-Key', key] as [string, string]] : []),
          ...headers.map(([name, value]): [string, string] => [name, value]),
        ],
        ...(body !== undefined && { body: formatJson(body) }),
      }),
    );
    const answer = await readAnswer(response, start);
    this.noteIds(sample, answer);
    this.changed();
    return answer;
  }

  private noteIds(
    { pathValues, query, body }: SampleRequest,
    { text, status }: ReceivedAnswer,
  ): void {
    if (status >= 400) return;
    this.ids.noteRequest([Object.values(pathValues), query, body]);
    try {
      this.ids.noteResponse(JSON.parse(text));
    } catch {
      // The body is a file or empty.
    }
  }

  private validToken(): string {
    const now = this.#clock.now();
    if (now >= this.#token.until) {
      this.#token = { value: this.#sandbox.issueToken(), until: now + tokenMilliseconds };
    }
    return this.#token.value;
  }

  /** Runs the steps that are due; calls the listeners if there are new events. */
  async tick(): Promise<void> {
    const before = this.#sandbox.world.events.length;
    await this.#sandbox.tick();
    if (this.#sandbox.world.events.length !== before) this.changed();
  }

  /** Moves the clock forward, and runs the steps that are then due. */
  async advance(milliseconds: number): Promise<void> {
    this.#clock.advance(milliseconds);
    await this.#sandbox.tick();
    this.changed();
  }

  /** The sandbox's time in milliseconds since 1970. */
  get time(): number {
    return this.#clock.now();
  }

  /**
   * The time of the next planned step, in milliseconds since 1970; undefined if none is planned.
   */
  get nextStep(): number | undefined {
    return this.#sandbox.world.schedule.next();
  }

  /** All events so far, oldest first. */
  get events(): readonly SentEvent[] {
    return this.#sandbox.events() as SentEvent[];
  }

  get reviews(): readonly Review[] {
    return [...this.#sandbox.world.transactions.values()]
      .filter(({ status }) => status === 'in_review')
      .map(({ id, kind, review }) => ({
        id,
        label: `${kind}, waiting for ${review?.by === 'institution' ? 'your approver' : 'the network'}`,
      }));
  }

  /**
   * Approves or refuses a transaction, as people do in the console, and runs the steps that are
   * then due.
   */
  async decide(id: string, isApproved: boolean): Promise<void> {
    this.#sandbox.console.decide(id, isApproved);
    await this.#sandbox.tick();
    this.changed();
  }

  outcomesOf({ id, problems }: ApiOperation): readonly Outcome[] {
    return outcomesOf(this.data, id, problems);
  }

  get flows(): readonly string[] {
    return Object.values(this.#sandbox.world.kinds);
  }

  setFlowStatus(kind: string, status: FlowStatus): void {
    this.#sandbox.console.setFlowStatus(kind, status);
    this.changed();
  }

  /** For useSyncExternalStore: a number that changes with the sandbox. */
  readonly version = (): number => this.#version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  private changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

const sandboxes = new Map<string, Promise<PageSandbox>>();

/**
 * Returns the sandbox of a docs version, the same for the whole visit. After a failure to load it,
 * the next call tries again.
 */
export function pageSandbox(version: string): Promise<PageSandbox> {
  const cached = sandboxes.get(version);
  if (cached !== undefined) return cached;
  const loading = fetchFile<SandboxData>(runApiFile(version)).then((data) => new PageSandbox(data));
  sandboxes.set(version, loading);
  loading.catch(() => sandboxes.delete(version));
  return loading;
}
