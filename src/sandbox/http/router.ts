import { decodePercent } from '../../shared/decodePercent';
import type { FieldError, Schema } from '../../shared/schema/schema';
import type { Validator } from '../../shared/schema/validator';
import type {
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
  Reference,
} from './document';
import type { ParameterError } from './problem';

/** An operation of the OpenAPI document. References to parameters and responses are resolved. */
export interface Route {
  readonly operationId: string;
  readonly method: string;
  readonly segments: readonly string[];
  readonly scopes: readonly string[];
  readonly parameters: readonly OpenApiParameter[];
  /** Schema of the body; allows only an empty object if the document has none. */
  readonly body: Schema;
  readonly needsBody: boolean;
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
  readonly problems: readonly string[];
  readonly needsKey: boolean;
}

const keyHeader = 'Idempotency-Key';
const emptyBody: Schema = { type: 'object', additionalProperties: false };

function readRoute(
  validator: Validator,
  path: string,
  method: string,
  operation: OpenApiOperation,
): Route {
  const follow = <Target>(value: Target | Reference): Target =>
    typeof value === 'object' && value !== null && '$ref' in value
      ? (validator.resolve(value.$ref) as Target)
      : (value as Target);
  const parameters = (operation.parameters ?? []).map((parameter) =>
    follow<OpenApiParameter>(parameter),
  );
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    segments: path.split('/').slice(1),
    scopes: operation.security.flatMap(({ oauth }) => oauth ?? []),
    parameters,
    body: operation.requestBody?.content['application/json']?.schema ?? emptyBody,
    needsBody: operation.requestBody !== undefined,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        follow<OpenApiResponse>(response),
      ]),
    ),
    problems: operation['x-problems'],
    needsKey: parameters.some(({ name }) => name === keyHeader),
  };
}

/** Reads all operations of a document. */
export function readRoutes(document: OpenApiDocument, validator: Validator): Route[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      readRoute(validator, path, method, operation),
    ),
  );
}

function matchPath(segments: readonly string[], path: string): Record<string, string> | undefined {
  const parts = path.split('/').slice(1);
  if (parts.length !== segments.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = decodePercent(parts[index] ?? '');
    if (part === undefined || part === '') return undefined;
    if (segment.startsWith('{')) values[segment.slice(1, -1)] = part;
    else if (segment !== part) return undefined;
  }
  return values;
}

/**
 * Finds the operation of a request, and the values of the path parameters; undefined if there is no
 * operation.
 *
 * @param path without the version's prefix: `/customers`
 */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; values: Record<string, string> } | undefined {
  for (const route of routes) {
    if (route.method !== method) continue;
    const values = matchPath(route.segments, path);
    if (values !== undefined) return { route, values };
  }
  return undefined;
}

/** Returns the methods of a path; an empty list if no operation has this path. */
export const methodsOf = (routes: readonly Route[], path: string): string[] =>
  routes
    .filter(({ segments }) => matchPath(segments, path) !== undefined)
    .map(({ method }) => method);

/**
 * Reads the query parameters of a request: converts their types and adds defaults.
 *
 * @returns the values, and the errors of parameters that are invalid, missing, unknown or given
 *   more than once
 */
export function readQuery(
  route: Route,
  query: URLSearchParams,
  validator: Validator,
): { values: Record<string, unknown>; errors: ParameterError[] } {
  const declared = new Map(
    route.parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => [parameter.name, parameter]),
  );
  const values: Record<string, unknown> = {};
  const errors = [...new Set(query.keys())]
    .filter((name) => !declared.has(name))
    .map((parameter): ParameterError => ({ parameter, message: 'Is an unknown parameter' }));
  for (const { name, schema, required = false } of declared.values()) {
    const [text, ...others] = query.getAll(name);
    if (others.length > 0) {
      errors.push({ parameter: name, message: 'Is given more than once' });
      continue;
    }
    if (text === undefined) {
      if (required) errors.push({ parameter: name, message: 'Is missing' });
      if (schema['default'] !== undefined) values[name] = schema['default'];
      continue;
    }
    values[name] = parseValue(text, schema);
    errors.push(
      ...validator
        .errors(values[name], schema)
        .map(({ message }) => ({ parameter: name, message })),
    );
  }
  return { values, errors };
}

/** Returns the errors in the headers that an operation declares, except the idempotency key. */
export function headerErrors(
  { parameters }: Route,
  headers: Headers,
  validator: Validator,
): FieldError[] {
  return parameters.flatMap(({ name, in: place, schema }) => {
    const value = headers.get(name);
    if (place !== 'header' || name === keyHeader || value === null) return [];
    return validator.errors(value, schema, name);
  });
}

function parseValue(text: string, { type }: Schema): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
}
