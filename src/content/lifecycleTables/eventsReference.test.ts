import { compile, problemsOf } from '../fixtures';
import { document } from '../reference/api/fixtures';
import { library as base } from './fixtures';

const event = {
  type: 'parcel.here',
  when: 'A parcel is here',
  operation: 'getNetwork',
  id: 'par_1',
};
const api = structuredClone(document) as { paths: Record<string, Record<string, object>> };
api.paths['/network'] = {
  get: { ...api.paths['/things/{thing_id}']?.['get'], operationId: 'getNetwork' },
};

const libraryWith = (...events: readonly object[]) => ({
  ...base,
  documents: new Map([['openapi', api]]),
  tokens: {
    ...base.tokens,
    environments: { webhooks: { example: { id: 'evt_1' }, events } },
  } as never,
});

const page = (...events: readonly object[]) =>
  compile('<WebhookEvents />', libraryWith(...events) as never).article.markdown;

describe('WebhookEvents', () => {
  it('shows the statuses of an event, their causes and the body', () => {
    const text = page(event);
    expect(text).toContain('## parcel.here');
    expect(text).toContain('A parcel is here. Get the object with getNetwork');
    expect(text).toContain('`GET /network`');
    expect(text).toMatch(/\| `here` +\| Something happened \| Carrier; /);
    expect(text).toContain('"id": "par_1",\n    "status": "here"');
  });

  it('shows a change that sends an event without changing the status', () => {
    const text = page({ ...event, type: 'parcel.unclaimed' });
    expect(text).toMatch(/\| `here` +\| Nobody took the parcel +\| /);
  });

  it('takes the time in the body and in the event’s id from the id of the object', () => {
    const dated = page({ ...event, id: 'txn_01kazk3gbwm4s0vp1r2x88rtqj' });
    expect(dated).toContain('"created_at": "2025-11-26T08:05:00.412Z"');
    expect(dated).toContain('"id": "evt_01kazk3gbw');
    expect(page(event)).toContain('"id": "evt_1"');
  });

  it('takes the time in the body from the event’s own id, if there is one', () => {
    const own = 'evt_01kazmhr49x3y5af8bg6hc7njr';
    const dated = page({ ...event, id: 'txn_01kazk3gbwm4s0vp1r2x88rtqj', event: own });
    expect(dated).toContain(`"id": "${own}"`);
    expect(dated).toContain('"created_at": "2025-11-26T08:30:15.689Z"');
  });

  it('shows statuses without causes for an event that belongs to no machine', () => {
    const text = page({ ...event, type: 'network.changed', statuses: ['open', 'closed'] });
    expect(text).toContain('| `closed` |');
    expect(text).toContain('"status": "open"');
  });

  it('reports an event whose operation has no page', () => {
    const broken = libraryWith({ ...event, operation: 'getThing' }) as never;
    expect(problemsOf('<WebhookEvents />', broken)).toEqual([
      '1:1 objectPages has no page for "getThing". Add one in src/domain/referencePages/apiPages.ts.',
    ]);
  });
});
