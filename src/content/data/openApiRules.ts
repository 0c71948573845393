import { isObject } from '../../shared/isObject';
import { didYouMean } from '../../shared/suggest';

type Members = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

interface Finding {
  readonly path: Path;
  readonly message: string;
  readonly advice: string;
  /** Whether the fault is in the key at the path, not in its value. */
  readonly atKey?: true;
}

const members = (value: unknown): Members => (isObject(value) ? value : {});

interface Parameter {
  readonly name: unknown;
  readonly place: unknown;
  readonly hasSchema: boolean;
  readonly path: Path;
}

/** Returns a list of parameters, with `$ref`s resolved. */
function parametersIn(list: unknown, path: Path, document: Members): Parameter[] {
  if (!Array.isArray(list)) return [];
  const shared = members(members(document['components'])['parameters']);
  return list.map((written: unknown, index): Parameter => {
    const ref = members(written)['$ref'];
    const name = typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : undefined;
    const parameter = members(name === undefined ? written : shared[name]);
    return {
      name: parameter['name'],
      place: parameter['in'],
      // Other checks report a $ref without a target and an entry that is not an object.
      hasSchema:
        name !== undefined || !isObject(written) || 'schema' in written || 'content' in written,
      path: [...path, index],
    };
  });
}

function duplicates(parameters: readonly Parameter[]): Finding[] {
  const seen = new Set<string>();
  return parameters.flatMap(({ name, place, path }): Finding[] => {
    const key = JSON.stringify([place, name]);
    const isKnown = seen.has(key);
    seen.add(key);
    if (!isKnown || typeof name !== 'string') return [];
    const message = `The ${String(place)} parameter "${name}" is listed twice.`;
    return [{ path, message, advice: 'Remove one of the two.' }];
  });
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** Returns errors in an operation's parameters and mismatches with its path. */
function parameterRules(document: Members, item: Members, at: readonly [string, string, string]) {
  const [, path, method] = at;
  const { parameters } = members(item[method]);
  const own = parametersIn(parameters, [...at, 'parameters'], document);
  const common = parametersIn(item['parameters'], ['paths', path, 'parameters'], document);
  const inPath = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name));
  const declared = [...own, ...common].filter(({ place }) => place === 'path');
  const missing = [...inPath].filter((name) => !declared.some((one) => one.name === name));
  const surplus = own.filter(
    ({ name, place }) => place === 'path' && typeof name === 'string' && !inPath.has(name),
  );
  return [
    ...missing.map((name) => ({
      path: at,
      message: `The path parameter "${name}" is not described.`,
      advice: `Add { "name": "${name}", "in": "path", "required": true, "schema": … } to "parameters".`,
    })),
    ...surplus.map(({ name, path: place }) => ({
      path: place,
      message: `The path ${path} has no {${String(name)}}.`,
      advice: 'Add it to the path, or remove the parameter.',
    })),
    ...own
      .filter(({ hasSchema }) => !hasSchema)
      .map(({ path: place }) => ({
        path: place,
        message: 'A parameter has no "schema".',
        advice: 'Add "schema".',
      })),
    ...duplicates(own),
  ];
}

/** Returns errors in the id, statuses and security of an operation. */
function otherRules(document: Members, operation: Members, at: Path): Finding[] {
  const { operationId: id, responses, security } = operation;
  const { securitySchemes } = members(document['components']);
  const schemes = Object.keys(members(securitySchemes));
  const statuses = Object.keys(members(responses)).filter(
    (status) => !/^(?:[1-5](?:\d\d|XX)|default|x-.*)$/.test(status),
  );
  const unknown = (Array.isArray(security) ? security : []).flatMap((one: unknown, index) =>
    Object.keys(members(one))
      .filter((name) => !schemes.includes(name))
      .map((name) => ({ name, index })),
  );
  return [
    ...(typeof id === 'string' && !/^[\w.-]*$/.test(id)
      ? [
          {
            path: [...at, 'operationId'],
            message: `The operationId "${id}" cannot be part of a URL.`,
            advice: 'Use only letters, digits, "_", "-" and ".".',
          },
        ]
      : []),
    ...statuses.map((status) => ({
      path: [...at, 'responses', status],
      atKey: true as const,
      message: `"${status}" is not a status.`,
      advice: 'Write a status code such as "200", a range such as "4XX", or "default".',
    })),
    ...unknown.map(({ name, index }) => ({
      path: [...at, 'security', index],
      message: `There is no security scheme "${name}".`,
      advice: didYouMean(name, schemes, 'Define it in components/securitySchemes.'),
    })),
  ];
}

/** Returns violations of OpenAPI rules that involve several parts. */
export function openApiRules(document: Members): Finding[] {
  return Object.entries(members(document['paths'])).flatMap(([path, item]): Finding[] => {
    if (path.startsWith('x-')) return [];
    const advice = `Write "/${path}".`;
    const message = `The path "${path}" does not start with a slash.`;
    const start: Finding[] = path.startsWith('/')
      ? []
      : [{ path: ['paths', path], message, advice, atKey: true }];
    const operations = Object.keys(members(item)).filter((method) => methods.has(method));
    return [
      ...start,
      ...operations.flatMap((method) => {
        const at = ['paths', path, method] as const;
        const operation = members(members(item)[method]);
        return [
          ...parameterRules(document, members(item), at),
          ...otherRules(document, operation, at),
        ];
      }),
    ];
  });
}

/** Returns an error if a document names no specification, or an unsupported version. */
export function versionRule(document: Members, name: string): Finding | undefined {
  const wanted = { openapi: '3.1.0', openrpc: '1.3.2' }[name];
  if (wanted === undefined) return undefined;
  if ('swagger' in document) {
    const message = 'The document uses Swagger 2.0.';
    return { path: ['swagger'], message, advice: 'Convert it to OpenAPI 3, and write "openapi".' };
  }
  const advice = `Write "${name}": "${wanted}" at the start.`;
  const version = document[name];
  if (version === undefined) {
    return { path: [], message: `The document has no "${name}".`, advice };
  }
  const isKnown = name === 'openapi' ? /^3\.[012](?:\.|$)/ : /^1\./;
  if (typeof version !== 'string' || isKnown.test(version)) return undefined;
  const message = `Version ${version} of the format is not supported.`;
  return { path: [name], message, advice };
}
