import { formatEnvelope } from '../json';
import type { Example } from './document';

/** The JSON-RPC request of an example. */
export function requestOf(method: string, { params }: Example): Record<string, unknown> {
  return { jsonrpc: '2.0', id: 1, method, params: params.map(({ value }) => value) };
}

/** The JSON-RPC response of an example: a result or an error. */
export function answerOf({ result, 'x-error': error }: Example): Record<string, unknown> {
  const answer = error === undefined ? { result: result?.value } : { error };
  return { jsonrpc: '2.0', id: 1, ...answer };
}

export function jsonSample(request: Readonly<Record<string, unknown>>): string {
  return formatEnvelope(request);
}

/** A curl command whose body is the request; quotes in it are written as the shell needs them. */
export function bashSample(endpoint: string, request: Readonly<Record<string, unknown>>): string {
  const body = formatEnvelope(request).replaceAll("'", String.raw`'\''`);
  return [
    `curl ${endpoint} \\`,
    `  --header 'Content-Type: application/json' \\`,
    `  --data '${body}'`,
  ].join('\n');
}

/** How a Rust program reaches the answer: `["value"]` steps over the context. */
export function rustSample(
  endpoint: string,
  request: Readonly<Record<string, unknown>>,
  isWrapped: boolean,
): string {
  const answer = isWrapped ? 'response["result"]["value"]' : 'response["result"]';
  return `// Needs the crates reqwest (features blocking, json) and serde_json.
use serde_json::{json, Value};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let request = json!(${formatEnvelope(request, '    ')});
    let response: Value = reqwest::blocking::Client::new()
        .post("${endpoint}")
        .json(&request)
        .send()?
        .json()?;
    if let Some(error) = response.get("error") {
        return Err(error.to_string().into());
    }
    println!("{}", ${answer});
    Ok(())
}`;
}
