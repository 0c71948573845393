import { formatBody } from '../../../shared/json';
import type { SampleRequest } from '../../../shared/samples/apiCurl';

/** Defaults of rustfmt (`max_width`, `array_width`), in characters. */
const lineWidth = 100;
const listWidth = 60;

/** Parameter names may contain hyphens, but Rust identifiers may not. */
const identifier = (name: string): string => name.replaceAll(/\W+/g, '_');

const snakeCase = (name: string): string =>
  identifier(name).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function rustSignature({ operationId, pathValues, needsKey, answer }: SampleRequest): string {
  const names = [
    'api',
    'token',
    ...Object.keys(pathValues).map(identifier),
    ...(needsKey ? ['key'] : []),
  ];
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

/** Returns a Rust function that sends the request, with its imports, in the style of rustfmt. */
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
  const inRust = path.replaceAll(
    /\{([^{}]+)\}/g,
    (_whole, name: string) => `{${identifier(name)}}`,
  );
  const chain = [
    `.${method.toLowerCase()}(format!("{api}${inRust}"))`,
    ...rustQuery(query),
    '.bearer_auth(token)',
    ...(needsKey ? ['.header("Idempotency-Key", key)'] : []),
    ...(body === undefined ? [] : [`.json(&json!(${formatBody(body, '        ')}))`]),
    '.send()',
    '.await?',
    ...ends[answer],
  ];
  const returnLines = { json: [], file: ['    Ok(file.to_vec())'], nothing: ['    Ok(())'] };
  return [
    ...imports,
    '',
    rustSignature(request),
    answer === 'file' ? '    let file = client' : '    client',
    ...chain.map((call) => `        ${call}`),
    ...returnLines[answer],
    '}',
  ].join('\n');
}
