import { TestClient } from '../../../tools/sandbox/testClient';

it('shows a notice from the start to the end of a pause, even if the pause is extended', async () => {
  const client = new TestClient();
  const notices = async () => (await client.get('/network')).body['notices'] as object[];
  const { seconds } = client.data.sandbox;
  expect(await notices()).toEqual([]);
  for (const passed of [seconds.pause / 2, seconds.pause - 1]) {
    await client.get('/network', { 'Sandbox-Outcome': 'stablecoin_paused' });
    await client.pass(passed);
    expect(await notices()).toEqual([
      {
        kind: 'incident',
        text: `The token of ${client.data.stablecoin.symbol} is paused.`,
        from: '2025-11-26T08:00:00.000Z',
        to: null,
      },
    ]);
  }
  await client.pass(1);
  expect(await notices()).toEqual([]);
});
