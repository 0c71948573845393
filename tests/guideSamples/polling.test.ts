import { sandboxDataOf } from '../../src/gatsby/versions/sandboxData';
import type { Machine } from '../../src/sandbox/data';
import { readCurrentVersion } from '../facts/rpcPages';
import { readGuides } from './readGuides';

/* Checks the guides' functions that wait for a final status. */

const { lifecycles } = sandboxDataOf(readCurrentVersion().library);

const openStates = (...machines: readonly Machine[]) =>
  new Set(
    machines
      .flatMap((machine) => lifecycles[machine])
      .filter(({ from, to }) => from !== '–' && from !== to)
      .map(({ from }) => from),
  );

/** Functions that wait, each with its page and the statuses during which it keeps waiting. */
const functions = [...readGuides(() => true)].flatMap(([file, { blocks }]) =>
  blocks.flatMap(({ lang, text }) => {
    const [, name, open] = /^(until_\w+)\(\) \{\n.*open='([^']*)'/m.exec(text) ?? [];
    return lang === 'bash' && name !== undefined ? [{ file, name, open: open?.split('|') }] : [];
  }),
);

it.each<[string, readonly Machine[]]>([
  ['until_final', ['transaction']],
  ['until_ended', ['issuance', 'redemption']],
])('%s waits until the status is final', (name, machines) => {
  const found = functions.filter((one) => one.name === name);
  expect(found).toHaveLength(1);
  expect(found[0]?.open?.toSorted()).toEqual([...openStates(...machines)].sort());
});

it('the guides have no other functions that wait for a status', () => {
  expect(functions).toHaveLength(2);
});
