import { isObject } from '../../shared/isObject';
import { findRenamed } from '../../shared/suggest';
import { operationMethods } from './openApiShapes';
import { membersOf, type Finding, type Members, type Path } from './finding';
import { dereference } from './dereference';

interface Parameter {
  readonly name: unknown;
  readonly place: unknown;
  readonly isRequired: boolean;
  readonly hasSchema: boolean;
  readonly path: Path;
}

function parametersIn(list: unknown, path: Path, document: Members): Parameter[] {
  if (!Array.isArray(list)) return [];
  return list.map((entry: unknown, index): Parameter => {
    const { name, in: place, required } = dereference(entry, document);
    const isRef = '$ref' in membersOf(entry);
    return {
      name,
      place,
      isRequired: required === true,
      // Other checks report a $ref without a target and an entry that is not an object.
      hasSchema: isRef || !isObject(entry) || 'schema' in entry || 'content' in entry,
      path: [...path, index],
    };
  });
}

function duplicateFaults(parameters: readonly Parameter[]): Finding[] {
  const seen = new Set<string>();
  return parameters.flatMap(({ name, place, path }): Finding[] => {
    const key = JSON.stringify([place, name]);
    const isRepeated = seen.has(key);
    seen.add(key);
    if (!isRepeated || typeof name !== 'string' || typeof place !== 'string') return [];
    const message = `The ${place} parameter "${name}" is listed twice.`;
    return [{ path, message, advice: 'Remove one of the two.' }];
  });
}

function parameterNames(path: string, isToken: (name: string) => boolean): ReadonlySet<string> {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  return new Set(names.filter((name) => !isToken(name)));
}

function listFaults(
  parameters: readonly Parameter[],
  path: string,
  inPath: ReadonlySet<string>,
  renamed?: ReturnType<typeof findRenamed>,
): Finding[] {
  return [
    ...parameters.flatMap(({ name, place, path: at, hasSchema, isRequired }): Finding[] => {
      if (!hasSchema) {
        return [{ path: at, message: 'A parameter has no "schema".', advice: 'Add "schema".' }];
      }
      if (place !== 'path' || typeof name !== 'string') return [];
      if (!inPath.has(name)) {
        const message = `The path ${path} has no {${name}}.`;
        const advice =
          renamed?.word === name
            ? `Did you mean "${renamed.candidate}"?`
            : 'Add it to the path, or remove the parameter.';
        return [{ path: at, message, advice }];
      }
      const message = `The path parameter "${name}" is not marked as required.`;
      return isRequired ? [] : [{ path: at, message, advice: 'Add "required": true.' }];
    }),
    ...duplicateFaults(parameters),
  ];
}

function parameterFaults(
  document: Members,
  item: Members,
  at: readonly [string, string, string],
  inPath: ReadonlySet<string>,
) {
  const [, path, method] = at;
  const { parameters } = membersOf(item[method]);
  const own = parametersIn(parameters, [...at, 'parameters'], document);
  const common = parametersIn(item['parameters'], ['paths', path, 'parameters'], document);
  const all = [...own, ...common];
  // An unreadable parameter, reported elsewhere, may be the missing one.
  const missing = all.every(({ name, place }) => name !== undefined && place !== undefined)
    ? [...inPath].filter(
        (name) => !all.some((parameter) => parameter.place === 'path' && parameter.name === name),
      )
    : [];
  const described = all.flatMap(({ name, place }) =>
    place === 'path' && typeof name === 'string' ? [name] : [],
  );
  const renamed = findRenamed([...inPath], described);
  return [
    ...missing
      .filter((name) => renamed?.candidate !== name)
      .map((name) => ({
        path: at,
        message: `The path parameter "${name}" is not described.`,
        advice: `Add { "name": "${name}", "in": "path", "required": true, "schema": … } to "parameters".`,
      })),
    ...listFaults(own, path, inPath, renamed),
  ];
}

function operationFaults(operation: Members, at: Path): Finding[] {
  const { operationId: id, responses } = operation;
  const statuses = Object.keys(membersOf(responses)).filter(
    (status) => !/^(?:[1-5](?:\d\d|XX)|default|x-.*)$/.test(status),
  );
  return [
    ...(typeof id === 'string' && /[\s"<>{}]/.test(id)
      ? [
          {
            path: [...at, 'operationId'],
            message: `The operationId "${id}" contains a space or one of " < > { }.`,
            advice: 'Write it without them.',
          },
        ]
      : []),
    ...statuses.map((status) => ({
      path: [...at, 'responses', status],
      atKey: true as const,
      message: `"${status}" is not a response status.`,
      advice: 'Write a status code such as "200", a range such as "4XX", or "default".',
    })),
  ];
}

/** Returns violations of the rules for paths, their parameters, operationIds and statuses. */
export function openApiFaults(document: Members, isToken: (name: string) => boolean): Finding[] {
  return Object.entries(membersOf(document['paths'])).flatMap(([path, item]): Finding[] => {
    if (path.startsWith('x-')) return [];
    const advice = `Write "/${path}".`;
    const message = `The path "${path}" does not start with a slash.`;
    const start: Finding[] = path.startsWith('/')
      ? []
      : [{ path: ['paths', path], message, advice, atKey: true }];
    const operations = Object.keys(membersOf(item)).filter((method) =>
      operationMethods.has(method),
    );
    const inPath = parameterNames(path, isToken);
    const common = membersOf(item)['parameters'];
    return [
      ...start,
      ...listFaults(parametersIn(common, ['paths', path, 'parameters'], document), path, inPath),
      ...operations.flatMap((method) => {
        const at = ['paths', path, method] as const;
        const operation = membersOf(membersOf(item)[method]);
        return [
          ...parameterFaults(document, membersOf(item), at, inPath),
          ...operationFaults(operation, at),
        ];
      }),
    ];
  });
}
