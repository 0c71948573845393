import { resolveRef, type Ref } from '../fields/schema';
import { openRpcFile } from './openRpcFile';
import type { ContentDescriptor, ErrorDescription, Example, Method, RpcDocument } from './types';

/*
 * An OpenRPC document can share parameters, results and examples between methods, and omit optional
 * members. The reference pages are written from a document in which every method is complete.
 */

type ExampleValue = Example['params'][number];

/** A part whose summary is shown if it has no description. */
interface Summarized {
  readonly summary?: string;
}

interface RawExample extends Omit<Example, 'params' | 'result'>, Summarized {
  readonly params?: readonly (ExampleValue | Ref)[];
  readonly result?: ExampleValue | Ref;
}

type CompletedMember = 'errors' | 'examples' | 'params' | 'result' | 'tags';

interface RawDescriptor extends ContentDescriptor, Summarized {
  readonly deprecated?: boolean;
}

interface RawMethod extends Partial<Omit<Method, CompletedMember>> {
  readonly examples?: readonly (RawExample | Ref)[];
  readonly errors?: readonly (ErrorDescription | Ref)[];
  readonly params?: readonly (RawDescriptor | Ref)[];
  readonly result?: RawDescriptor | Ref;
  readonly tags?: readonly (Ref | { readonly name: string })[];
}

interface RawDocument extends Omit<Partial<RpcDocument>, 'methods' | 'components'> {
  readonly methods?: readonly RawMethod[];
  readonly components?: Partial<RpcDocument['components']> & {
    readonly contentDescriptors?: Readonly<Record<string, RawDescriptor>>;
    readonly examplePairings?: Readonly<Record<string, RawExample>>;
    readonly examples?: Readonly<Record<string, ExampleValue>>;
  };
}

const noResult: ContentDescriptor = {
  name: 'result',
  description: 'None: this is a notification, which gets no response.',
  schema: { type: 'null' },
};

const errorRef = (error: ErrorDescription | Ref): Ref =>
  '$ref' in error ? error : { $ref: `#/components/errors/${error.code}` };

function withDescription<Part extends Summarized & { readonly description?: string }>(
  part: Part,
): Part {
  const description = part.description ?? part.summary;
  return { ...part, ...(description !== undefined && { description }) };
}

function completeDescriptor(raw: RawDescriptor): ContentDescriptor {
  const { deprecated = false, ...descriptor } = withDescription(raw);
  return deprecated ? { ...descriptor, schema: { ...descriptor.schema, deprecated } } : descriptor;
}

function completeExample(raw: RawExample | Ref, { components = {} }: RawDocument): Example {
  const toValue = (part: ExampleValue | Ref): ExampleValue =>
    '$ref' in part ? resolveRef(openRpcFile, components.examples, part.$ref) : part;
  const example =
    '$ref' in raw ? resolveRef(openRpcFile, components.examplePairings, raw.$ref) : raw;
  const { params = [], result, ...others } = withDescription(example);
  return { ...others, params: params.map(toValue), ...(result && { result: toValue(result) }) };
}

function completeMethod(raw: RawMethod, document: RawDocument): Method {
  const { components = {} } = document;
  const toDescriptor = (part: RawDescriptor | Ref): ContentDescriptor =>
    completeDescriptor(
      '$ref' in part ? resolveRef(openRpcFile, components.contentDescriptors, part.$ref) : part,
    );
  const { errors, examples = [], name = '', params = [], tags = [], ...others } = raw;
  return {
    ...others,
    name,
    summary: raw.summary ?? name,
    params: params.map(toDescriptor),
    result: toDescriptor(raw.result ?? noResult),
    ...(errors && { errors: errors.map(errorRef) }),
    tags: tags.map((tag) => ('$ref' in tag ? tag : { $ref: `#/components/tags/${tag.name}` })),
    examples: examples.map((example) => completeExample(example, document)),
    'x-source': raw['x-source'] ?? [],
  };
}

const ownErrors = (methods: readonly RawMethod[]): ErrorDescription[] =>
  methods
    .flatMap(({ errors = [] }) => errors)
    .filter((error): error is ErrorDescription => !('$ref' in error));

/**
 * Returns facts for errors, to use where the document has none: the message serves as name and
 * meaning, and the other texts are empty.
 */
const plainFacts = (errors: readonly ErrorDescription[]): RpcDocument['x-errors'] =>
  Object.fromEntries(
    errors.map(({ code, message }) => [
      code,
      {
        name: message,
        meaning: message,
        // JSON-RPC 2.0 reserves these codes.
        kind: code >= -32768 && code <= -32000 ? 'standard' : 'node',
        cause: '',
        fix: '',
        retry: { retry: 'no', how: '' },
        sample: {},
        source: [],
      },
    ]),
  );

const completedDocuments = new WeakMap<object, RpcDocument>();

/**
 * Returns a document whose methods have all members that the reference pages need.
 *
 * @throws ContentError if a `$ref` cannot be resolved
 */
export function completeRpc(document: object): RpcDocument {
  const cached = completedDocuments.get(document);
  if (cached !== undefined) return cached;
  const raw = document as RawDocument;
  const methods = raw.methods ?? [];
  const methodErrors = ownErrors(methods);
  const sharedErrors = Object.values(raw.components?.errors ?? {});
  const plainErrors = raw['x-errors'] === undefined ? sharedErrors : [];
  const completed = {
    ...raw,
    servers: raw.servers ?? [],
    'x-groups': raw['x-groups'] ?? [],
    'x-errors': { ...plainFacts([...plainErrors, ...methodErrors]), ...raw['x-errors'] },
    'x-storage-failures': raw['x-storage-failures'] ?? [],
    methods: methods.map((method) => completeMethod(method, raw)),
    components: {
      ...raw.components,
      schemas: raw.components?.schemas ?? {},
      errors: {
        ...Object.fromEntries(methodErrors.map((error) => [error.code, error])),
        ...raw.components?.errors,
      },
    },
  } as RpcDocument;
  completedDocuments.set(document, completed);
  return completed;
}
