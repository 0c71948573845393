import { TestClient } from '../../../tools/sandbox/testClient';
import { OutsideModelError } from '../lifecycle';
import { pauseToken } from '../movement';
import { postObjectMovement } from './postings';
import { movedTokens } from './tokens';

const account = (name: string) => {
  const [account = '', owner = ''] = name.split(' ');
  return { account, owner };
};

it.each([
  ['available a', 'held a', 'EUR', []],
  ['held a', 'available b', 'EUR', ['EUR']],
  ['held a', 'others', 'EUR', ['EUR']],
  ['incoming a', 'available a', 'EUR', ['EUR']],
  ['outside', 'incoming a', 'EUR', []],
  ['in_transit a', 'outside', 'EUR', []],
  ['stock', 'holders', 'USDX', ['USDX']],
  ['incoming a', 'in_transit a', 'USDX', []],
])('money from %s to %s in %s moves these tokens on the chain: %j', (...row) => {
  const [debit, credit, currency, moved] = row;
  const { world } = new TestClient().sandbox;
  const code = currency === 'USDX' ? world.data.stablecoin.symbol : currency;
  const entry = { debit: account(debit), credit: account(credit), currency: code, units: 1n };
  expect([...movedTokens(world, [entry])]).toEqual(moved.map(() => code));
});

it('posts no movement of a token during its pause', () => {
  const { world } = new TestClient().sandbox;
  const receive = () => {
    const amount = { currency: 'EUR', units: 1n };
    const moved = { kind: 'incoming_payment', owner: 'a', customerId: 'b', amount };
    postObjectMovement(world, 'receive', { id: 'a', reference: null, ledger: null }, moved);
  };
  expect(receive).not.toThrow();
  pauseToken(world, 'EUR');
  expect(receive).toThrow(OutsideModelError);
});
