import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  answerOf,
  bashSample,
  jsonSample,
  requestOf,
  rustSample,
} from '../../src/content/reference/rpc/samples';
import { formatEnvelope } from '../../src/content/reference/json';
import { wrappedValue } from '../../src/content/reference/rpc/resultSection';
import { replaceKnownTokens } from '../../src/content/data/tokens';
import { documentFile, projectRoot, readCurrentVersion, readDocument } from './rpcPages';

/** A block of code as it stands on a page. */
export interface Sample {
  /** File, line and method, for the message of a test. */
  readonly place: string;
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  /** Whether it is a request whose parameters the node refuses. */
  readonly isRefused?: boolean;
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

/** The samples of all methods, made as their pages make them. */
export function methodSamples(): Sample[] {
  const document = readDocument();
  const raw = readFileSync(join(projectRoot, documentFile), 'utf8');
  return document.methods.flatMap((method) => {
    const place = `${documentFile}:${lineOf(raw, `"name": "${method.name}"`)} ${method.name}`;
    const endpoint = (method.servers ?? document.servers)[0]?.url ?? '';
    const isWrapped = wrappedValue(method.result.schema) !== undefined;
    return method.examples.flatMap((example, index): Sample[] => {
      const request = requestOf(method.name, example);
      const code = example['x-error']?.code;
      const sample = (lang: string, title: string, text: string): Sample => ({
        place: index === 0 ? place : `${place} (${example.name})`,
        lang,
        title,
        text,
        isRefused: title === 'Request' && (code === -32602 || code === -32600),
      });
      return [
        sample('json', 'Request', jsonSample(request)),
        ...(index === 0
          ? [
              sample('bash', 'Request', bashSample(endpoint, request)),
              sample('rust', 'Request', rustSample(endpoint, request, isWrapped)),
            ]
          : []),
        sample('json', 'Response', formatEnvelope(answerOf(example))),
      ];
    });
  });
}

/** The fences of all pages about JSON-RPC over HTTP, with tokens as readers see them. */
export function writtenSamples(): Sample[] {
  const { pages, library } = readCurrentVersion();
  return [...pages.values()]
    .flatMap(({ source: { file, text } }) =>
      [...text.matchAll(/^( *)```(\w+)(.*)\n([\s\S]*?)^\1```$/gm)].map((fence): Sample => {
        const [, indent = '', lang = '', meta = '', code = ''] = fence;
        return {
          place: `${file}:${text.slice(0, fence.index).split('\n').length}`,
          lang,
          title: /title="([^"]*)"/.exec(meta)?.[1] ?? '',
          text: replaceKnownTokens(
            code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
            library.tokens,
            'code',
          ),
        };
      }),
    )
    .filter(({ text }) => text.includes('"jsonrpc"') && !text.includes('wscat'));
}

/** The body of a curl command as the shell hands it over. */
export function curlBody(command: string): string | undefined {
  const body = /(?:--data|-d) '((?:[^']|'\\'')*)'/.exec(command)?.[1];
  return body?.replaceAll(String.raw`'\''`, "'");
}
