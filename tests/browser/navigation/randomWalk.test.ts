import { mostlyFailed } from '../../../tools/randomWalk/counts';
import { walk } from '../../../tools/randomWalk/walk';
import { routes } from '../../routes';
import { useHarness } from '../../support/browser';

jest.setTimeout(300_000);

const harness = useHarness();

test('a random walk finds no errors, crashes or blank pages', async () => {
  const { page } = await harness.openReady('/');
  const addresses = routes().map((path) => harness.address(path));
  const { findings, counts } = await walk(page, { steps: 30, seed: 2025, addresses });
  expect(findings).toEqual([]);
  // A walk whose actions all fail would find nothing.
  const kinds = [...counts].filter(([, { done }]) => done > 0);
  expect(kinds.map(([kind]) => kind)).toEqual([...counts.keys()]);
  expect(mostlyFailed(counts)).toEqual([]);
});
