import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandResult } from './shell';

/** A curl call made by the samples, and its response. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly body: string | undefined;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface CurlResult extends CommandResult {
  readonly exchange?: Exchange;
}

interface Options {
  url: string;
  method: string | undefined;
  readonly headers: [string, string][];
  readonly form: string[];
  json: string | undefined;
  output: string | undefined;
  certificate: string | undefined;
  key: string | undefined;
  failsOnError: boolean;
}

class CurlError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(`stand-in for curl: ${message}`);
  }
}

function encodePair(pair: string): string {
  const at = pair.indexOf('=');
  if (at < 1) throw new CurlError(2, `--data-urlencode needs name=value: ${pair}`);
  return `${pair.slice(0, at)}=${encodeURIComponent(pair.slice(at + 1))}`;
}

const valueOptions: Readonly<Record<string, (options: Options, value: string) => void>> = {
  '--cert': (options, value) => (options.certificate = value),
  '--key': (options, value) => (options.key = value),
  '--request': (options, value) => (options.method = value),
  '--output': (options, value) => (options.output = value),
  '--json': (options, value) => (options.json = value),
  '--data': (options, value) => options.form.push(value),
  '--data-urlencode': (options, value) => options.form.push(encodePair(value)),
  '--header': (options, value) => {
    const [, name, text] = /^([\w-]+):\s*(.*)$/.exec(value) ?? [];
    if (name === undefined || text === undefined) throw new CurlError(2, `invalid header ${value}`);
    options.headers.push([name, text]);
  },
};

const flagOptions: Readonly<Record<string, (options: Options) => void>> = {
  '--silent': () => undefined,
  '--show-error': () => undefined,
  '--fail': (options) => (options.failsOnError = true),
};

function readOptions(words: readonly string[]): Options {
  const options: Options = {
    url: '',
    method: undefined,
    headers: [],
    form: [],
    json: undefined,
    output: undefined,
    certificate: undefined,
    key: undefined,
    failsOnError: false,
  };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!word.startsWith('-')) {
      if (options.url !== '')
        throw new CurlError(3, `more than one address: ${options.url} and ${word}`);
      options.url = word;
      continue;
    }
    const value = words[index + 1];
    if (Object.hasOwn(flagOptions, word)) flagOptions[word]?.(options);
    else if (!Object.hasOwn(valueOptions, word)) {
      throw new CurlError(2, `unknown option ${word}; add it to tests/guideSamples/curl.ts`);
    } else if (value === undefined) throw new CurlError(2, `${word} needs a value`);
    else {
      valueOptions[word]?.(options, value);
      index += 1;
    }
  }
  if (/^@/.test(options.json ?? '') || options.form.some((data) => data.startsWith('@'))) {
    throw new CurlError(2, 'data from a file (@) is not supported');
  }
  return options;
}

/**
 * Returns the header in which a proxy that terminates TLS passes on the client certificate (RFC
 * 9440).
 */
function certificateHeader({ certificate, key }: Options, folder: string): [string, string][] {
  if (certificate === undefined && key === undefined) return [];
  for (const file of [certificate, key]) {
    if (file === undefined || !existsSync(resolve(folder, file))) {
      throw new CurlError(58, `--cert or --key has no file: ${String(file)}`);
    }
  }
  const text = readFileSync(resolve(folder, certificate ?? ''));
  return [['Client-Cert', `:${text.toString('base64')}:`]];
}

/**
 * Replaces curl, which not every machine has. Supports the options that the samples use, and fails
 * with a message on any other. Like `curl --connect-to`, sends the calls to a local server.
 *
 * @param words the arguments
 * @param hosts the local origin to call for each origin that the samples call
 * @param folder the working directory
 */
export async function runCurl(
  words: readonly string[],
  hosts: ReadonlyMap<string, string>,
  folder: string,
): Promise<CurlResult> {
  try {
    const options = readOptions(words);
    const url = new URL(options.url);
    const origin = hosts.get(url.origin);
    if (origin === undefined) throw new CurlError(6, `could not resolve host ${url.host}`);
    const headers = new Headers([...certificateHeader(options, folder), ...options.headers]);
    const body = options.json ?? (options.form.length > 0 ? options.form.join('&') : undefined);
    if (options.json !== undefined) {
      if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
      if (!headers.has('Accept')) headers.set('Accept', 'application/json');
    } else if (body !== undefined) {
      headers.set('Content-Type', 'application/x-www-form-urlencoded');
    }
    const method = options.method ?? (body === undefined ? 'GET' : 'POST');
    const response = await fetch(`${origin}${url.pathname}${url.search}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    const { status } = response;
    const exchange = { method, url: url.href, body, status, headers: response.headers, text };
    if (options.failsOnError && status >= 400) {
      return { code: 22, output: '', error: `the status was ${status}: ${text}\n`, exchange };
    }
    if (options.output === undefined) return { code: 0, output: text, error: '', exchange };
    writeFileSync(resolve(folder, options.output), text);
    return { code: 0, output: '', error: '', exchange };
  } catch (error) {
    if (error instanceof CurlError) {
      return { code: error.code, output: '', error: `${error.message}\n` };
    }
    const message = error instanceof Error ? error.message : String(error);
    return { code: 7, output: '', error: `stand-in for curl: ${message}\n` };
  }
}
