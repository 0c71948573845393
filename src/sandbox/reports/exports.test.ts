import { TestClient } from '../../../tools/sandbox/testClient';

async function exportFile(): Promise<{ client: TestClient; path: string; file: Buffer }> {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1');
  await client.setStatus(customer, 'suspended', 'Übernahme');
  const period = { from: '2025-11-26T00:00:00.000Z', to: '2025-11-27T00:00:00.000Z' };
  const { body } = await client.post('/reports/exports', { kind: 'customers', ...period });
  await client.pass(30);
  const path = `/reports/exports/${String(body['id'])}/file`;
  const { text } = await client.get(path);
  await client.pass(1);
  return { client, path, file: Buffer.from(text) };
}

async function download({ sandbox }: TestClient, path: string, range: string) {
  const url = `http://localhost/v1${path}`;
  const headers = { Authorization: `Bearer ${sandbox.issueToken()}`, Range: range };
  const response = await sandbox.handle(new Request(url, { headers }));
  const bytes = Buffer.from(await response.arrayBuffer());
  return [response.status, bytes, response.headers.get('Content-Range')];
}

it.each([
  ['bytes=10-19', 10, 19],
  ['bytes=10-', 10, undefined],
  ['bytes=010-019', 10, 19],
  ['bytes=0-100000', 0, undefined],
])('for the range %s, answers with that part of the file', async (range, first, last) => {
  const { client, path, file } = await exportFile();
  const end = last ?? file.length - 1;
  expect(await download(client, path, range)).toEqual([
    206,
    file.subarray(first, end + 1),
    `bytes ${first}-${end}/${file.length}`,
  ]);
});

it('cuts a file even within a character, and the parts still make up the whole', async () => {
  const { client, path, file } = await exportFile();
  const cut = file.indexOf('Ü') + 1;
  const [, start] = await download(client, path, `bytes=0-${cut - 1}`);
  await client.pass(1);
  const [, rest] = await download(client, path, `bytes=${cut}-`);
  expect(Buffer.concat([start as Buffer, rest as Buffer])).toEqual(file);
});

it.each(['bytes=19-10', 'bytes=100000-', 'bytes=-5', 'lines=1-2'])(
  'for the range %s, answers with the whole file',
  async (range) => {
    const { client, path, file } = await exportFile();
    expect(await download(client, path, range)).toEqual([200, file, null]);
  },
);

it('asks for a new order if the file of an export could not be written', async () => {
  const client = new TestClient();
  const period = { from: '2025-11-26T00:00:00.000Z', to: '2025-11-27T00:00:00.000Z' };
  const { body } = await client.post(
    '/reports/exports',
    { kind: 'customers', ...period },
    { 'Sandbox-Outcome': 'export_failed' },
  );
  await client.pass(30);
  const { status, body: problem } = await client.get(`/reports/exports/${String(body['id'])}/file`);
  expect([status, problem['code'], problem['detail']]).toEqual([
    409,
    'export_not_ready',
    'The export has failed. Order it again.',
  ]);
});
