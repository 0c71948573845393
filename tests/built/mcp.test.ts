import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { absoluteUrl } from '../../src/site/addresses';
import { projectRoot } from '../../tools/copyProject';
import { routes, rpcPath } from '../routes';

const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  const command = { command: 'npm', args: ['run', '--silent', 'mcp'], cwd: projectRoot };
  await client.connect(new StdioClientTransport(command));
}, 60_000);

afterAll(() => client.close());

/** Calls a tool; returns the text of its response and whether it reports an error. */
async function call(name: string, args: Record<string, unknown> = {}): Promise<[string, boolean]> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return [first?.text ?? '', isError === true];
}

test('the server has five tools, all read-only', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'get_api_operation',
    'get_rpc_method',
    'list_pages',
    'read_page',
    'search',
  ]);
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
});

test('list_pages lists every page once, or only those of a category', async () => {
  const [all] = await call('list_pages');
  const paths = [...all.matchAll(/^- (\S+) \(/gm)].map(([, path]) => path);
  expect(paths.sort()).toEqual(routes().filter((path) => path !== '/search'));
  const [rpc] = await call('list_pages', { category: 'rpc methods' });
  expect(rpc).toContain(`- ${rpcPath}/getBalance (getBalance): `);
  expect(rpc).not.toContain('- /regions ');
});

test('search returns as many results as requested, the best first, or says that there are none', async () => {
  const [found] = await call('search', { query: 'getBalance', limit: 3 });
  const [first] = found.split('\n- ');
  expect(first).toContain(`- getBalance\n  ${absoluteUrl(`${rpcPath}/getBalance`)}`);
  expect(found.match(/^- /gm)).toHaveLength(3);
  expect(await call('search', { query: 'xyzzyplugh' })).toEqual(['Nothing found.', false]);
});

test.each(['/api', 'api.md', absoluteUrl('/api'), `${absoluteUrl('/api')}#conventions`])(
  'read_page returns the page %s',
  async (path) => {
    const [page, failed] = await call('read_page', { path });
    expect([page.startsWith('# '), page.includes('\n## '), failed]).toEqual([true, true, false]);
  },
);

test('read_page and get_rpc_method suggest a name for a misspelled one', async () => {
  expect(await call('read_page', { path: '/regoins' })).toEqual([
    'There is no page /regoins. Did you mean "/regions"?',
    true,
  ]);
  const [advice, failed] = await call('get_rpc_method', { name: 'getBalence' });
  expect([advice.includes('Did you mean "getBalance"?'), failed]).toEqual([true, true]);
});

interface Answer {
  readonly definition: { readonly name?: string; readonly operationId?: string };
  readonly references: Record<string, unknown>;
}

/** Returns the targets of `$ref` that are missing from the references of a response. */
function danglingReferences(text: string): string[] {
  const { references } = JSON.parse(text) as Answer;
  const targets = [...text.matchAll(/"\$ref":\s*"([^"]+)"/g)].map(([, target = '']) => target);
  return targets.filter((target) => !(target in references));
}

test('get_rpc_method returns a method or subscription, with its schemas and exact numbers', async () => {
  const [text] = await call('get_rpc_method', { name: 'getAccountInfo' });
  expect((JSON.parse(text) as Answer).definition.name).toBe('getAccountInfo');
  expect(text).toContain('"$ref"');
  expect(danglingReferences(text)).toEqual([]);
  expect(text).toContain('18446744073709551615');
  const [subscription] = await call('get_rpc_method', { name: 'accountSubscribe' });
  expect((JSON.parse(subscription) as Answer).definition.name).toBe('accountSubscribe');
  expect(subscription).toContain('"$ref": "openrpc.json#/');
  expect(danglingReferences(subscription)).toEqual([]);
});

test('get_api_operation finds an operation by its id, or by method and path', async () => {
  const [text] = await call('get_api_operation', { name: 'addCustomer' });
  expect((JSON.parse(text) as Answer).definition.operationId).toBe('addCustomer');
  expect(danglingReferences(text)).toEqual([]);
  expect(await call('get_api_operation', { name: 'POST /customers' })).toEqual([text, false]);
});
