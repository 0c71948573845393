import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Nodes } from 'mdast';
import { expandRpcMethod } from '../../src/content/reference/rpc/expandRpcMethod';
import { requestOf, responseOf } from '../../src/content/reference/openrpc/examples';
import { formatMultiline } from '../../src/shared/json';
import { replaceKnownTokens } from '../../src/content/tokens/tokens';
import { projectRoot } from '../../tools/copyProject';
import { documentFile, readCurrentVersion, readDocument } from './rpcPages';

/** A code block as shown on a page. */
export interface Sample {
  /** For test messages: the file and line; if the sample is generated, also its method. */
  readonly place: string;
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  /** Whether the sample is a request that the node rejects as invalid. */
  readonly isRejected?: boolean;
}

function codesOf(node: Nodes): Code[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap(codesOf) : [];
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

/** Returns the samples of all methods, generated as on their pages. */
export function methodSamples(): Sample[] {
  const document = readDocument();
  const raw = readFileSync(join(projectRoot, documentFile), 'utf8');
  return document.methods.flatMap((method) => {
    const place = `${documentFile}:${lineOf(raw, `"name": "${method.name}"`)} ${method.name}`;
    const nodes = expandRpcMethod(document, method.name);
    const main = nodes.flatMap(codesOf);
    const clients = main.filter(({ lang }) => lang !== 'json');
    const sample = (lang: string, title: string, text: string): Sample => ({
      place,
      lang,
      title,
      text,
    });
    return [
      ...clients.map(({ lang, value }) => sample(lang ?? '', 'Request', value)),
      ...method.examples.flatMap((example, index): Sample[] => {
        const code = example['x-error']?.code;
        const at = index === 0 ? place : `${place} (${example.name})`;
        const request = formatMultiline(requestOf(method, example));
        return [
          {
            ...sample('json', 'Request', request),
            place: at,
            isRejected: code === -32602 || code === -32600,
          },
          { ...sample('json', 'Response', formatMultiline(responseOf(example))), place: at },
        ];
      }),
    ];
  });
}

/**
 * Returns the code blocks in the pages' source that name a language, with their tokens replaced.
 */
function writtenBlocks(): Sample[] {
  const { pages, library } = readCurrentVersion();
  return [...pages.values()].flatMap(({ source: { file, text } }) =>
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
  );
}

/** Returns the code blocks in the pages' source that are about JSON-RPC over HTTP. */
export function writtenSamples(): Sample[] {
  return writtenBlocks().filter(
    ({ text }) => text.includes('"jsonrpc"') && !text.includes('wscat'),
  );
}

/** Returns the written code blocks that use `@solana/kit`. */
export function kitSamples(): Sample[] {
  return writtenBlocks().filter(({ text }) => text.includes("from '@solana/kit'"));
}

/** Returns the body of a curl command after the shell has parsed it; undefined if it has none. */
export function curlBody(command: string): string | undefined {
  const body = /(?:--data|-d) '((?:[^']|'\\'')*)'/.exec(command)?.[1];
  return body?.replaceAll(String.raw`'\''`, "'");
}
