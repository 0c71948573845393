import { readCurrentVersion, readDocument } from './rpcPages';

/*
 * Checks what the pages say about the methods that every node serves, and which RPC methods the
 * alarms for validators use.
 */

const document = readDocument();
const { alarms } = readCurrentVersion().library.tokens.validators as unknown as {
  readonly alarms: readonly { readonly how: string }[];
};
const namesOf = (tier: string) =>
  document.methods.filter((method) => method['x-tier'] === tier).map(({ name }) => name);

it('the reference names exactly the methods that every node serves', () => {
  const note = document['x-shared'].tiers?.notes?.[0]?.text ?? '';

  const named = [...note.matchAll(/`(\w+)`/g)].map(([, name]) => name);

  expect(note).toMatch(/^\*\*Every node serves\*\*/);
  expect(named).toEqual(namesOf('minimal').sort());
});

/**
 * The guide starts a validator without `--full-rpc-api`; such a node rejects methods of the full
 * API.
 */
it('an alarm that needs the full API says to query an RPC node', () => {
  const full = new Set(namesOf('full'));

  const needingFullApi = alarms
    .map(({ how }) => how)
    .filter((how) => (how.match(/\w+/g) ?? []).some((word) => full.has(word)));

  expect(needingFullApi).not.toEqual([]);
  expect(needingFullApi.filter((how) => !how.includes('from an RPC node'))).toEqual([]);
});

/** After a full snapshot, `incremental` is null until the next incremental snapshot. */
it('the alarm on snapshots says what to do while there is no incremental one', () => {
  expect(alarms.map(({ how }) => how).filter((how) => how.includes('incremental'))).toEqual([
    expect.stringContaining('full if that is null'),
  ]);
});

/** A stuck node shows an old slot and an equally old vote, so the two never differ much. */
it('the alarm on votes says to query a node other than the one that votes', () => {
  expect(alarms.map(({ how }) => how).filter((how) => how.includes('lastVote'))).toEqual([
    expect.stringContaining('both from another node'),
  ]);
});
