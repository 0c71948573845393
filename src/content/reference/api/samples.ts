import { formatEnvelope } from '../json';

/** The values for a request sample. */
export interface SampleRequest {
  readonly operationId: string;
  /** In upper case: `POST`. */
  readonly method: string;
  /** With parameters in braces: `/customers/{customer_id}`. */
  readonly path: string;
  /** Values of the path parameters. */
  readonly pathValues: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly needsKey: boolean;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The response body. */
  readonly answer: 'json' | 'file' | 'nothing';
}

/** Defaults of rustfmt (`max_width`, `array_width`), in characters. */
const lineWidth = 100;
const listWidth = 60;

/** Encodes a query value; colons stay, because they are legal there and easier to read. */
function queryValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':');
}

/** Returns path and query with example values. */
function filledPath({ path, pathValues, query }: SampleRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => pathValues[name] ?? whole);
  if (query.length === 0) return filled;
  return `${filled}?${query.map(([name, value]) => `${name}=${queryValue(value)}`).join('&')}`;
}

/** A curl command; single quotes in the body are escaped for the shell. */
export function bashSample(request: SampleRequest): string {
  const { method, needsKey, body, answer } = request;
  const isImplied = method === (body === undefined ? 'GET' : 'POST');
  const json = body && formatEnvelope(body, '  ').replaceAll("'", String.raw`'\''`);
  return [
    `curl --cert client.pem --key client.key${isImplied ? '' : ` --request ${method}`}`,
    '--header "Authorization: Bearer $TOKEN"',
    ...(needsKey ? ['--header "Idempotency-Key: $(uuidgen)"'] : []),
    ...(json === undefined ? [] : [`--json '${json}'`]),
    ...(answer === 'file' ? ['--output export.csv'] : []),
    `"$API${filledPath(request)}"`,
  ].join(' \\\n  ');
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The signature of a function, broken over several lines if too long. */
function rustSignature({ operationId, pathValues, needsKey, answer }: SampleRequest): string {
  const names = ['api', 'token', ...Object.keys(pathValues), ...(needsKey ? ['key'] : [])];
  const parameters = ['client: &Client', ...names.map((name) => `${name}: &str`)];
  const value = { json: 'Value', file: 'Vec<u8>', nothing: '()' }[answer];
  const start = `async fn ${snakeCase(operationId)}(`;
  const end = `) -> reqwest::Result<${value}> {`;
  const line = start + parameters.join(', ') + end;
  if (line.length <= lineWidth) return line;
  return [start, ...parameters.map((parameter) => `    ${parameter},`), end].join('\n');
}

function rustQuery(query: SampleRequest['query']): string[] {
  if (query.length === 0) return [];
  const pairs = query.map(([name, value]) => `(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
  const line = pairs.join(', ');
  if (line.length <= listWidth) return [`.query(&[${line}])`];
  return ['.query(&[', ...pairs.map((pair) => `    ${pair},`), '])'];
}

/** A Rust function that sends the request, formatted like rustfmt. */
export function rustSample(request: SampleRequest): string {
  const { method, path, query, needsKey, body, answer } = request;
  const types = [...(body === undefined ? [] : ['json']), ...(answer === 'json' ? ['Value'] : [])];
  const imports = [
    'use reqwest::Client;',
    ...(types.length > 1 ? [`use serde_json::{${types.join(', ')}};`] : []),
    ...(types.length === 1 ? [`use serde_json::${types.join('')};`] : []),
  ];
  const ends = {
    json: ['.error_for_status()?', '.json()', '.await'],
    file: ['.error_for_status()?', '.bytes()', '.await?;'],
    nothing: ['.error_for_status()?;'],
  };
  const chain = [
    `.${method.toLowerCase()}(format!("{api}${path}"))`,
    ...rustQuery(query),
    '.bearer_auth(token)',
    ...(needsKey ? ['.header("Idempotency-Key", key)'] : []),
    ...(body === undefined ? [] : [`.json(&json!(${formatEnvelope(body, '        ')}))`]),
    '.send()',
    '.await?',
    ...ends[answer],
  ];
  const returned = { json: [], file: ['    Ok(file.to_vec())'], nothing: ['    Ok(())'] };
  return [
    ...imports,
    '',
    rustSignature(request),
    answer === 'file' ? '    let file = client' : '    client',
    ...chain.map((call) => `        ${call}`),
    ...returned[answer],
    '}',
  ].join('\n');
}
