import { addressProblem, isLoopback, localNode } from './address';
import { failureAdvice, readRpcAnswer, type Failure } from './advice';
import { problemAdvice } from './problemAdvice';

const environments = ['https://rpc.example'];

it.each([localNode, 'http://localhost:9000/path', 'https://rpc.example/'])(
  'accepts the address "%s"',
  (address) => {
    expect(addressProblem(address, environments)).toBeUndefined();
  },
);

it.each([
  ['http://[::1]:8899', 'Write localhost instead of [::1].'],
  ['', `Enter an address such as ${localNode}.`],
  ['127.0.0.1', `Enter an address such as ${localNode}.`],
  [
    'ws://127.0.0.1:8900',
    `Calls go over HTTP. Enter the address of the RPC port, such as ${localNode}.`,
  ],
  ['ftp://localhost', 'Start with http:// or https://.'],
  ['http://me:secret@localhost', 'Remove the user name and password.'],
])('for the address "%s", says: %s', (address, problem) => {
  expect(addressProblem(address, environments)).toBe(problem);
});

it('says how to reach a node on another computer', () => {
  expect(addressProblem('http://192.168.0.7:9000', environments)).toMatch(
    /ssh -L 8899:127\.0\.0\.1:9000 192\.168\.0\.7$/,
  );
  expect(addressProblem('http://node.internal', environments)).toMatch(
    /ssh -L 8899:127\.0\.0\.1:8899 node\.internal$/,
  );
  expect(isLoopback('http://192.168.0.7')).toBe(false);
});

const attempt = { address: localNode, isLocal: true, isSecurePage: true, seconds: 30 };

it.each<[Failure, boolean, string, RegExp]>([
  ['unreachable', true, 'No node answers at 127.0.0.1:8899', /Start the node.*Safari/],
  ['unreachable', false, '127.0.0.1:8899 cannot be reached', /My node/],
  ['not shared', true, 'The browser blocked the answer', /CORS/],
  ['mixed content', false, 'The browser blocked the call', /https/],
  ['no permission', true, 'The browser does not let this page reach your computer', /Allow/],
  ['policy', true, 'The page’s security policy blocked the call', /environment/],
  ['timeout', true, 'No answer within 30 seconds', /log/],
  ['cut off', true, 'The answer was cut off', /connection broke/],
  ['cancelled', true, 'Cancelled', /still be working/],
])('says what to do about the failure "%s" (local: %s)', (failure, isLocal, title, step) => {
  const advice = failureAdvice(failure, { ...attempt, isLocal });
  expect(advice.title).toBe(title);
  expect(advice.steps.join(' ')).toMatch(step);
});

const fixes = { '-32602': 'Correct the parameters.' };
const error = (code: number) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message: 'No' } });

it.each<[string, number, string, string, RegExp]>([
  ['a web page', 200, '<!DOCTYPE html><p>x', 'The answer is a web page, not JSON', /port/],
  ['a web page from a proxy', 502, '<html>', 'The answer is a web page, not JSON', /proxy/],
  ['other text', 200, 'ok', 'The answer is not JSON', /cut off/],
  ['an empty answer', 429, '', 'The answer is empty', /Too many calls/],
  ['a known error', 200, error(-32602), 'Error -32602: No', /Correct the parameters/],
  ['an unknown error', 200, error(-1), 'Error -1: No', /does not list/],
  ['an error without a message', 200, '{"error":{"code":-1}}', 'Error -1', /does not list/],
  [
    'an error without a code',
    502,
    '{"error":{"message":"No"}}',
    'The server answered with status 502',
    /proxy/,
  ],
  [
    'an error that is not an object',
    200,
    '{"error":null}',
    'The answer is JSON, but not from a node',
    /port/,
  ],
  ['a known status', 503, '{}', 'The server answered with status 503', /not ready/],
  ['an unknown status', 418, '{}', 'The server answered with status 418', /log/],
  [
    'JSON that is not from a node',
    200,
    '{"a":1}',
    'The answer is JSON, but not from a node',
    /port/,
  ],
])('says what to do about %s', (_, status, text, title, step) => {
  const { advice, result } = readRpcAnswer({ status, text, contentType: '' }, fixes);
  expect(advice?.title).toBe(title);
  expect(advice?.steps.join(' ')).toMatch(step);
  expect(result).toBeUndefined();
});

it('links a known error to its entry in the reference', () => {
  const { advice } = readRpcAnswer({ status: 200, text: error(-32602), contentType: '' }, fixes);
  expect(advice?.link?.to).toBe('/validators/network-documentation/errors#error-32602');
});

it.each([
  ['{"result":1}', 1],
  ['{"result":null}', null],
])('returns the result of the answer %s', (text, value) => {
  const reading = readRpcAnswer({ status: 200, text, contentType: '' }, fixes);
  expect(reading).toEqual({ result: { value } });
});

const codes = [
  { code: 'invalid_request', title: 'Cannot be read', do: 'Correct it' },
  { code: 'not_found', title: 'Not found', do: 'Check the id' },
  { code: 'region_not_open', title: 'Region not open' },
];

it.each<[string, string, object | undefined]>([
  [
    'the fields at fault',
    JSON.stringify({ code: 'invalid_request', errors: [{ field: 'a', message: 'Is missing' }] }),
    { title: 'invalid_request: Cannot be read', steps: ['`a`: Is missing', 'Correct it.'] },
  ],
  [
    'the detail',
    JSON.stringify({ code: 'invalid_request', detail: 'Not so.' }),
    { steps: ['Not so.', 'Correct it.'] },
  ],
  [
    'the step that an empty sandbox needs',
    JSON.stringify({ code: 'not_found', detail: 'No customer.' }),
    { steps: ['No customer.', expect.stringMatching(/run it first/), 'Check the id.'] },
  ],
  [
    'the link for its code',
    JSON.stringify({ code: 'region_not_open' }),
    { link: { to: '/regions', text: 'Region coverage' } },
  ],
  ['no advice for an unknown code', '{"code":"other"}', undefined],
  ['no advice if the text is not JSON', 'text', undefined],
])('for an error response, gives %s', (_, text, expected) => {
  const advice = problemAdvice(text, codes);
  if (expected === undefined) expect(advice).toBeUndefined();
  else expect(advice).toMatchObject(expected);
});
