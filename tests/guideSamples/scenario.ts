import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox, steppedClock, type Sandbox, type SandboxData } from '../../src/sandbox';
import { selfChecks } from '../../src/sandbox/selfChecks';
import { serveSandbox } from '../../tools/sandbox/serveSandbox';
import { WebhookKeys } from '../../tools/sandbox/webhookKeys';
import type { RunningServer } from '../../tools/serve/startServer';
import { differences, ValuePairs } from './compare';
import { runCurl, type Exchange } from './curl';
import { runOpenssl } from './openssl';
import { responseTitle, lastBlockIndex, statusAfter, withAllScopes } from './blocks';
import type { Block, Guide } from './readGuides';
import { Shell, type CommandResult } from './shell';

/** What was done with a block, and the problems found. */
export interface BlockResult {
  readonly block: Block;
  readonly outcome: 'ran' | 'compared' | 'not run' | 'not compared';
  readonly problems: readonly string[];
}

/** The start of the samples' day, when the sandbox is empty. */
const start = Date.parse('2025-11-26T08:00:00.000Z');
/** How far the clock moves before each block and before each call. */
const blockMilliseconds = 10_000;
const callMilliseconds = 1000;

/**
 * Matches bash in which values of the run replace those on the page. Other bash keeps the page's
 * values, for example in a text that it signs.
 */
const callOrExport = /\b(?:api|curl|export|until_\w+)\b/;

const requestTitle = /^Request\b/;
const eventTitle = /^(?:Body of an e|E)vent\b/;

/**
 * Runs guides with a sandbox and a shell, and pairs the values on the pages with those of the run.
 */
export class Scenario {
  #pairs = new ValuePairs();
  readonly #clock = steppedClock(start);
  readonly #sandbox: Sandbox;
  readonly #hosts = new Map<string, string>();
  #exchanges: Exchange[] = [];
  /** The text of the last bash block, as on the page. */
  #request = '';
  #tokenBlock: Block | undefined;
  #shell: Shell | undefined;
  #server: RunningServer | undefined;

  constructor(
    data: SandboxData,
    private readonly origins: readonly string[],
  ) {
    const options = { clock: this.#clock, seed: 1, checks: selfChecks };
    this.#sandbox = createSandbox(data, options);
  }

  async open(): Promise<void> {
    const controls = { clock: this.#clock, keys: new WebhookKeys() };
    const server = await serveSandbox(this.#sandbox, 0, controls);
    this.#server = server;
    for (const origin of this.origins) this.#hosts.set(origin, server.origin);
    this.#shell = new Shell(async (name, words, folder) => {
      if (name === 'sleep') {
        await this.#pass(Number(words[0]) * 1000);
        return { code: 0, output: '', error: '' };
      }
      if (name === 'openssl') return runOpenssl(words, folder);
      await this.#pass(callMilliseconds);
      const result = await runCurl(words, this.#hosts, folder);
      if (result.exchange !== undefined) this.#exchanges.push(result.exchange);
      return result;
    });
    // Any bytes will do: this sandbox only compares certificates; the console issues real ones.
    const { folder } = this.#shell;
    writeFileSync(join(folder, 'client.pem'), 'certificate of the tests\n');
    writeFileSync(join(folder, 'client.key'), 'key of the tests\n');
  }

  async close(): Promise<void> {
    await this.#shell?.close();
    await this.#server?.close();
  }

  async #pass(milliseconds: number): Promise<void> {
    this.#clock.advance(milliseconds);
    await this.#sandbox.tick();
  }

  /**
   * Runs, in order, the pages that must come before a page because its samples continue theirs.
   * Runs each up to the step given in `before`.
   */
  async runBefore({ file, before }: Guide, guides: ReadonlyMap<string, Guide>): Promise<void> {
    if (before === undefined) return;
    const first = guides.get(before.file);
    if (first === undefined) throw new Error(`${file}: there is no guide ${before.file}.`);
    await this.runBefore(first, guides);
    await this.runPage(first, before.step);
  }

  /** Runs a page up to and including a step, or the whole page. */
  async runPage(guide: Guide, lastStep?: string): Promise<BlockResult[]> {
    const { at = 0, setUp } = guide;
    await this.#pass(Math.max(0, at - this.#clock.now()));
    await this.#renewToken(guide.blocks.some(({ isGenerated }) => isGenerated));
    if (setUp !== undefined) await this.#setUp(guide.file, setUp);
    const last = lastBlockIndex(guide, lastStep);
    const results: BlockResult[] = [];
    for (const [index, block] of guide.blocks.slice(0, last + 1).entries()) {
      results.push(await this.#runOrCompare(block, statusAfter(guide, index)));
    }
    return results;
  }

  /** Runs a page that changes nothing, then forgets the pairs of values that the run added. */
  async runReadOnlyPage(guide: Guide): Promise<BlockResult[]> {
    const pairs = this.#pairs.copy();
    try {
      return await this.runPage(guide);
    } finally {
      this.#pairs = pairs;
    }
  }

  /**
   * Renews the token, so that it does not expire while the samples of a page run. For a page of the
   * reference, requests all scopes.
   */
  async #renewToken(isReference: boolean): Promise<void> {
    if (this.#tokenBlock === undefined) return;
    await this.#execute(isReference ? withAllScopes(this.#tokenBlock) : this.#tokenBlock);
    const { access_token: token } = JSON.parse(this.#exchanges[0]?.text ?? '') as {
      access_token: string;
    };
    await this.#shell?.run(`export TOKEN=${token}`);
  }

  async #setUp(file: string, text: string): Promise<void> {
    this.#exchanges = [];
    const { code, error } = await this.#run(text);
    const problems = [
      ...this.#unexpectedFailures(undefined),
      ...(code === 0 ? [] : [`exit code ${code}`]),
    ];
    if (problems.length > 0) throw new Error(`${file}: ${problems.join('; ')} ${error}`);
  }

  #run(text: string): Promise<CommandResult> {
    if (this.#shell === undefined) throw new Error('The shell is not open.');
    return this.#shell.run(callOrExport.test(text) ? this.#pairs.replace(text) : text);
  }

  /**
   * Runs a bash block, or compares a response or an event with the run.
   *
   * @param expected the status that the page shows for the last call of a bash block
   */
  async #runOrCompare(block: Block, expected: number | undefined): Promise<BlockResult> {
    const { lang, title, norun } = block;
    if (norun !== undefined) {
      if (lang === 'bash') this.#exchanges = [];
      return { block, outcome: 'not run', problems: [] };
    }
    if (lang === 'bash') {
      const problems = await this.#execute(block);
      return {
        block,
        outcome: 'ran',
        problems: [...problems, ...this.#unexpectedFailures(expected)],
      };
    }
    // A generated problem is an example, not the response to the call shown above it.
    const isProblem = block.isGenerated && Number(responseTitle.exec(title)?.[1]) >= 400;
    if (lang !== 'json' || requestTitle.test(title) || isProblem) {
      return { block, outcome: 'not compared', problems: [] };
    }
    return { block, outcome: 'compared', problems: this.#compare(block) };
  }

  async #execute(block: Block): Promise<string[]> {
    this.#exchanges = [];
    this.#request = block.text;
    await this.#pass(blockMilliseconds);
    const { code, output, error } = await this.#run(block.text);
    if (this.#exchanges.some(({ text }) => text.includes('"access_token"'))) {
      this.#tokenBlock = block;
    }
    const problems = code === 0 ? [] : [`exit code ${code}: ${output}`];
    return error === '' ? problems : [...problems, error.trim()];
  }

  /**
   * Lists the failed calls of the last block. The last call may fail with the status that the page
   * shows.
   */
  #unexpectedFailures(expected: number | undefined): string[] {
    return this.#exchanges
      .filter(
        ({ status }, index) =>
          status >= 400 && (index < this.#exchanges.length - 1 || status !== expected),
      )
      .map(({ method, url, status, text }) => `${method} ${url} returned ${status}: ${text}`);
  }

  #compare({ title, text, isGenerated }: Block): string[] {
    const page = JSON.parse(text) as object;
    const omissions = {
      fields: title.includes('shortened'),
      elements: title.includes(' of the '),
    };
    if (eventTitle.test(title))
      return this.#compareEvent(page as Readonly<Record<string, unknown>>);
    const [, status] = responseTitle.exec(title) ?? [];
    if (status === undefined) {
      return [`"${title}" is not a request, a response or an event. Add norun="…".`];
    }
    const exchange = this.#exchanges.at(-1);
    if (exchange === undefined) return ['there is no call before this response'];
    if (exchange.status !== Number(status)) {
      return [`the status was ${exchange.status}: ${exchange.text}`];
    }
    const run = JSON.parse(exchange.text) as unknown;
    if (!isGenerated) return differences(page, run, this.#pairs, omissions);
    // The values that a generated example shares with earlier samples are those in its request. If
    // it shows a page of a list, it may leave out elements.
    const pairs = this.#pairs.usedIn(this.#request);
    const found = differences(page, run, pairs, { fields: false, elements: 'data' in page });
    this.#pairs.adopt(pairs);
    return found;
  }

  #compareEvent(page: Readonly<Record<string, unknown>>): string[] {
    const events = this.#sandbox.events() as Readonly<Record<string, unknown>>[];
    const data = page['data'] as Readonly<Record<string, string>>;
    const found = events.find((event) => {
      const other = event['data'] as Readonly<Record<string, string>>;
      return (
        event['type'] === page['type'] &&
        other['status'] === data['status'] &&
        other['id'] === (this.#pairs.inRun(data['id'] ?? '') ?? data['id'])
      );
    });
    if (found === undefined) return ['the sandbox sent no such event'];
    return differences(page, found, this.#pairs, { fields: false, elements: false });
  }
}
