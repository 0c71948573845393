import { library as base } from '../fixtures';
import type { Library } from '../types';

const change = (id: string, from: string, to: string, otherFields: object = {}) => ({
  id,
  from,
  to,
  by: '{Brand}',
  trigger: 'check',
  event: 'Something happened',
  within: '{fees.base} seconds',
  ...otherFields,
});

/** A library with states of orders, which have kinds, and of parcels and letters, which do not. */
export const library: Library = {
  ...base,
  tokens: {
    ...base.tokens,
    lifecycles: {
      parties: [{ party: 'Institution', does: 'Orders' }],
      accounts: [
        { account: 'available', name: 'Available' },
        {
          account: 'held',
          name: 'Held',
          owedBy: 'The bank',
          owedTo: 'The customer',
          byKind: [{ kind: 'send', owedBy: 'The bank', owedTo: 'The sender' }],
        },
        { account: 'outside', name: 'Outside' },
        { account: 'incoming', name: 'Arrived' },
      ],
      money: [
        { movement: 'reserve', kind: 'any', debit: 'available', credit: 'held', amount: 'amount' },
        { movement: 'book', kind: 'send', debit: 'source', credit: 'receiver', amount: 'net' },
        { movement: 'book', kind: 'send', debit: 'source', credit: 'fees', amount: 'fee' },
        { movement: 'book', kind: 'get', debit: 'source', credit: 'available', amount: 'received' },
        { movement: 'pay', kind: 'send', debit: 'held', credit: 'outside', amount: 'received' },
      ],
      order: [
        change('create', '–', 'new', {
          by: 'Institution',
          trigger: 'createOrder',
          event: 'createOrder',
          within: 'at once',
          kinds: ['outgoing'],
          money: ['reserve'],
          problems: ['too_small', 'too_large'],
          reversible: 'By deletion',
        }),
        change('arrive', '–', 'moving', { kinds: ['incoming'], reversible: 'No' }),
        change('start', 'new', 'moving', { kinds: ['outgoing'], reversible: 'No' }),
        change('wait', 'moving', 'moving', { kinds: ['outgoing'], reversible: 'No' }),
        change('book', 'moving', 'done', {
          event: 'The order is final, see review.by',
          kinds: ['incoming', 'outgoing'],
          money: ['book'],
          report: 'one row',
          reversible: 'No',
        }),
        change('fail', 'moving', 'failed', {
          kinds: ['incoming', 'outgoing'],
          money: ['pay'],
          report: 'none',
          failures: ['refused', 'lost'],
          reversible: 'No',
        }),
      ],
      parcel: [
        change('send', '–', 'under_way', { by: 'Institution' }),
        change('arrive', 'under_way', 'here', { by: 'Carrier', money: ['pay'] }),
        change('keep', '–', 'here', { money: ['reserve'] }),
        change('remind', 'here', 'here', { event: 'Nobody took the parcel' }),
      ],
      letter: [change('send', '–', 'sent')],
      notifications: [
        { machine: 'order', event: 'order.changed', states: ['new', 'moving', 'done', 'failed'] },
        { machine: 'parcel', event: 'parcel.here', states: ['here'] },
        { machine: 'parcel', event: 'parcel.unclaimed', states: ['here'], change: 'remind' },
      ],
    },
    transactions: {
      kinds: [
        { kind: 'send', groups: ['outgoing'] },
        { kind: 'get', groups: ['incoming'] },
        { kind: 'both', groups: ['incoming', 'outgoing'] },
        { kind: 'to_{network}', groups: ['outgoing'] },
      ],
      failures: [
        { code: 'refused', kinds: ['send', 'get'] },
        { code: 'lost', kinds: ['send'] },
      ],
    },
  },
};
