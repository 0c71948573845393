import {
  business,
  individual,
  passport,
  TestClient,
  type TestBody,
} from '../../../tools/sandbox/testClient';

it('restarts the review of a new customer after a change to its data, but not to its metadata', async () => {
  const statusAfter = async (fields: object) => {
    const client = new TestClient();
    const { body } = await client.post('/customers', business('C-1'));
    const path = `/customers/${String(body['id'])}`;
    const { activation } = client.data.sandbox.seconds;
    await client.pass(activation - 1);
    await client.send('PATCH', path, fields);
    await client.pass(1);
    return (await client.get(path)).body['status'];
  };
  expect(await statusAfter({ metadata: { team: 'A' } })).toBe('active');
  expect(await statusAfter({ registration_number: 'HRB 100002' })).toBe('pending_review');
});

it('accepts answers to several requirements in separate updates', async () => {
  const client = new TestClient();
  const id = await client.addCustomer('C-1', {
    ...individual,
    legal_name: 'REVIEW',
    identity_document: passport('2025-11-27'),
  });
  const update = async (fields: object) => {
    const { body } = await client.send('PATCH', `/customers/${id}`, fields);
    return [
      body['status'],
      (body['requirements'] as TestBody[]).map(({ field }): unknown => field),
    ];
  };
  await client.pass(86_400 * 2);
  expect(await update({ legal_name: 'REVIEW' })).toEqual(['pending_review', []]);
  await client.pass(10);
  expect(await update({ metadata: {} })).toEqual([
    'action_required',
    ['legal_name', 'identity_document'],
  ]);
  expect(await update({ legal_name: 'Jane Roe' })).toEqual([
    'action_required',
    ['identity_document'],
  ]);
  const answer = { identity_document: passport('2035-11-26') };
  expect(await update(answer)).toEqual(['pending_review', []]);
});

it('replaces all metadata', async () => {
  const client = new TestClient();
  const id = await client.addCustomer('C-1', { metadata: { team: 'A' } });
  const { body } = await client.send('PATCH', `/customers/${id}`, { metadata: { desk: 'B' } });
  expect(body['metadata']).toEqual({ desk: 'B' });
});

it('refuses the external id of a closed or rejected customer', async () => {
  const client = new TestClient();
  await client.setStatus(await client.addCustomer('C-1'), 'closed');
  await client.addCustomer('C-2', { legal_name: 'REJECT' });
  for (const externalId of ['C-1', 'C-2']) {
    const { body } = await client.post('/customers', business(externalId));
    expect(body['code']).toBe('customer_exists');
    const { body: known } = await client.get(`/customers/${String(body['customer_id'])}`);
    expect(known).toMatchObject({ external_id: externalId });
  }
});
