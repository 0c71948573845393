import { operationMethods } from '../../apiDocuments/openApiShapes';
import { explainMarkup } from '../../parse/plainText';
import { schemaLinks } from '../../../domain/referencePages/apiPages';
import { refName, resolveRef, type Ref, type Schema } from '../fields/schema';
import { openApiFile } from './openApiFile';
import { withProblemValues } from './problemValues';
import type { ApiDocument, Body, MediaType, Operation, Parameter } from './types';

/*
 * An OpenAPI document can share parameters, bodies and responses between operations, and omit
 * optional members. The reference pages are written from a document in which every operation is
 * complete.
 */

type Shared<Part> = Part | Ref;

interface RawParameter extends Parameter {
  readonly deprecated?: boolean;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
  /** Used instead of `schema` for values in a format such as JSON. */
  readonly content?: Body['content'];
}

type SharedMember = 'parameters' | 'requestBody' | 'responses';

export interface RawOperation extends Partial<Omit<Operation, SharedMember>> {
  readonly parameters?: readonly Shared<RawParameter>[];
  readonly requestBody?: Shared<Body>;
  readonly responses?: Readonly<Record<string, Shared<Body>>>;
}

export interface RawDocument extends Omit<Partial<ApiDocument>, 'paths' | 'components'> {
  readonly security?: Operation['security'];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: Partial<ApiDocument['components']> & {
    readonly parameters?: Readonly<Record<string, Shared<RawParameter>>>;
    readonly responses?: Readonly<Record<string, Shared<Body>>>;
    readonly requestBodies?: Readonly<Record<string, Body>>;
  };
}

const isRef = (part: object): part is Ref => '$ref' in part;

/** How many `$ref`s are followed one after another; the check follows as many. */
const maxRefs = 9;

function resolve<Part extends object>(
  part: Shared<Part>,
  group: Readonly<Record<string, Shared<Part>>> | undefined,
): Part {
  let found = part;
  // A shared part can itself be a $ref to another. The check reports cycles of $refs.
  for (let count = 0; isRef(found) && count < maxRefs; count += 1) {
    found = resolveRef(openApiFile, group, found.$ref);
  }
  return found as Part;
}

/** Matches types that are shown like `application/json`, such as `application/vnd.shop+json`. */
const otherJson = /^(?!application\/problem\+json)[\w.+-]+\/[\w.+-]*\+json\b/;

function withSchemaExample(media: MediaType, { components }: RawDocument): MediaType {
  if (media.example !== undefined || media.examples !== undefined) return media;
  const { $ref, ...own } = (media.schema as Schema | undefined) ?? {};
  const shared = $ref === undefined ? undefined : components?.schemas?.[refName($ref)];
  const { example, examples: [first = shared?.example ?? shared?.examples?.[0]] = [] } = own;
  const value = example ?? first;
  return value === undefined ? media : { ...media, example: value };
}

function withExamples(body: Body, document: RawDocument): Body {
  const content = Object.entries(body.content ?? {}).map(([type, media]) => [
    type,
    withSchemaExample(media, document),
  ]);
  return { ...body, ...(body.content && { content: Object.fromEntries(content) }) };
}

function withJson(body: Body): Body {
  const { content } = body;
  if (content === undefined || 'application/json' in content) return body;
  const [, media] = Object.entries(content).find(([type]) => otherJson.test(type)) ?? [];
  return media === undefined
    ? body
    : { ...body, content: { ...content, 'application/json': media satisfies MediaType } };
}

function withExample(parameter: RawParameter): Parameter {
  const { example, examples = {}, content = {} } = parameter;
  const schema =
    (parameter.schema as Parameter['schema'] | undefined) ??
    Object.values(content)[0]?.schema ??
    {};
  const [first] = Object.values(examples);
  const value = example ?? first?.value ?? (schema as { example?: unknown }).example;
  const { deprecated = false } = parameter;
  const marked = deprecated ? { ...schema, deprecated } : schema;
  return { ...parameter, schema: marked, ...(value !== undefined && { example: value }) };
}

/**
 * Returns a summary to use as a description; undefined if it contains Markdown or HTML, which the
 * check reports.
 */
const plainSummary = (summary: string | undefined): string | undefined =>
  summary === undefined || explainMarkup(summary, 'summary') !== undefined ? undefined : summary;

function completeOperation(
  raw: RawOperation,
  common: readonly Shared<RawParameter>[],
  servers: Operation['servers'],
  document: RawDocument,
): Operation {
  const { components = {}, security = [] } = document;
  const completeBody = (raw: Body) => withExamples(withJson(raw), document);
  const toParameter = (parameter: Shared<RawParameter>): Parameter =>
    withExample(resolve(parameter, components.parameters));
  const own = (raw.parameters ?? []).map(toParameter);
  const inherited = common
    .map(toParameter)
    .filter(
      ({ name, in: location }) =>
        !own.some((other) => other.name === name && other.in === location),
    );
  const { requestBody, operationId = '', responses = {}, 'x-problem-values': values = {} } = raw;
  return {
    ...(servers && { servers }),
    ...raw,
    operationId,
    summary: raw.summary ?? operationId,
    description: raw.description ?? plainSummary(raw.summary) ?? operationId,
    security: raw.security ?? security,
    parameters: [...inherited, ...own],
    ...(requestBody && {
      requestBody: completeBody(resolve(requestBody, components.requestBodies)),
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        withProblemValues(completeBody(resolve(response, components.responses)), values),
      ]),
    ),
  } as Operation;
}

const completedDocuments = new WeakMap<object, ApiDocument>();

/**
 * Returns a document in which every operation has its own parameters, body, responses, security and
 * texts.
 *
 * @throws ContentError if a `$ref` cannot be resolved
 */
export function completeApi(document: object): ApiDocument {
  const cached = completedDocuments.get(document);
  if (cached !== undefined) return cached;
  const raw = document as RawDocument;
  const paths = Object.entries(raw.paths ?? {}).map(([path, members]) => {
    const common = (members['parameters'] ?? []) as readonly Shared<RawParameter>[];
    const servers = members['servers'] as Operation['servers'];
    const operations = Object.entries(members)
      .filter(([method]) => operationMethods.has(method))
      .map(([method, operation]): [string, Operation] => [
        method,
        completeOperation(operation as RawOperation, common, servers, raw),
      ]);
    return [path, Object.fromEntries(operations)] as const;
  });
  const completed: ApiDocument = {
    ...raw,
    schemaLinks,
    servers: raw.servers ?? [],
    paths: Object.fromEntries(paths),
    components: { ...raw.components, schemas: raw.components?.schemas ?? {} },
  };
  completedDocuments.set(document, completed);
  return completed;
}
