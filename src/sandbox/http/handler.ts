import { Validator } from '../../shared/schema/validator';
import type { SandboxData } from '../data';
import type { Answer, Call, Operations } from '../operation';
import type { World } from '../world';
import { challengeFor, isUnauthorized, type Tokens } from './auth';
import { parseBody } from './body';
import { Idempotency } from './idempotency';
import { checkOutcome, pauseTokens, requestableProblems } from './outcomes';
import type { PlainRequest, PlainResponse } from './plain';
import { Problem, problemResponse, refuseInvalid, statusOf } from './problem';
import { RateLimits, rateProblem, setRateHeaders, type RateState } from './rateLimits';
import { findRoute, headerErrors, methodsOf, readQuery, readRoutes, type Route } from './router';

const prefix = '/v1';
const notModified = 304;

const pathOf = ({ segments }: Route) => `/${segments.join('/')}`;

interface HandlerOptions {
  readonly world: World;
  readonly operations: Operations;
  readonly tokens: Tokens;
  /** Runs the tasks that are due by the clock. */
  readonly catchUp: () => void;
}

const compiled = new WeakMap<object, { validator: Validator; routes: Route[] }>();

/** Compiles a document once for all sandboxes. */
function compile(document: SandboxData['document']): { validator: Validator; routes: Route[] } {
  const cached = compiled.get(document);
  if (cached !== undefined) return cached;
  const validator = new Validator(document);
  const result = { validator, routes: readRoutes(document, validator) };
  compiled.set(document, result);
  return result;
}

/** Answers requests to the API. */
export class Handler {
  readonly #validator: Validator;
  readonly #routes: readonly Route[];
  readonly #rates: RateLimits;
  readonly #idempotency: Idempotency;
  readonly #data: SandboxData;

  constructor(private readonly options: HandlerOptions) {
    this.#data = options.world.data;
    const { validator, routes } = compile(this.#data.document);
    this.#validator = validator;
    this.#routes = routes;
    this.#rates = new RateLimits(this.#data.limits);
    this.#idempotency = new Idempotency(this.#data.limits);
  }

  /**
   * Answers a request.
   * @throws Error if a check finds that the answer does not match the OpenAPI document
   */
  async handle(request: PlainRequest): Promise<PlainResponse> {
    const { world, catchUp } = this.options;
    catchUp();
    const url = new URL(request.url);
    const { pathname } = url;
    const requestId = world.ids.next('req', world.time);
    const headers = new Headers({ 'Request-Id': requestId });
    const path = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : '';
    const match = findRoute(this.#routes, request.method, path);
    let response: PlainResponse;
    try {
      if (match === undefined) throw this.missingOperation(request.method, pathname, path, headers);
      const answer = await this.run(request, url, match.route, match.values, headers);
      world.checks?.checkAnswer(this.#validator, match.route, answer);
      response = this.respond(answer, headers);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (isUnauthorized(error)) headers.set('WWW-Authenticate', challengeFor(request));
      response = this.refuse(error, match?.route, requestId, headers);
    }
    if (match !== undefined) world.checks?.checkHeaders(match.route, response);
    return request.method === 'HEAD' ? { ...response, body: null } : response;
  }

  /**
   * Returns the problem for a request that matches no operation. Sets `Allow` if the path exists.
   */
  private missingOperation(
    method: string,
    pathname: string,
    path: string,
    headers: Headers,
  ): Problem {
    const allowed = methodsOf(this.#routes, path);
    if (allowed.length === 0)
      return new Problem('not_found', `There is no endpoint at ${pathname}.`);
    headers.set('Allow', allowed.join(', '));
    const detail = `${pathname} does not support ${method}. Use ${allowed.join(' or ')}.`;
    return new Problem('method_not_allowed', detail);
  }

  private async run(
    request: PlainRequest,
    url: URL,
    route: Route,
    path: Readonly<Record<string, string>>,
    headers: Headers,
  ): Promise<Answer> {
    const client = this.authorize(request, route, headers);
    const outcome = request.headers.get('Sandbox-Outcome');
    checkOutcome(this.options.world, outcome);
    const requested = requestableProblems.get(outcome ?? '');
    if (requested !== undefined && route.problems.includes(requested.code)) throw requested;
    const body = await request.arrayBuffer();
    if (route.needsBody && body.byteLength > this.#data.limits.bodyKilobytes * 1000) {
      throw new Problem(
        'body_too_large',
        `The body is larger than ${this.#data.limits.bodyKilobytes} kB. Send a smaller one.`,
      );
    }
    const run = () => this.callOperation(request, route, path, url.searchParams, body, outcome);
    if (!route.needsKey) {
      const answer = await run();
      if (answer.status === notModified) {
        this.#rates.uncount(client, request.method, pathOf(route));
        headers.set('RateLimit-Remaining', `${Number(headers.get('RateLimit-Remaining')) + 1}`);
      }
      return answer;
    }
    const key = this.#idempotency.readKey(request.headers);
    const sent = `${request.method} ${url.pathname}${url.search} ${new TextDecoder().decode(body)}`;
    return this.runOnce(key, sent, headers, run);
  }

  /**
   * Checks token, rate and scope, in this order, and sets rate headers. Returns the client's id.
   */
  private authorize(request: PlainRequest, route: Route, headers: Headers): string {
    const { world, tokens } = this.options;
    const path = pathOf(route);
    let rate: RateState & { isAllowed: boolean };
    try {
      const token = tokens.check(request, world.time);
      rate = this.#rates.count(token.clientId, request.method, path, world.time);
      setRateHeaders(headers, rate);
      if (!rate.isAllowed) throw rateProblem(rate.reset);
      const missing = route.scopes.find((scope) => !token.scopes.has(scope));
      if (missing !== undefined)
        throw new Problem('insufficient_scope', `The token lacks the scope ${missing}.`);
      return token.clientId;
    } catch (error) {
      if (!headers.has('RateLimit-Limit')) {
        setRateHeaders(headers, this.#rates.count('', request.method, path, world.time));
      }
      throw error;
    }
  }

  /**
   * Runs an operation or, if an answer or a problem is stored for the key, repeats that. Server
   * errors are not stored, so a repeated request runs the operation again.
   */
  private async runOnce(
    key: string,
    request: string,
    headers: Headers,
    run: () => Promise<Answer>,
  ): Promise<Answer> {
    const stored = this.#idempotency.findOrReserve(key, request, this.options.world.time);
    if (stored !== undefined) {
      headers.set('Idempotency-Replayed', 'true');
      if (stored instanceof Problem) throw stored;
      return stored;
    }
    try {
      const answer = await run();
      this.#idempotency.store(key, answer);
      return answer;
    } catch (error) {
      if (error instanceof Problem && statusOf(this.#data, error) < 500)
        this.#idempotency.store(key, error);
      else this.#idempotency.forget(key);
      throw error;
    }
  }

  private async callOperation(
    request: PlainRequest,
    route: Route,
    path: Readonly<Record<string, string>>,
    search: URLSearchParams,
    sent: ArrayBuffer,
    outcome: string | null,
  ): Promise<Answer> {
    const { values: query, errors } = readQuery(route, search, this.#validator);
    const isEmpty = sent.byteLength === 0 && !route.needsBody;
    const body = isEmpty ? {} : parseBody(request.headers, sent);
    const fields = [
      ...headerErrors(route, request.headers, this.#validator),
      ...this.#validator.errors(body, route.body),
    ];
    refuseInvalid(fields, errors);
    const { operationId } = route;
    const operation = this.options.operations[operationId];
    if (operation === undefined) throw new Error(`${operationId} is not implemented.`);
    const call: Call = { operationId, path, query, headers: request.headers, body, outcome };
    const answer = await operation(call);
    pauseTokens(this.options.world, outcome, body);
    return answer;
  }

  private refuse(
    problem: Problem,
    route: Route | undefined,
    requestId: string,
    headers: Headers,
  ): PlainResponse {
    const { status, body, retryAfter, type } = problemResponse(this.#data, problem, requestId);
    if (route !== undefined) {
      const { checks } = this.options.world;
      checks?.checkAnswer(this.#validator, route, { status, body }, problem.code);
    }
    if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
    headers.set('Content-Type', type);
    return { status, headers, body: JSON.stringify(body) };
  }

  private respond({ status, body, headers: added = {} }: Answer, headers: Headers): PlainResponse {
    for (const [name, value] of Object.entries(added)) {
      headers.set(name, name === 'Location' ? `${prefix}${value}` : value);
    }
    if (typeof body !== 'object' || body instanceof Uint8Array)
      return { status, headers, body: body ?? null };
    headers.set('Content-Type', 'application/json');
    return { status, headers, body: JSON.stringify(body) };
  }
}
