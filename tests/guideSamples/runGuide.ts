import type { SandboxData } from '../../src/sandbox';
import type { Guide } from './readGuides';
import { Scenario, type BlockResult } from './scenario';

/**
 * Returns whether, judging by their text, the samples of a page leave the sandbox and the shell
 * unchanged.
 */
const onlyReads = ({ blocks, setUp }: Guide) =>
  setUp === undefined &&
  blocks.every(
    ({ lang, text }) =>
      lang !== 'bash' || !/--json|--data|--request|export|sleep|until_/.test(text),
  );

/**
 * Runs the samples of guides. If a guide's front matter names another page, runs that page's
 * samples first.
 */
export class GuideRunner {
  /** Scenarios shared by pages that only read; the key is what runs before those pages. */
  readonly #shared = new Map<string, Scenario>();

  /** @param origins origins that the samples call; the sandbox answers in their place */
  constructor(
    private readonly guides: ReadonlyMap<string, Guide>,
    private readonly data: SandboxData,
    private readonly origins: readonly string[],
  ) {}

  async run(guide: Guide): Promise<BlockResult[]> {
    if (onlyReads(guide)) return (await this.#share(guide)).runReadOnlyPage(guide);
    const scenario = await this.#open(guide);
    try {
      return await scenario.runPage(guide);
    } finally {
      await scenario.close();
    }
  }

  async close(): Promise<void> {
    for (const scenario of this.#shared.values()) await scenario.close();
  }

  async #share(guide: Guide): Promise<Scenario> {
    const key = JSON.stringify([guide.before, guide.at]);
    const scenario = this.#shared.get(key) ?? (await this.#open(guide));
    this.#shared.set(key, scenario);
    return scenario;
  }

  async #open(guide: Guide): Promise<Scenario> {
    const scenario = new Scenario(this.data, this.origins);
    await scenario.open();
    await scenario.runBefore(guide, this.guides);
    return scenario;
  }
}
