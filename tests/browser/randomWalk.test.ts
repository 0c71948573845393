import { walk } from '../../tools/walk/walk';
import { routes } from '../routes';
import { useStage } from '../support/browser';

jest.setTimeout(300_000);

const stage = useStage();

test('a reader who does anything meets no error, no crash and no blank page', async () => {
  const { page } = await stage.openReady('/');
  const addresses = routes().map((path) => stage.address(path));
  expect(await walk(page, { steps: 60, seed: 2025, addresses })).toEqual([]);
});
