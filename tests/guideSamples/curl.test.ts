import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, type RunningServer } from '../../tools/serve/startServer';
import { runCurl } from './curl';

let server: RunningServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curl-'));
  writeFileSync(join(folder, 'client.pem'), 'pem');
  writeFileSync(join(folder, 'client.key'), 'key');
  server = await listen((message, response) => {
    const { method, url, headers } = message;
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      const { 'content-type': type, 'client-cert': certificate, authorization } = headers;
      const body = Buffer.concat(chunks).toString();
      response.statusCode = url === '/missing' ? 404 : 200;
      response.end(JSON.stringify({ method, url, type, certificate, authorization, body }));
    });
  }, 0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const curl = (...words: string[]) =>
  runCurl(words, new Map([['https://api.example', server.origin]]), folder);

describe('the stand-in for curl', () => {
  it.each<[string, string[], object]>([
    [
      'sends a GET request',
      ['https://api.example/a?b=c'],
      { method: 'GET', url: '/a?b=c', body: '' },
    ],
    [
      'posts JSON',
      ['--silent', '--json', '{"a":1}', 'https://api.example/a'],
      { method: 'POST', type: 'application/json', body: '{"a":1}' },
    ],
    [
      'posts a form',
      ['https://api.example/a', '--data', 'a=b', '--data-urlencode', 'c=d e'],
      { type: 'application/x-www-form-urlencoded', body: 'a=b&c=d%20e' },
    ],
    [
      'sends headers and a method',
      ['--request', 'DELETE', '--header', 'Authorization: Bearer x', 'https://api.example/a'],
      { method: 'DELETE', authorization: 'Bearer x' },
    ],
    [
      'sends the certificate',
      ['--cert', 'client.pem', '--key', 'client.key', 'https://api.example/a'],
      { certificate: ':cGVt:' },
    ],
  ])('%s', async (_name, words, expected) => {
    const { code, output } = await curl(...words);
    expect([code, JSON.parse(output)]).toEqual([0, expect.objectContaining(expected)]);
  });

  it('writes a file instead of printing', async () => {
    expect(await curl('--output', 'a.json', 'https://api.example/a')).toMatchObject({ output: '' });
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toContain('"method":"GET"');
  });

  it.each<[string, string[], number, string]>([
    ['an unknown option', ['--retry', '3'], 2, 'unknown option --retry'],
    ['a short option', ['-s', 'https://api.example/a'], 2, 'unknown option -s'],
    ['data from a file', ['--data', '@a', 'https://api.example/a'], 2, 'not supported'],
    ['an unknown host', ['https://other.example/a'], 6, 'could not resolve host other.example'],
    ['a missing certificate', ['--cert', 'x.pem', 'https://api.example/a'], 58, 'x.pem'],
    ['a failed request with --fail', ['--fail', 'https://api.example/missing'], 22, '404'],
  ])('fails for %s', async (_name, words, code, message) => {
    const result = await curl(...words);
    expect(result.code).toBe(code);
    expect(result.error).toContain(message);
  });
});
