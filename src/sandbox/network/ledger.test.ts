import { TestClient } from '../../../tools/sandbox/testClient';

it('shows the same end of an epoch until the epoch is over, then the end of the next epoch', async () => {
  const client = new TestClient();
  const read = async () => (await client.get('/network/ledger')).body;
  const { epoch, epoch_ends_at: end } = await read();
  await client.pass(0.3);
  expect(await read()).toMatchObject({ epoch, epoch_ends_at: end });
  const untilEnd = (Date.parse(String(end)) - client.clock.now()) / 1000;
  await client.pass(untilEnd - 0.001);
  expect(await read()).toMatchObject({ epoch, epoch_ends_at: end });
  await client.pass(0.001);
  expect(await read()).toMatchObject({ epoch: Number(epoch) + 1, slot_index: 0 });
});
