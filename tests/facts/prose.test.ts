import { readCurrentVersion, readDocument } from './rpcPages';

/*
 * Checks that pages of the RPC reference contain no hand-written facts: what a node does is stated
 * in the reference documents, with its source. The introduction of a page says what the page is
 * for. On overviews, a paragraph may introduce each section or code sample. Introductions may not
 * contain code, flags, figures or rules.
 */

const folder = 'validators/network-documentation/';
const overviews = ['rpc', 'request-config', 'websocket', 'errors'];
const { pages } = readCurrentVersion();
const document = readDocument();
const removed = document.methods.filter((method) => method['x-tier'] === 'removed');

interface Section {
  readonly heading: string | undefined;
  readonly blocks: readonly string[];
}

function sectionsOf(source: string): Section[] {
  const body = source
    .replace(/^---\n[^]*?\n---\n/, '')
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/^<\w[^]*?\/>$/gm, '');
  return body.split(/^(?=#{2,4} )/m).map((text) => {
    const [heading] = /^#{2,4} .*$/m.exec(text) ?? [];
    const blocks = text
      .replace(/^#{2,4} .*$/m, '')
      .split(/\n{2,}/)
      .map((block) => block.trim().replaceAll('\n', ' '))
      .filter((block) => block !== '');
    return { heading, blocks };
  });
}

/** Replaces links with their text, and tokens with a placeholder. */
const plain = (text: string) =>
  text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/\{[\w.]+\}/g, 'X');

const wordsIn = (text: string) => plain(text).split(/\s+/).length;

function claimsIn(text: string): string[] {
  const words = plain(text);
  return [
    ...(/^([-*|>]|\d+\.|:::|<)/.test(words) ? ['a list, table or component written by hand'] : []),
    ...(/`/.test(words) ? ['code'] : []),
    ...(/-32\d{3}|--\w/.test(words) ? ['an error code or a flag'] : []),
    ...(/\d/.test(words.replaceAll(/JSON-RPC 2\.0/g, '')) ? ['a figure'] : []),
    ...(/\b(default|refuse[sd]?|ignore[sd]?|fails?|rejects?|limit(ed)? to|at most|at least)\b/i.test(
      words,
    )
      ? ['a rule']
      : []),
  ];
}

const rpcPages = [...pages]
  .filter(([id]) => id.startsWith(folder))
  .map(([id, { source }]) => ({ id: id.slice(folder.length), text: source.text }));

describe.each(rpcPages)('the page $id', ({ id, text }) => {
  const isOverview = overviews.includes(id);
  const sections = sectionsOf(text.replace(/^:::danger[^]*?^:::$/m, ''));
  const [introduction, ...rest] = sections;

  it('has a short introduction without claims', () => {
    expect(introduction?.heading).toBeUndefined();
    expect(introduction?.blocks.length).toBeGreaterThan(0);
    expect(introduction?.blocks.flatMap(claimsIn)).toEqual([]);
    const words = introduction?.blocks.map(wordsIn).reduce((sum, count) => sum + count, 0);
    expect(words).toBeLessThan(isOverview ? 100 : 60);
  });

  it('has at most a short introduction without claims in each other section', () => {
    for (const { heading, blocks } of rest) {
      // A paragraph may introduce each code sample.
      const samples =
        heading === undefined
          ? 0
          : (text
              .split(heading)[1]
              ?.split(/^## /m)[0]
              ?.split(/^```\w/m).length ?? 1);
      expect(blocks.length).toBeLessThanOrEqual(isOverview ? Math.max(1, samples) : 0);
      expect(blocks.flatMap(claimsIn)).toEqual([]);
      for (const block of blocks) expect(wordsIn(block)).toBeLessThan(45);
    }
  });

  it('has a notice if and only if the method was removed', () => {
    const [notice] = /^:::[^]*?^:::$/m.exec(text) ?? [];
    const method = removed.find(({ name }) => id.endsWith(name));
    expect(notice !== undefined).toBe(method !== undefined);
    expect(text.match(/^:::\w/gm) ?? []).toHaveLength(notice === undefined ? 0 : 1);
    if (method === undefined) return;
    expect(notice).toContain(`Removed in ${method['x-removed-in']}.`);
    for (const name of method['x-replacement'] ?? [])
      expect(notice).toContain(`[${name}](./${name}.mdx)`);
  });
});

describe('claimsIn', () => {
  it.each([
    ['Use it to show the balance of a wallet.', []],
    ['Reads up to {rpc_limits.filters} accounts; see [getSlot](./getSlot.mdx).', []],
    [
      '- The default is `finalized`.',
      ['a list, table or component written by hand', 'code', 'a rule'],
    ],
    ['A node then returns -32602.', ['an error code or a flag', 'a figure']],
    ['It returns 20 accounts.', ['a figure']],
    ['It needs --full-rpc-api.', ['an error code or a flag']],
    ['An unknown word is ignored.', ['a rule']],
  ])('finds the claims in "%s"', (text, expected) => {
    expect(claimsIn(text)).toEqual(expected);
  });
});
