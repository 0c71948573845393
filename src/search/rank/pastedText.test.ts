import { testCollection, type TestPage } from '../index/testIndex';
import { SiteIndex } from './siteIndex';

const operation = (path: string, verb: string) =>
  `scope x openapi.json #/paths/${path.replaceAll('/', '~1')}/${verb}`;

const codes = [
  'order_unknown · 404 · No such order',
  'order_closed · 409 · It is closed',
  'stock_too_low · 409 · Nothing is left',
  'size_invalid · 422 · Not a size',
  'body_malformed · 400 · Not JSON',
  'token_expired · 401 · Too old',
  'scope_missing · 403 · Not allowed',
  'key_missing · 400 · No key',
  'rate_exceeded · 429 · Too fast',
  'service_down · 503 · Later',
];

const pages: readonly TestPage[] = [
  { title: 'Home of it all', path: '/', text: 'Shops and orders.' },
  { title: 'Y', path: '/y', text: 'Who we are.' },
  { title: 'Returns of goods', path: '/shop/returns', sections: { Deadlines: 'Two weeks.' } },
  { title: 'Orders', path: '/shop/orders', formerPaths: ['/store/old_orders'] },
  {
    title: 'Order endpoints',
    path: '/orders',
    sections: {
      'List orders': `All. ${operation('/v-orders', 'get')} `,
      'Add an order': `One. ${operation('/v-orders', 'post')} `,
      'One order': `It. ${operation('/v-orders/{order_id}', 'get')} `,
    },
  },
  { title: 'Problems', path: '/problems', sections: { Codes: `${codes.join(' · ')} end` } },
  {
    title: 'Node errors',
    path: '/node/errors',
    sections: {
      '-41001': 'DISK_FULL: No room. Message: Disk is full at <path> · Cause: Too much.',
      '-41002': 'PEER_GONE: It left. Message: Peer has gone away · Cause: A restart.',
    },
  },
  { title: 'readOrder', path: '/node/readOrder', keywords: ['orderRead'], text: 'Reads.' },
  { title: 'readOrderBook', path: '/node/readOrderBook', text: 'disk peer full, readOrder' },
  { title: 'getStock', path: '/node/getStock', text: 'Counts.' },
  { title: 'Alarms', path: '/alarms', keywords: ['peerHasGone'] },
  { title: 'orderSubscribe', path: '/node/orderSubscribe', keywords: ['orderNotification'] },
];

const site = new SiteIndex([testCollection(pages)]);

function first(query: string): string {
  const hit = site.store[site.search(query)[0] ?? -1];
  return hit === undefined ? '' : hit.path + hit.hash;
}

const filler = 'we have run this since the summer without any trouble at all and now every morning';

describe('the first result is', () => {
  it.each<[string, string, string]>([
    ['a path', '/shop/returns', '/shop/returns'],
    ['a path without its slash', 'shop/returns', '/shop/returns'],
    ['a path with a closing slash', '/shop/returns/', '/shop/returns'],
    ['the name of a file', '/shop/returns.html', '/shop/returns'],
    ['the name of an index file', '/shop/returns/index.html', '/shop/returns'],
    ['the address of a Markdown file', 'https://a.example/shop/returns.md', '/shop/returns'],
    ['a URL', 'https://docs.a.example/shop/returns', '/shop/returns'],
    ['a URL in capitals', 'HTTPS://DOCS.A.EXAMPLE/SHOP/RETURNS', '/shop/returns'],
    ['a host without its scheme', 'docs.a.example/shop/returns', '/shop/returns'],
    ['an address on localhost', 'localhost:8000/shop/returns', '/shop/returns'],
    ['an address with an IP host', 'http://127.0.0.1:9000/shop/returns', '/shop/returns'],
    ['an address with a prefix', 'https://a.example/docs/new/shop/returns', '/shop/returns'],
    ['an address with a version', 'https://a.example/1.0/shop/returns', '/shop/returns'],
    [
      'an address with a query string',
      'https://a.example/shop/returns?utm=x&_highlight=y',
      '/shop/returns',
    ],
    [
      'an address with a hash',
      'https://a.example/shop/returns#Deadlines',
      '/shop/returns#Deadlines',
    ],
    [
      'an address with a query string and a hash',
      '/shop/returns/?a=b#Deadlines',
      '/shop/returns#Deadlines',
    ],
    ['an address with a hash that no longer exists', '/shop/returns#gone', '/shop/returns'],
    ['a link in Markdown', '[here](https://a.example/shop/returns)', '/shop/returns'],
    ['an address in a sentence', 'See https://a.example/shop/returns.', '/shop/returns'],
    ['an address in angle brackets', '<https://a.example/shop/returns>', '/shop/returns'],
    ['an encoded address', 'https://a.example/%73hop/returns', '/shop/returns'],
    [
      'an address in the query string of a sign-in page',
      'https://b.example/in?next=https%3A%2F%2Fa.example%2Fy',
      '/y',
    ],
    ['the name of a source file', 'content/new/y.mdx', '/y'],
    ['a short address', 'https://a.example/y', '/y'],
    ['the home page', 'https://a.example/', '/'],
    ['an old address', 'https://a.example/store/old_orders', '/shop/orders'],
    ['a path of both a page and an operation', '/orders', '/orders'],
  ])('the page for %s: %s', (_name, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ['a line of HTTP', 'POST /v1/v-orders HTTP/1.1', '/orders#Add an order'],
    [
      'a curl command',
      "curl -s https://api.a.example/v1/v-orders -H 'A: b'",
      '/orders#List orders',
    ],
    [
      'a curl command with a body',
      `curl --json '{"a":1}' https://api.a.example/v-orders`,
      '/orders#Add an order',
    ],
    ['a request with an id', 'GET https://api.a.example/v1/v-orders/o_123', '/orders#One order'],
    ['a path template', '/v-orders/{order_id}', '/orders#One order'],
    ['curl -XPOST', "curl -sXPOST 'https://api.a.example/v-orders'", '/orders#Add an order'],
    ['curl -d@', 'curl -d@order.json https://api.a.example/v-orders', '/orders#Add an order'],
    ['curl -sd', `curl -sd '{"a":1}' api.a.example/v-orders`, '/orders#Add an order'],
    ['curl -F', 'curl -F file=@a.csv https://api.a.example/v-orders', '/orders#Add an order'],
    ['curl -G', 'curl -G https://api.a.example/v-orders -d limit=10', '/orders#List orders'],
    ['a path with a placeholder', 'GET /v-orders/<order_id>', '/orders#One order'],
    ['Go code', 'http.NewRequest(http.MethodPost, base+"/v-orders", body)', '/orders#Add an order'],
    ['C# code', 'await http.PostAsJsonAsync("/v1/v-orders", order);', '/orders#Add an order'],
    [
      'a call of fetch',
      'await fetch(`${base}/v-orders`, { method: "POST", body })',
      '/orders#Add an order',
    ],
    ['Python code', 'requests.post(f"{BASE}/v-orders", json=order)', '/orders#Add an order'],
  ])('the operation named by %s', (_name, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it.each<[string, string]>([
    [
      'a curl command',
      `curl https://rpc.a.example -X POST -H "Content-Type: application/json" -d '{"jsonrpc":"2.0","id":1,"method":"readOrder","params":["9x"]}'`,
    ],
    ['a JSON-RPC body', '{ "jsonrpc": "2.0", "id": 1, "method": "readOrder" }'],
    ['TypeScript code', 'const order = await connection.readOrder(key, { a: "b" });'],
    ['code that uses the kit', 'const { value } = await rpc.readOrder(address("x"), {}).send();'],
    ['Python code', 'order = client.read_order(Key.from_string("x"))'],
    ['Rust code', 'let order = client.read_order(&key).await?;'],
    ['an enumeration in Rust', 'client.send(RpcRequest::ReadOrder, json!([]))?;'],
    ['C# code', 'var order = await client.ReadOrderAsync("x", Commitment.Final);'],
    ['a longer name', 'client.read_order_with_commitment(&key, level)'],
    ['a sentence', `${filler} readOrder answers nothing, why is that?`],
    ['a log line', '2026-03-01T10:00:00.1Z WARN [rpc] readOrder failed after 3 retries'],
    ['a keyword', 'events.orderRead(order)'],
    ['a call with other names', 'shop.orderRead({ orderNotification, oldOrder })'],
    ['the hash of an address on another site', 'https://b.example/docs/api.html#readorder'],
    ['the last segment of an address on another site', 'https://b.example/docs/rpc/readorder'],
  ])('the method named by %s', (_name, query) => {
    expect(first(query)).toBe('/node/readOrder');
  });

  it.each<[string, string, string]>([
    ['a name that clients shorten', 'let stock = client.stock()?;', '/node/getStock'],
    ['the beginning of one name', 'client.read_order_b(&key)', '/node/readOrderBook'],
    [
      'a subscription',
      'for await (const n of sub.orderNotifications(x)) {',
      '/node/orderSubscribe',
    ],
    ['a listener in JavaScript', 'const id = shop.onOrder(callback);', '/node/orderSubscribe'],
    ['a listener for changes', 'shop.onOrderChange(key, callback)', '/node/orderSubscribe'],
    ['a call for a parsed answer', 'await shop.getParsedStock(key)', '/node/getStock'],
    ['a name with which a message begins', 'peerHasGone', '/alarms'],
    ['an error code of a node', `${filler} RpcError: code -41002`, '/node/errors#-41002'],
    ['a code in JSON', '{"error":{"code":-41001,"message":"x"}}', '/node/errors#-41001'],
    ['the name of a code', 'PEER_GONE', '/node/errors#-41002'],
    ['a message', 'Peer has gone away.', '/node/errors#-41002'],
    ['a constant', 'SHOP_ERROR__HTTP__STOCK_TOO_LOW', '/problems#Codes'],
    [
      'a message in an exception',
      'NodeError: cannot send: Peer has gone away',
      '/node/errors#-41002',
    ],
    ['a message with its value', 'failed: Disk is full at /dev/sda1', '/node/errors#-41001'],
    ['the class of an error', 'except StockTooLowError:', '/problems#Codes'],
    ['an error code', 'stock_too_low', '/problems#Codes'],
    ['an error code in JSON', '{"status":409,"code":"stock_too_low"}', '/problems#Codes'],
  ])('the page for %s: %s', (_name, query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it.each([
    'HTTP/1.1 503 Service Unavailable',
    'HTTP 409',
    '403 Forbidden',
    'request failed with status code 422',
    'HTTP/2 404',
    'curl: (22) The requested URL returned error: 401',
    'requests.exceptions.HTTPError: 429 Client Error for url: https://b.example/a',
  ])('the page of error codes for the status in "%s"', (query) => {
    expect(first(query)).toMatch(/^\/problems/);
  });
});

it.each(['and/or', 'TCP/IP', 'rpc.a.example', '1/2'])('%s is not read as an address', (query) => {
  expect(['/', '/y']).not.toContain(first(query));
});
