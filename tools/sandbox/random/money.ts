import fc from 'fast-check';
import { paymentReference } from '../../../src/sandbox/ids';
import type { Action } from './action';
import { amount, anyNumber, currency, customerOf, outsideAddress, pick, symbol } from './values';

/* Random calls about incoming payments, issuances, redemptions, freezes and the policy. */

export const incoming: fc.Arbitrary<Action> = fc
  .tuple(
    anyNumber,
    amount,
    fc.constantFrom(
      'plain',
      'plain',
      'NODATA',
      'NONAME',
      'SCREENING',
      'BADNAME',
      'NORETURN',
      'NOSIGNER',
      'NODATA NORETURN',
    ),
    fc.constantFrom('FR', 'FR', 'GB', 'CA'),
  )
  .map(
    ([chance, money, reference, country]) =>
      (client) =>
        client.post('/sandbox/incoming_payments', {
          customer_id: customerOf(client, chance),
          amount: money,
          reference,
          country,
        }),
  );

/** Accepts or returns an incoming payment, usually one with a status that allows it. */
export const decideIncoming: fc.Arbitrary<Action> = fc
  .tuple(anyNumber, fc.boolean())
  .map(([chance, isAccepted]) => (client) => {
    const candidates = [...client.sandbox.world.incomingPayments.values()].filter(
      ({ status }) =>
        status === 'in_review' || (!isAccepted && status === 'credited') || chance % 9 === 0,
    );
    const id = pick(candidates, chance)?.id ?? 'inc_01kazjwhmmapdenm42ckaqjq90';
    return isAccepted
      ? client.post(`/incoming_payments/${id}/accept`, {})
      : client.post(`/incoming_payments/${id}/return`, { reason: 'Chance' });
  });

const sums = fc.constantFrom('250000', '250000', '1000000', '50000000', '99999');

export const issue: fc.Arbitrary<Action> = fc
  .tuple(
    anyNumber,
    sums,
    fc.constantFrom('plain', 'plain', 'REFUSE', 'PAYERMISMATCH', 'OLDREPORT', 'NORETURN'),
  )
  .map(([chance, sum, reference]) => async (client) => {
    const money = { value: `${sum}.00`, currency: chance % 11 === 0 ? 'EUR' : 'USD' };
    const { address } = outsideAddress;
    const answer = await client.post('/stablecoin/issuances', {
      amount: money,
      address,
      reference,
    });
    if (answer.status !== 201 || chance % 5 === 0) return answer;
    const paid = chance % 7 === 0 ? { ...money, value: `${sum}.01` } : money;
    const payment = { issuance_id: answer.body['id'] as string, amount: paid };
    // Occasionally, money arrives twice.
    if (chance % 6 === 0) await client.post('/sandbox/payments', payment);
    await client.pass(0.3);
    return client.post('/sandbox/payments', payment);
  });

export const redeem: fc.Arbitrary<Action> = fc
  .tuple(anyNumber, sums, fc.constantFrom('plain', 'plain', 'BANKREJECT', 'CAPUSED'))
  .map(([chance, sum, reference]) => async (client) => {
    const accounts = client.data.sandbox.stablecoin.accounts.map(({ id }) => id);
    const answer = await client.post('/stablecoin/redemptions', {
      amount: { value: `${sum}.000000`, currency: symbol },
      bank_account_id: chance % 11 === 0 ? 'bac_01kazj8s5f3q8mzt6v2hb0wk9z' : accounts[chance % 2],
      reference,
    });
    if (answer.status !== 201 || chance % 5 === 0) return answer;
    await client.pass(0.3);
    return client.post('/sandbox/payments', {
      redemption_id: answer.body['id'] as string,
      amount: { value: `${sum}.00000${chance % 7 === 0 ? 1 : 0}`, currency: symbol },
    });
  });

/**
 * Orders a redemption whose payout a bank rejects, or an issuance that a late report delays, then
 * freezes the address that should receive the stablecoins.
 */
export const freezeReceiver: fc.Arbitrary<Action> = fc
  .tuple(fc.boolean(), fc.constantFrom('1', 'RELEASE', 'SEIZE'))
  .map(([isRedemption, order]) => async (client) => {
    const { type, address } = outsideAddress;
    const kind = isRedemption ? 'redemption' : 'issuance';
    const currency = isRedemption ? symbol : 'USD';
    const amount = { value: isRedemption ? '250000.000000' : '250000.00', currency };
    const [account] = client.data.sandbox.stablecoin.accounts;
    const answer = await client.post(`/stablecoin/${kind}s`, {
      amount,
      ...(isRedemption ? { bank_account_id: account?.id } : { address }),
      reference: isRedemption ? 'BANKREJECT' : 'OLDREPORT',
    });
    if (answer.status !== 201) return answer;
    await client.pass(0.4);
    const payment = { [`${kind}_id`]: answer.body['id'] as string, amount };
    const source = { type, address };
    await client.post('/sandbox/payments', isRedemption ? { ...payment, source } : payment);
    await client.pass(isRedemption ? 0.4 : 25);
    return client.post('/sandbox/freezes', {
      target: { type: 'address', address, currency: symbol },
      order_number: order,
    });
  });

export const freeze: fc.Arbitrary<Action> = fc
  .tuple(
    anyNumber,
    currency,
    fc.option(amount, { nil: undefined }),
    fc.constantFrom('1', '1', 'RELEASE', 'SEIZE'),
  )
  .map(([chance, code, ordered, order]) => (client) => {
    const target =
      chance % 4 === 0
        ? { type: 'address', address: outsideAddress.address, currency: symbol }
        : { type: 'balance', customer_id: customerOf(client, chance), currency: code };
    const expires = new Date(client.clock.now() + 60_000).toISOString();
    return client.post('/sandbox/freezes', {
      target,
      order_number: order,
      ...(ordered?.currency === code && chance % 4 !== 0 && { amount: ordered }),
      ...(chance % 3 === 0 && { expires_at: expires }),
    });
  });

export const payUnknown: fc.Arbitrary<Action> = fc
  .tuple(amount, fc.constantFrom('plain', 'NORETURN', 'NORETURN NEWACCOUNT'))
  .map(
    ([money, reference]) =>
      (client) =>
        client.post('/sandbox/payments', { reference, amount: money }),
  );

/** Pays with the reference in the instructions of a pay-in or an issuance. */
export const payByReference: fc.Arbitrary<Action> = fc
  .tuple(anyNumber, amount)
  .map(([chance, money]) => (client) => {
    const { transactions, issuances } = client.sandbox.world;
    const id = pick([...transactions.keys(), ...issuances.keys()], chance) ?? '';
    const reference = paymentReference(id);
    return client.post('/sandbox/payments', { reference, amount: money });
  });

const rules = [
  { rule: 'amount_limit', asset: 'USD', amount: '5000.00' },
  { rule: 'approval_above', asset: 'USD', amount: '500.00', required: 1, approvers: 2 },
  { rule: 'jurisdiction', mode: 'block', countries: ['FR', 'US'] },
  { rule: 'count_limit', count: 3, hours: 24 },
  // No transaction calls this program, so the rule refuses any transaction that calls a program.
  { rule: 'program_list', programs: ['11111111111111111111111111111111'] },
];

/** Sets a policy with up to two of the rules. */
export const policy: fc.Arbitrary<Action> = fc
  .subarray(rules, { maxLength: 2 })
  .map(
    (chosen) => (client) =>
      client.send('PUT', '/sandbox/policy', { version: 1, appliesTo: 'all', rules: chosen }),
  );
