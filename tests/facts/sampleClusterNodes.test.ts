import { readCurrentVersion } from './rpcPages';
import { epochStart, firstResult, notificationsOf, now, type Json } from './sampleCluster';

/* Checks the ports of the node in the samples, and what it can have received from other nodes. */

/** A node's sockets, in the order it binds them. */
const sockets = [
  'tvu',
  'tvuQuic',
  'tpu',
  'tpuForwards',
  'tpuVote',
  'tpuVoteQuic',
  'retransmit',
  'repair',
  'repairQuic',
  'serveRepair',
] as const;

/** Offset from a UDP port for transactions to its QUIC port. */
const quicOffset = 6;

/**
 * Returns the port of each socket of a node. Gossip gets the given port, and every other socket the
 * lowest free port from `first` up. Two of them also get a QUIC port, at a fixed offset.
 */
function boundPorts(first: number, gossip: number) {
  const taken = new Set([gossip]);
  const ports: Record<string, number> = { gossip };
  const take = (name: string, port: number) => {
    taken.add(port);
    ports[name] = port;
  };
  for (const name of sockets) {
    let port = first;
    while (taken.has(port)) port += 1;
    take(name, port);
    if (name === 'tpu' || name === 'tpuForwards') take(`${name}Quic`, port + quicOffset);
  }
  return ports;
}

it('the ports of the sample node are those that the guide’s flags give', () => {
  const { run } = readCurrentVersion().library.tokens['validators'] as unknown as {
    readonly run: { readonly portRange: string; readonly gossipPort: string };
  };
  const expected = boundPorts(Number.parseInt(run.portRange, 10), Number(run.gossipPort));
  const [node = {}] = firstResult<readonly Json[]>('getClusterNodes');
  const shown = Object.entries(node).flatMap(([name, value]) => {
    const port = /^[\d.]+:(\d+)$/.exec(String(value))?.[1];
    return port === undefined ? [] : [[name, Number(port)] as const];
  });
  expect(shown.length).toBeGreaterThan(7);
  for (const [name, port] of shown) expect([name, port]).toEqual([name, expected[name]]);
});

describe('what the node received', () => {
  const { identity } = firstResult<{ identity: string }>('getIdentity');
  const own = (
    firstResult<Readonly<Record<string, readonly number[]>>>('getLeaderSchedule')[identity] ?? []
  ).map((index) => epochStart + index);

  it.each(['getMaxRetransmitSlot', 'getMaxShredInsertSlot'])(
    'ends before the slots that the node leads: %s',
    (name) => {
      let received = now.processed.slot + 1;
      expect(own).toContain(received);
      while (own.includes(received)) received -= 1;
      expect(firstResult(name)).toBe(received);
    },
  );

  it('includes no dead block from a slot that the node leads', () => {
    const dead = notificationsOf('slotsUpdatesSubscribe').filter(({ type }) => type === 'dead');
    expect(dead.length).toBeGreaterThan(0);
    for (const { slot } of dead) expect(own).not.toContain(slot);
  });
});
