import { createHandler } from '../serve/createHandler';
import type { HostRules } from '../serve/hostRules';
import { listen, type RunningServer } from '../serve/startServer';
import { answerWithFault, type FaultKind, type Handler, type WholeResponse } from './withFault';

/** A fault for requests whose path, including prefix and query, matches a pattern. */
interface Fault {
  readonly path: RegExp;
  readonly kind: FaultKind;
}

export interface FaultyServer extends RunningServer {
  /** Replaces all faults and releases slow responses; the first fault that matches applies. */
  readonly fail: (...faults: Fault[]) => void;
  /** Ends all faults and releases slow responses. */
  readonly heal: () => void;
  /** Switches to another published folder and its hosting rules. */
  readonly publish: (rules: HostRules) => void;
}

/** Starts the local server with faults that can be switched on and off. */
export async function startFaultyServer(rules: HostRules, prefix: string): Promise<FaultyServer> {
  let answer: Handler = createHandler(rules, prefix);
  let faults: readonly Fault[] = [];
  let release: () => void = () => undefined;
  let released = Promise.resolve();

  const faultless = await listen((request, response) => answer(request, response), 0);
  const fetchWhole = async (path: string): Promise<WholeResponse> => {
    const response = await fetch(`${faultless.origin}${path}`);
    const type = response.headers.get('content-type') ?? '';
    return { type, body: Buffer.from(await response.arrayBuffer()) };
  };
  const server = await listen((request, response) => {
    const path = request.url ?? '/';
    const fault = faults.find((candidate) => candidate.path.test(path));
    const whole = () => fetchWhole(path);
    if (fault === undefined) answer(request, response);
    else answerWithFault(fault.kind, answer, { whole, released }, request, response);
  }, 0);

  const fail = (...newFaults: Fault[]): void => {
    release();
    released = new Promise((resolve) => {
      release = resolve;
    });
    faults = newFaults;
  };
  return {
    ...server,
    fail,
    heal: () => fail(),
    async close() {
      await Promise.all([server.close(), faultless.close()]);
    },
    publish(next) {
      answer = createHandler(next, prefix);
    },
  };
}
