import { brandName } from '../../site/names';
import { compile, problemsOf } from '../fixtures';
import { document } from '../reference/api/fixtures';
import { library } from './fixtures';

const lines = (attributes: string, overrides: Partial<typeof library> = {}) =>
  compile(`<States ${attributes} />`, { ...library, ...overrides })
    .article.markdown.split('\n')
    .slice(6)
    .filter((line) => line !== '')
    .map((line) => line.replaceAll('\u00a0', ' '));

function orderWith(ways: Readonly<Record<string, string | undefined>>) {
  const lifecycles = library.tokens['lifecycles'] as unknown as { order: { id: string }[] };
  const order = lifecycles.order.map((entry) =>
    entry.id in ways ? { ...entry, reversible: ways[entry.id] } : entry,
  );
  return { tokens: { ...library.tokens, lifecycles: { ...lifecycles, order } } } as Partial<
    typeof library
  >;
}

describe('States', () => {
  it('shows the changes of all kinds, but no movements of money that differ by kind', () => {
    expect(lines('of="order"')).toEqual([
      '| **1** → `new` | `createOrder`. *Institution* · at once | Call refused: `too_small`, `too_large` |',
      `| **2** → \`moving\` | Something happened. *${brandName}* · 5,000 seconds | – |`,
      `| **3** \`new\` → \`moving\` | Something happened. *${brandName}* · 5,000 seconds | – |`,
      `| **4** \`moving\` → \`moving\` | Something happened. *${brandName}* · 5,000 seconds | – |`,
      `| **5** \`moving\` → \`done\` | The order is final, see \`review.by\`. *${brandName}* · 5,000 seconds | Report: one row |`,
      `| **6** \`moving\` → \`failed\` | Something happened. *${brandName}* · 5,000 seconds | Failure: \`refused\`, \`lost\` |`,
      'Each change to another status sends the event `order.changed`. Change 1 can be undone by deletion; no other change can be undone.',
    ]);
  });

  it('shows only the changes of a kind, with the money and failures of that kind', () => {
    expect(lines('of="order" kind="send"').map((line) => line.split(' | ').at(-1))).toEqual([
      '`amount`: Available → Held. Call refused: `too_small`, `too_large` |',
      '– |',
      '– |',
      "`amount` less `fee`: Held → the receiver's balance. `fee`: Held → fees. Report: one row |",
      '`received`: Held → Outside. Failure: `refused`, `lost` |',
      'Each change to another status sends the event `order.changed`. Change 1 can be undone by deletion; no other change can be undone.',
    ]);
    expect(lines('of="order" kind="get"').map((line) => line.split(' | ').at(-1))).toEqual([
      '– |',
      '`received`: Arrived → Available. Report: one row |',
      '`received`: Held → Outside. Failure: `refused` |',
      'Each change sends the event `order.changed`. None of these changes can be undone.',
    ]);
  });

  it('says which changes can be undone, and how, if the data covers every change', () => {
    const order = orderWith({ create: 'By deletion', start: 'By recall', wait: 'By recall' });
    expect(lines('of="order"', order).at(-1)).toContain(
      'Change 1 can be undone by deletion and changes 3 and 4 can be undone by recall; no other change can be undone.',
    );
    expect(lines('of="order"', orderWith({ book: undefined })).at(-1)).not.toContain('undone');
  });

  it('says that each step of a flow moves its own money', () => {
    expect(lines('of="order" kind="both"')[4]).toContain('The money of each step. Report');
  });

  it('shows the event of each change unless all changes send the same one', () => {
    expect(lines('of="parcel"')).toEqual([
      `| **1** → \`under_way\` | Something happened. *Institution* · 5,000 seconds | – |`,
      `| **2** \`under_way\` → \`here\` | Something happened. *Carrier* · 5,000 seconds | \`received\`: Held → Outside. Event: \`parcel.here\` |`,
      `| **3** → \`here\` | Something happened. *${brandName}* · 5,000 seconds | \`amount\`: Available → Held. Event: \`parcel.here\` |`,
      `| **4** \`here\` → \`here\` | Nobody took the parcel. *${brandName}* · 5,000 seconds | Event: \`parcel.unclaimed\` |`,
    ]);
  });

  it('leaves out the effects column if no change has effects', () => {
    expect(lines('of="letter"')).toEqual([
      `| **1** → \`sent\` | Something happened. *${brandName}* · 5,000 seconds |`,
      'The API sends no event for these changes.',
    ]);
  });

  it('leaves out problem codes that the operation does not list for the kind', () => {
    const api = structuredClone(document) as {
      paths: Record<string, Record<string, object>>;
    };
    api.paths['/orders'] = {
      post: {
        operationId: 'createOrder',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                discriminator: { propertyName: 'kind' },
                oneOf: [
                  { properties: { kind: { const: 'send' } }, 'x-problems': ['too_small', 'other'] },
                ],
              },
              examples: { send: { value: { kind: 'send' } } },
            },
          },
        },
      },
    };
    const documents = new Map<string, unknown>([['openapi', api]]);
    expect(lines('of="order" kind="send"', { documents })[0]).toContain('refused: `too_small` |');
  });

  it.each([
    ['<States of="ordr" />', '1:1 No data file has states for "ordr". Did you mean "order"?'],
    [
      '<States of="parties" />',
      '1:1 No data file has states for "parties". Use one of order, parcel, letter.',
    ],
    [
      'a\n\n  <States of="order" kind="sent" />',
      '3:3 transactions.yaml has no kind "sent". Did you mean "send"?',
    ],
    [
      '<States of="order" kind="nothing" />',
      '1:1 transactions.yaml has no kind "nothing". Use one of send, get, both, to_{network}.',
    ],
    [
      '<StateDiagram of="parcel" kind="send" />',
      '1:1 The states of "parcel" do not depend on a kind. Use the component without "kind".',
    ],
    ['<States />', '1:1 <States> needs the attribute "of". Write <States of="text" />.'],
    [
      '<States of="order" for="send" />',
      '1:20 Unknown attribute "for" of <States>. <States> takes of, kind.',
    ],
  ])('reports %j', (body, expected) => {
    expect(problemsOf(body, library)).toEqual([expected]);
  });

  it('reports data that the schemas would reject', () => {
    const tokens = { ...library.tokens, lifecycles: { order: [], money: 'none' } };
    expect(problemsOf('<States of="order" />', { tokens })).toEqual([
      '1:1 The version has no valid lifecycles.money, which the components for states need. Add or correct it in the data files.',
    ]);
  });
});
