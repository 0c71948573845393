import { isObject } from '../../shared/isObject';
import type { FieldError, Schema } from '../../shared/schema/schema';
import { answerKind, type SampleRequest } from '../../shared/samples/apiCurl';
import { headerProblem } from './headers';
import type { Members } from './values';

interface ApiParameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema: Schema;
}

interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/**
 * The parts of the OpenAPI document that the panel reads. The build has followed the references to
 * parameters, bodies and responses, and given each operation the parameters of its path.
 */
export interface ApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId: string;
            readonly summary: string;
            readonly tags?: readonly string[];
            readonly 'x-problems'?: readonly string[];
            readonly parameters?: readonly ApiParameter[];
            readonly requestBody?: { readonly content?: Readonly<Record<string, Media>> };
            readonly responses: Readonly<
              Record<string, { readonly content?: Readonly<Record<string, unknown>> }>
            >;
          }
        >
      >
    >
  >;
}

/** An operation as the panel shows it. */
export interface ApiOperation {
  readonly id: string;
  readonly summary: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ApiParameter[];
  readonly needsKey: boolean;
  readonly problems: readonly string[];
  readonly body: Schema | undefined;
  readonly examples: readonly unknown[];
  readonly answer: SampleRequest['answer'];
}

/** Name of the header parameter whose value is new in each call, unless the reader enters one. */
const keyParameter = 'Idempotency-Key';

/** Returns all operations in document order. */
export function readOperations(document: ApiDocument): ApiOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId, summary, tags = [], parameters = [], requestBody } = operation;
      const media = requestBody?.content?.['application/json'];
      const examples = Object.values(media?.examples ?? {}).map(({ value }) => value);
      return {
        id: operationId,
        summary,
        tag: tags[0] ?? 'Other',
        method: method.toUpperCase(),
        path,
        parameters,
        needsKey: parameters.some(({ name }) => name === keyParameter),
        problems: operation['x-problems'] ?? [],
        body: media?.schema,
        examples: media?.example === undefined ? examples : [media.example, ...examples],
        answer: answerKind(Object.entries(operation.responses)),
      };
    }),
  );
}

/**
 * Returns the schema of one object whose members are the parameters, except the idempotency key.
 * Each member has the example of its parameter.
 */
export function parametersSchema({ parameters }: ApiOperation): Schema {
  const shown = parameters.filter(({ name }) => name !== keyParameter);
  return {
    type: 'object',
    required: shown.filter(({ required }) => required === true).map(({ name }) => name),
    additionalProperties: false,
    properties: Object.fromEntries(
      shown.map(({ name, description, example, schema }) => [
        name,
        {
          ...schema,
          ...(description !== undefined && { description }),
          ...(example !== undefined && { example }),
        },
      ]),
    ),
  };
}

export interface ApiValues {
  readonly parameters: Members;
  readonly body: unknown;
}

/**
 * Returns the initial values: an example of the body, and the examples of the required parameters
 * other than the idempotency key.
 *
 * @param variant value of the body's discriminator, such as `composed_flow`; if undefined or
 *   unknown, the first example is used
 */
export function exampleValues(operation: ApiOperation, variant?: string): ApiValues {
  const { examples, parameters } = operation;
  const chosen = examples.find(
    (example) => isObject(example) && Object.values(example).includes(variant),
  );
  return {
    parameters: Object.fromEntries(
      parameters
        .filter(({ required, name }) => required === true && name !== keyParameter)
        .map(({ name, example }) => [name, example])
        .filter(([, example]) => example !== undefined),
    ),
    body: chosen ?? examples[0],
  };
}

/**
 * Builds the request from the values of a form.
 *
 * @param key the idempotency key; if undefined, each run of the request creates one
 * @param outcome the value of the header `Sandbox-Outcome`, if it is sent
 */
export function sampleOf(
  operation: ApiOperation,
  { parameters, body }: ApiValues,
  key?: string,
  outcome?: string,
): SampleRequest {
  const { id, method, path, needsKey, answer } = operation;
  const valuesIn = (location: ApiParameter['in']) =>
    operation.parameters.flatMap(({ name, in: place }): [string, string][] => {
      const value = parameters[name];
      return place === location && value !== undefined && name !== keyParameter
        ? [[name, String(value)]]
        : [];
    });
  return {
    operationId: id,
    method,
    path,
    pathValues: Object.fromEntries(valuesIn('path')),
    query: valuesIn('query'),
    headers: [
      ...valuesIn('header'),
      ...(outcome === undefined ? [] : [['Sandbox-Outcome', outcome] as const]),
    ],
    needsKey,
    answer,
    ...(key !== undefined && { key }),
    ...(operation.body !== undefined && body !== undefined && { body }),
  };
}

/** Returns the errors in parameters that are sent as headers. */
export function headerErrors({ parameters }: ApiOperation, values: Members): FieldError[] {
  return parameters.flatMap(({ name, in: place }) => {
    const message = place === 'header' ? headerProblem(String(values[name] ?? '')) : undefined;
    return message === undefined ? [] : [{ field: name, message }];
  });
}
