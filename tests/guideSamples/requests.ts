import type { Block, Guide } from './readGuides';

interface WrittenRequest {
  readonly method: string;
  /** The path below the base URL; `{…}` matches any segment. */
  readonly path: string;
  /**
   * Parameter values by name. A value is undefined if it is a variable; so is the whole query if a
   * single variable holds it.
   */
  readonly query: Readonly<Record<string, string | undefined>> | undefined;
  readonly body: unknown;
}

function readBash(text: string): WrittenRequest | undefined {
  const [, path, query = ''] = /"\$API(\/[^"?]*)(?:\?([^"]*))?"/.exec(text) ?? [];
  if (path === undefined) return undefined;
  const body = /--json '([^']*)'/.exec(text)?.[1];
  return {
    method: /--request (\w+)/.exec(text)?.[1] ?? (body === undefined ? 'GET' : 'POST'),
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    body: body === undefined ? undefined : JSON.parse(body),
  };
}

function textInBrackets(text: string, open: number): string {
  let depth = 0;
  let isQuoted = false;
  for (let index = open; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '"' && text.charAt(index - 1) !== '\\') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return text.slice(open + 1, index);
  }
  throw new Error('A bracket is not closed.');
}

/** Reads a request made with reqwest; returns undefined for other code. */
function readRust(text: string): WrittenRequest | undefined {
  const call = /\.(get|post|patch|delete)\(format!\("\{api\}([^"]*)"\)\)/.exec(text);
  if (call === null) return undefined;
  const [, method = '', path = ''] = call;
  const json = text.indexOf('json!(');
  const query = text.indexOf('.query(');
  const parameters = query === -1 ? '&[]' : textInBrackets(text, query + '.query'.length);
  const pairs = [...parameters.matchAll(/\("(\w+)", (?:"([^"]*)"|[^)]+)\)/g)];
  return {
    method: method.toUpperCase(),
    path,
    query: parameters.startsWith('&[')
      ? Object.fromEntries(pairs.map(([, name = '', value]) => [name, value]))
      : undefined,
    body: json === -1 ? undefined : JSON.parse(textInBrackets(text, json + 'json!'.length)),
  };
}

const isSamePath = (written: string, path: string) => {
  const parts = path.split('/');
  const other = written.split('/');
  return (
    parts.length === other.length &&
    other.every((part, index) => part === parts[index] || /^\{\w+\}$/.test(part))
  );
};

function requestDifferences(bash: WrittenRequest, other: WrittenRequest): string[] {
  return [
    ...(bash.method === other.method ? [] : [`method ${other.method}`]),
    ...(isSamePath(other.path, bash.path) ? [] : [`path ${other.path}`]),
    ...parameterDifferences(bash.query, other.query),
    ...bodyDifferences(bash.body, other.body),
  ];
}

function parameterDifferences(
  bash: WrittenRequest['query'] = {},
  other: WrittenRequest['query'] = bash,
): string[] {
  const wrong = Object.entries(other).filter(
    ([name, value]) => !Object.hasOwn(bash, name) || (value ?? bash[name]) !== bash[name],
  );
  const missing = Object.keys(bash).filter((name) => !Object.hasOwn(other, name));
  return [
    ...wrong.map(([name, value]) => `${name}=${String(value)}`),
    ...missing.map((name) => `lacks ${name}`),
  ];
}

const bodyDifferences = (bash: unknown, other: unknown) =>
  JSON.stringify(bash) === JSON.stringify(other) ? [] : [`body ${JSON.stringify(other)}`];

function problemsOf(block: Block, bash: WrittenRequest): string[] {
  if (block.lang === 'json') {
    return block.title === 'Request' ? bodyDifferences(bash.body, JSON.parse(block.text)) : [];
  }
  const written = block.lang === 'rust' ? readRust(block.text) : undefined;
  return written === undefined ? [] : requestDifferences(bash, written);
}

/**
 * Compares each request in a group of tabs with the bash request of the group. Rust must have the
 * same method, path, parameters and body; JSON must be the same body.
 */
export function compareRequests({ file, blocks }: Guide): {
  compared: number;
  problems: string[];
} {
  let compared = 0;
  const problems = blocks.flatMap((block) => {
    if (block.tabs === undefined || block.lang === 'bash') return [];
    const first = blocks.find(({ tabs, lang }) => tabs === block.tabs && lang === 'bash');
    const bash = first === undefined ? undefined : readBash(first.text);
    if (bash === undefined) return [];
    compared += 1;
    return problemsOf(block, bash).map(
      (problem) => `${file}:${block.line} ${block.lang} ${problem}`,
    );
  });
  return { compared, problems };
}
