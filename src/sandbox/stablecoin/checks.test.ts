import { TestClient } from '../../../tools/sandbox/testClient';
import { newIssuance, newRedemption } from '../../../tools/sandbox/testIssuer';
import { usd, usdx } from '../../../tools/sandbox/testOrders';

const { data } = new TestClient();

it.each([
  ['participant_required', 'createIssuance', newIssuance(), { 'Sandbox-Outcome': 'participant_required' }],
  ['amount_invalid', 'createIssuance', newIssuance({ amount: usd('99999.99') }), {}],
  ['amount_invalid', 'createIssuance', newIssuance({ amount: usd('50000000.01') }), {}],
  ['amount_invalid', 'createIssuance', newIssuance({ amount: usd('250000') }), {}],
  ['currency_not_supported', 'createIssuance', newIssuance({ amount: { value: '250000.00', currency: 'EUR' } }), {}],
  ['destination_invalid', 'createIssuance', newIssuance({ address: data.stablecoin.mint }), {}],
  ['amount_invalid', 'createRedemption', newRedemption({ amount: usdx('250000.000001') }), {}],
  ['currency_not_supported', 'createRedemption', newRedemption({ amount: usd('250000.00') }), {}],
  ['not_found', 'createRedemption', newRedemption({ bank_account_id: 'bac_01kazj8s5f3q8mzt6v2hb0wk9z' }), {}],
])('answers %s to %s with %j', async (code, operation, body, headers) => {
  const path = operation === 'createIssuance' ? 'issuances' : 'redemptions';
  const answer = await new TestClient().post(`/stablecoin/${path}`, body, headers);
  expect(answer.body['code']).toBe(code);
}); // prettier-ignore

it.each([
  ['issuances', newIssuance({ amount: usd('99999.99') }), 'Must be from 100000.00 to 50000000.00 USD'],
  ['redemptions', newRedemption({ amount: usdx('99999.000000') }), 'Must be from 100000.000000 to 50000000.000000 USDX'],
])('names the bounds of %s as amounts', async (path, body, message) => {
  const answer = await new TestClient().post(`/stablecoin/${path}`, body);
  expect(answer.body['errors']).toEqual([{ field: 'amount.value', message }]);
}); // prettier-ignore

it('replays the refusal of an institution that is not a direct participant', async () => {
  const client = new TestClient();
  const send = (headers: Record<string, string>) =>
    client.post('/stablecoin/issuances', newIssuance(), { 'Idempotency-Key': 'one', ...headers });
  await send({ 'Sandbox-Outcome': 'participant_required' });
  const { body, headers } = await send({});
  expect([body['code'], headers.get('Idempotency-Replayed')]).toEqual([
    'participant_required',
    'true',
  ]);
});
