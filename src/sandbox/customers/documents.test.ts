import { business, individual, passport, TestClient } from '../../../tools/sandbox/testClient';

const day = 86_400;

/** Adds a person with a passport; the sandbox starts on 26 November 2025. */
async function add(validUntil: string, name = 'Jane Roe') {
  const client = new TestClient();
  const id = await client.addCustomer('C-1', {
    ...individual,
    legal_name: name,
    identity_document: passport(validUntil),
  });
  const get = async () => (await client.get(`/customers/${id}`)).body;
  const update = async (fields: object) => {
    const { status } = await client.send('PATCH', `/customers/${id}`, fields);
    await client.pass(10);
    return [status, (await get())['status']];
  };
  return { client, get, update };
}

it('accepts a business that nobody owns or controls', async () => {
  const client = new TestClient();
  const id = await client.addCustomer('C-1', { beneficial_owners: [] });
  expect((await client.get(`/customers/${id}`)).body['status']).toBe('active');
});

it('accepts an owner who was born today', async () => {
  const client = new TestClient();
  const owner = {
    name: 'Jane Roe',
    date_of_birth: '2025-11-26',
    country: 'DE',
    share_percent: '50',
  };
  const id = await client.addCustomer('C-1', { beneficial_owners: [owner] });
  expect((await client.get(`/customers/${id}`)).body['status']).toBe('active');
});

it('accepts three owners with a third each', async () => {
  const owner = { date_of_birth: '1980-01-01', country: 'DE' };
  const owners = ['33.33', '33.33', '33.34'].map((share_percent, index) => ({
    ...owner,
    name: `Owner ${index}`,
    share_percent,
  }));
  const { status } = await new TestClient().post('/customers', {
    ...business('C-1'),
    beneficial_owners: owners,
  });
  expect(status).toBe(201);
});

it('accepts an identity document on its last day', async () => {
  const { get } = await add('2025-11-26');
  expect((await get())['status']).toBe('active');
});

it('asks for a new identity document if the old one expires before the end of the review', async () => {
  const { client, get, update } = await add('2025-11-27', 'REVIEW');
  await client.pass(2 * day);
  expect(await update({ legal_name: 'Jane Roe' })).toEqual([200, 'action_required']);
  expect((await get())['requirements']).toEqual([
    { field: 'identity_document', reason: 'Has expired' },
  ]);
  expect(await update({ identity_document: passport('2035-11-26') })).toEqual([200, 'active']);
});

it('suspends an active customer whose data is confirmed with an expired identity document', async () => {
  const { client, get, update } = await add('2025-11-27');
  await client.pass(2 * day);
  expect((await get())['status']).toBe('active');
  expect(await update({ legal_name: 'Jane Roe' })).toEqual([200, 'suspended']);
  expect((await get())['suspensions']).toMatchObject([{ reason: 'verification_failed' }]);
  expect(await update({ identity_document: passport('2035-11-26') })).toEqual([200, 'active']);
});

it('renews a verification with a new identity document', async () => {
  const { client, update } = await add('2025-11-27');
  await client.pass(2 * day);
  const fields = { legal_name: 'Jane Roe', identity_document: passport('2035-11-26') };
  expect(await update(fields)).toEqual([200, 'active']);
});
