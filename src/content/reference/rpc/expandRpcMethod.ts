import type { RootContent } from 'mdast';
import {
  asRpcDocument,
  errorsOf,
  findMethod,
  referenceName,
  type Limit,
  type Method,
  type RpcDocument,
  type Schema,
} from './document';
import { FieldLister, type Field } from './fields';
import {
  bulletList,
  code,
  heading,
  inlineCode,
  languageTabs,
  link,
  markdown,
  paragraph,
  strong,
  table,
  type Inline,
  type Row,
} from './nodes';
import { bashSample, jsonSample, requestOf, responseOf, rustSample } from './samples';
import { errorAnchor, indexPage, methodPage } from './pages';
import { formatEnvelope } from './json';

function joined(parts: readonly Inline[][], separator: string): Inline[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}

function tierFact(method: Method): Inline[] {
  switch (method['x-tier']) {
    case 'minimal':
      return ['served by every node, with or without ', inlineCode('--full-rpc-api')];
    case 'full':
      return ['needs a node with ', inlineCode('--full-rpc-api')];
    case 'removed':
      return ['served by no current node'];
  }
}

/** The line of facts under which the tables stand. */
function factsLine(document: RpcDocument, method: Method): RootContent {
  const [tag] = method.tags;
  const group = document['x-groups'].find(({ name }) => name === (tag && referenceName(tag.$ref)));
  const facts: Inline[][] = [[strong(group?.title ?? '')], tierFact(method)];
  const requires = method['x-requires'];
  if (requires !== undefined) facts.push(['needs ', inlineCode(requires)]);
  const commitment = method['x-commitment'];
  if (commitment !== undefined) {
    facts.push([
      link(`${indexPage}#commitment`, { type: 'text', value: 'commitment' }),
      ' ',
      ...joined(
        commitment.allowed.map((level) => [inlineCode(level)]),
        ', ',
      ),
    ]);
  }
  if (method.deprecated === true) {
    facts.push([
      `deprecated since ${method['x-deprecated-in'] ?? ''}, removed in ${method['x-removed-in'] ?? ''}, replaced by `,
      ...joined(
        (method['x-replacement'] ?? []).map((name) => [link(methodPage(name), inlineCode(name))]),
        ' and ',
      ),
    ]);
  }
  return paragraph(...joined(facts, ' · '));
}

function literal(value: unknown): Inline {
  return inlineCode(typeof value === 'string' ? value : JSON.stringify(value));
}

function description({ view, sameAs }: Field): Inline[] {
  const parts: Inline[][] = [];
  if (view.deprecated) parts.push([strong('Deprecated.')]);
  if (view.description !== undefined) parts.push(markdown(view.description));
  if (view.values.length > 0) {
    parts.push([
      view.values.length === 1 ? 'Allowed value: ' : 'Allowed values: ',
      ...joined(
        view.values.map((value) => [literal(value)]),
        ', ',
      ),
      '.',
    ]);
  }
  if (sameAs !== undefined) {
    parts.push(['It has the fields of ', link(`#${sameAs.id}`, inlineCode(sameAs.path)), '.']);
  }
  if (view.since !== undefined) parts.push([`Since ${view.since}.`]);
  return joined(parts, ' ');
}

function fieldName({ path, id }: Field): Inline[] {
  return [link(`#${id}`, inlineCode(path))];
}

function presence({ required, view }: Field): Inline[] {
  if (required) return ['yes'];
  if (view.words !== undefined) return ['no, default: ', ...markdown(view.words)];
  return view.value === undefined ? ['no'] : ['no, default ', literal(view.value)];
}

function parametersSection(document: RpcDocument, method: Method): RootContent[] {
  const title = heading(2, 'params', 'Parameters');
  if (method.params.length === 0) {
    return [title, paragraph('None: ', inlineCode('params'), ' is an empty array or left out.')];
  }
  const lister = new FieldLister(document);
  const rows = method.params
    .flatMap(({ name, schema, required, description: words }) =>
      lister.list({ path: name, id: `params-${name}` }, schema, required === true, words),
    )
    .map((field): Row => {
      const type = field.view.nullable ? `${field.view.type} or null` : field.view.type;
      return {
        id: field.id,
        cells: [fieldName(field), [type], presence(field), description(field)],
      };
    });
  return [title, table('a-rpc-params', ['Name', 'Type', 'Required', 'Description'], rows)];
}

/** The part of a wrapped result that is the answer itself. */
export function wrappedValue(schema: Schema): Schema | undefined {
  const { properties } = schema;
  return properties !== undefined && 'context' in properties && 'value' in properties
    ? properties['value']
    : undefined;
}

function resultFields(document: RpcDocument, method: Method): Field[] {
  const lister = new FieldLister(document);
  const { schema, description: words } = method.result;
  const value = wrappedValue(schema);
  if (value !== undefined) {
    const fields = lister.list({ path: 'value', id: 'result-value' }, value, true);
    const [first, ...others] = fields;
    return first === undefined ? [] : [withDescription(first, words), ...others];
  }
  const [root, ...inner] = lister.list({ path: '', id: 'result' }, schema, true, words);
  if (root === undefined) return [];
  return [{ ...root, path: 'result' }, ...inner];
}

/** The description of the result holds for its value where the value has none of its own. */
function withDescription(field: Field, words: string | undefined): Field {
  return words === undefined || field.view.description !== undefined
    ? field
    : { ...field, view: { ...field.view, description: words } };
}

function resultSection(document: RpcDocument, method: Method): RootContent[] {
  const fields = resultFields(document, method);
  const rows = fields.map((field): Row => {
    const { type, nullable, unit } = field.view;
    const isHeading = field.id === 'result';
    return {
      ...(!isHeading && { id: field.id }),
      cells: [
        fieldName(field),
        [type],
        [nullable ? 'yes' : 'no'],
        [unit ?? '–'],
        description(field),
      ],
    };
  });
  if (wrappedValue(method.result.schema) !== undefined) {
    rows.unshift({
      id: 'result-context',
      cells: [
        [link('#result-context', inlineCode('context'))],
        ['object'],
        ['no'],
        ['–'],
        [
          'The ',
          link(`${indexPage}#context-and-value`, { type: 'text', value: 'slot and version' }),
          ' the answer comes from.',
        ],
      ],
    });
  }
  return [
    heading(2, 'result', 'Result'),
    table('a-rpc-result', ['Field', 'Type', 'Nullable', 'Unit', 'Description'], rows),
  ];
}

function limitItem({ value, unit, description: words, since }: Limit): Inline[] {
  return [
    strong(`${value.toLocaleString('en-US')} ${unit}`),
    ': ',
    ...markdown(words),
    ...(since === undefined ? [] : [` Since ${since}.`]),
  ];
}

function limitsSection(method: Method): RootContent[] {
  const limits = method['x-limits'] ?? [];
  if (limits.length === 0) return [];
  return [heading(2, 'limits', 'Limits'), bulletList(limits.map(limitItem))];
}

function errorsSection(document: RpcDocument, method: Method): RootContent[] {
  const errors = errorsOf(document, method);
  if (errors.length === 0) return [];
  const rows = errors.map(({ code: number, message }): Row => {
    const name = document['x-errors'][number]?.name ?? '';
    const when = method['x-errors-when']?.[number] ?? message;
    return {
      cells: [
        [link(`${indexPage}#${errorAnchor(number)}`, inlineCode(String(number)))],
        [inlineCode(name)],
        markdown(when),
      ],
    };
  });
  return [heading(2, 'errors', 'Errors'), table('a-rpc-errors', ['Code', 'Name', 'When'], rows)];
}

function exampleSection(document: RpcDocument, method: Method): RootContent[] {
  const [example] = method.examples;
  const [server] = document.servers;
  if (example === undefined || server === undefined) return [];
  const request = requestOf(
    method.name,
    example.params.map(({ value }) => value),
  );
  const isWrapped = wrappedValue(method.result.schema) !== undefined;
  return [
    heading(2, 'example', 'Example'),
    languageTabs([
      code('bash', bashSample(server.url, request)),
      code('json', jsonSample(request)),
      code('rust', rustSample(server.url, request, isWrapped)),
    ]),
    code('json', formatEnvelope(responseOf(example.result.value)), 'title="Response"'),
  ];
}

/**
 * The reference of one method: a line of facts, parameters, result, limits, errors and an example.
 *
 * @param document the parsed `reference/openrpc.json`
 * @throws when the document has no such method or refers to what it does not have
 */
export function expandRpcMethod(document: unknown, name: string): RootContent[] {
  const rpc = asRpcDocument(document);
  const method = findMethod(rpc, name);
  return [
    factsLine(rpc, method),
    ...parametersSection(rpc, method),
    ...resultSection(rpc, method),
    ...limitsSection(method),
    ...errorsSection(rpc, method),
    ...exampleSection(rpc, method),
  ];
}
