import { spawnSync } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import { parser as pythonParser } from '@lezer/python';
import { parser as rustParser } from '@lezer/rust';
import type { Method } from '../../src/content/reference/openrpc/types';
import type { Schema } from '../../src/content/reference/fields/schema';
import { readDocument } from './rpcPages';
import { createParamsValidator, createValidator } from './rpcSchemas';
import { curlBody, methodSamples, writtenSamples, type Sample } from './samples';

const document = readDocument();
const methods = new Map(
  document.methods.map((method) => [
    method.name,
    {
      params: createParamsValidator(method, withoutUnknownOptions),
      result: createValidator(method.result.schema),
    },
  ]),
);

/**
 * Returns a schema that rejects options that the method does not have; a node would ignore them.
 */
function withoutUnknownOptions(schema: Schema): Schema {
  if (schema.oneOf !== undefined)
    return { ...schema, oneOf: schema.oneOf.map(withoutUnknownOptions) };
  return schema.properties === undefined
    ? schema
    : ({ ...schema, additionalProperties: false } as Schema);
}

interface Message {
  readonly jsonrpc?: string;
  readonly id?: number;
  readonly method?: string;
  readonly params?: readonly unknown[];
  readonly result?: unknown;
  readonly error?: { readonly code: number };
}

function mistakesIn(message: Message, methodName: string): unknown[] {
  const method = methods.get(methodName);
  if (message.jsonrpc !== '2.0' || message.id === undefined || method === undefined)
    return ['envelope'];
  if (message.method !== undefined) {
    method.params(message.params ?? []);
    return method.params.errors ?? [];
  }
  if (message.error !== undefined) {
    const codes = Object.values(document.components.errors).map(({ code }) => code);
    return codes.includes(message.error.code) ? [] : ['error code'];
  }
  method.result(message.result);
  return method.result.errors ?? [];
}

const base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function base58Bytes(text: string): number[] {
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  let value = [...text].reduce(
    (sum, digit) => sum * 58n + BigInt(base58Alphabet.indexOf(digit)),
    0n,
  );
  const bytes: number[] = [];
  for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 255n));
  return [...Array<number>(zeros).fill(0), ...bytes];
}

/** Finds base58 strings about as long as keys and signatures. */
function longBase58Strings(value: unknown): string[] {
  if (typeof value === 'string') return /^[1-9A-HJ-NP-Za-km-z]{32,90}$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value)].flatMap(longBase58Strings);
}

const generatedSamples = methodSamples();
const samples = [...generatedSamples, ...writtenSamples()];
const inLang = (lang: string): Sample[] => samples.filter((sample) => sample.lang === lang);

/**
 * Returns a request's method; for other samples, the method of the preceding request in the file.
 */
function methodOf(sample: Sample): string {
  const file = (place: string) => place.split(':')[0];
  const before = samples.slice(0, samples.indexOf(sample) + 1).toReversed();
  const request = before.find(
    ({ place, text }) => file(place) === file(sample.place) && /"method":/.test(text),
  );
  return /"method": ?"(\w+)"/.exec(request?.text ?? '')?.[1] ?? '';
}

describe('JSON samples', () => {
  it.each(inLang('json').filter(({ isRejected }) => isRejected !== true))(
    '$place $title is valid against the schemas of its method',
    (sample) => {
      const message = JSON.parse(sample.text) as Message;
      expect(mistakesIn(message, methodOf(sample))).toEqual([]);
    },
  );

  it.each(inLang('json'))(
    '$place $title has 32 or 64 bytes in each long base58 value',
    ({ text }) => {
      const wrong = longBase58Strings(JSON.parse(text)).filter(
        (value) => ![32, 64].includes(base58Bytes(value).length),
      );
      expect(wrong).toEqual([]);
    },
  );
});

describe('bash samples', () => {
  it.each(inLang('bash'))('$place parses, and its body is a valid request', ({ text, place }) => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
    expect(`${status} ${stderr}`).toBe('0 ');
    const body = JSON.parse(curlBody(text) ?? '') as Message;
    expect(mistakesIn(body, body.method ?? '')).toEqual([]);
    const same = samples.find((other) => other.place === place && other.lang === 'json');
    if (same !== undefined) expect(body).toEqual(JSON.parse(same.text));
  });
});

describe.each([
  ['Rust', 'rust', rustParser],
  ['Python', 'python', pythonParser],
])('%s samples', (_, lang, parser) => {
  it.each(inLang(lang))('$place parses', ({ text }) => {
    const errors: string[] = [];
    parser.parse(text).iterate({
      enter: ({ type, from }) => {
        if (type.isError) errors.push(`line ${text.slice(0, from).split('\n').length}`);
      },
    });
    expect(errors).toEqual([]);
  });
});

type Example = Method['examples'][number];

describe('the transaction in the examples', () => {
  const example = (method: string) =>
    document.methods.find(({ name }) => name === method)?.examples[0] as Example;
  const transaction = Buffer.from(String(example('sendTransaction').params[0]?.value), 'base64');
  const signature = transaction.subarray(1, 65);
  const message = transaction.subarray(65);

  it('is signed by its first account', () => {
    const prefix = Buffer.from('302a300506032b6570032100', 'hex');
    const key = createPublicKey({
      key: Buffer.concat([prefix, message.subarray(4, 36)]),
      format: 'der',
      type: 'spki',
    });
    expect(verify(null, message, key, signature)).toBe(true);
  });

  it('is also simulated, and has the signature that sendTransaction returns and getTransaction looks up', () => {
    const value = example('sendTransaction').result?.value;
    expect(base58Bytes(String(value))).toEqual([...signature]);
    expect(example('getTransaction').params[0]?.value).toBe(value);
    expect(example('simulateTransaction').params[0]?.value).toBe(transaction.toString('base64'));
  });

  it('is the one whose message is sent to getFeeForMessage', () => {
    expect(example('getFeeForMessage').params[0]?.value).toBe(message.toString('base64'));
  });
});

describe('Python samples', () => {
  it.each(inLang('python'))(
    '$place sends the same request as the curl command',
    ({ place, text }) => {
      const words: Readonly<Record<string, string>> = {
        True: 'true',
        False: 'false',
        None: 'null',
      };
      const body = /^request = (\{[^]*?\n\})$/m.exec(text)?.[1] ?? '';
      const json = body.replaceAll(
        /"[^"]*"|\b(?:True|False|None)\b/g,
        (part) => words[part] ?? part,
      );
      const curl = samples.find((other) => other.place === place && other.lang === 'bash');
      expect(JSON.parse(json)).toEqual(JSON.parse(curlBody(curl?.text ?? '') ?? ''));
    },
  );
});

describe('the samples of', () => {
  it.each(document.methods)(
    '$name are in all languages, or only in bash if the method was removed, and call the sandbox',
    (method) => {
      const own = generatedSamples.filter(({ place }) => place.endsWith(` ${method.name}`));
      const clientSamples = own.filter(({ lang }) => lang !== 'json');
      const languages = ['bash', 'typescript', 'rust', 'python'];
      expect(clientSamples.map(({ lang }) => lang)).toEqual(
        method['x-tier'] === 'removed' ? ['bash'] : languages,
      );
      for (const { text } of clientSamples) expect(text).toContain(document.servers[0]?.url);
    },
  );
});
