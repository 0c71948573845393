import { duplicateIndexes } from '../../shared/duplicateIndexes';
import {
  adviceToUse,
  didYouMean,
  didYouMeanRenamed,
  isMisspeltOrRenamed,
} from '../../shared/suggest';
import { isObject } from '../../shared/isObject';
import type { Part } from './documentParts';
import { listOf, membersOf, type Finding, type Members, type Path } from './finding';
import { dereference } from './dereference';
import { problemMedia } from './problemMedia';
import { namesInRefs, unusedParts } from './unusedParts';

const textsIn = (value: unknown): readonly string[] =>
  listOf(value).filter((entry): entry is string => typeof entry === 'string');

function securityFaults(security: unknown, path: Path, document: Members): Finding[] {
  const schemes = membersOf(membersOf(document['components'])['securitySchemes']);
  return listOf(security).flatMap((requirement, index) =>
    Object.entries(membersOf(requirement)).flatMap(([name, scopes]): Finding[] => {
      const at = [...path, index, name];
      if (!Object.hasOwn(schemes, name)) {
        const fallback = 'Define it in components/securitySchemes.';
        const advice = didYouMean(name, Object.keys(schemes), fallback);
        return [
          { path: at, atKey: true, message: `There is no security scheme "${name}".`, advice },
        ];
      }
      const { type, flows } = membersOf(schemes[name]);
      if (type !== 'oauth2') return [];
      const known = Object.values(membersOf(flows)).flatMap((flow) =>
        Object.keys(membersOf(membersOf(flow)['scopes'])),
      );
      return textsIn(scopes).flatMap((scope, position): Finding[] => {
        if (known.includes(scope)) return [];
        const advice = didYouMean(scope, known, `Add it to the flows of "${name}".`);
        const message = `The security scheme "${name}" has no scope "${scope}".`;
        return [{ path: [...at, position], message, advice }];
      });
    }),
  );
}

function tagFaults(document: Members, operations: readonly Part[]): Finding[] {
  if (!Array.isArray(document['tags'])) return [];
  const names = listOf(document['tags']).map((tag) => String(membersOf(tag)['name'] ?? ''));
  const used = new Set(operations.flatMap(({ value }) => textsIn(value['tags'])));
  return [
    ...duplicateIndexes(names)
      .filter((index) => names[index] !== '')
      .map((index) => ({
        path: ['tags', index, 'name'],
        message: `The tag "${names[index] ?? ''}" is defined twice.`,
        advice: 'Remove one of the two.',
      })),
    ...names.flatMap((name, index): Finding[] => {
      // A misspelt tag is reported at its operation.
      if (name === '' || used.has(name) || isMisspeltOrRenamed(name, names, used)) return [];
      const message = `No operation has the tag "${name}".`;
      const advice = 'Remove the tag, or give it to an operation.';
      return [{ path: ['tags', index, 'name'], message, advice, severity: 'warning' }];
    }),
    ...operations.flatMap(({ value, path }) =>
      textsIn(value['tags']).flatMap((name, index): Finding[] => {
        if (names.includes(name)) return [];
        const fallback = 'Add it to the "tags" of the document.';
        const advice = didYouMeanRenamed(name, names, used, fallback);
        return [{ path: [...path, 'tags', index], message: `There is no tag "${name}".`, advice }];
      }),
    ),
  ];
}

function serverFaults({ value, path }: Part, isToken: (name: string) => boolean): Finding[] {
  const variables = membersOf(value['variables']);
  const url = typeof value['url'] === 'string' ? value['url'] : '';
  const names = [...url.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  return Object.entries(variables).flatMap(([name, variable]): Finding[] => {
    const at = [...path, 'variables', name];
    const { default: preset } = membersOf(variable);
    const choices = textsIn(membersOf(variable)['enum']);
    if (!names.includes(name) && !isToken(name)) {
      const advice = didYouMean(name, names, 'Add it to the URL, or remove it.');
      return [{ path: at, atKey: true, message: `The URL has no variable "${name}".`, advice }];
    }
    if (choices.length === 0 || choices.includes(String(preset))) return [];
    const message =
      preset === undefined
        ? `The variable "${name}" has an enum, but no default.`
        : `The default "${String(preset)}" is not in the enum of "${name}".`;
    const advice = `${preset === undefined ? 'Add "default". ' : ''}${adviceToUse(choices)}`;
    return [{ path: [...at, 'default'], message, advice }];
  });
}

const sharedKinds = [
  'schemas',
  'parameters',
  'responses',
  'headers',
  'requestBodies',
  'examples',
  'links',
  'callbacks',
  'pathItems',
  'securitySchemes',
];

/** Returns whether a response of an operation is empty, or a `$ref` without a target. */
const hasUnknownResponse = (operation: Members, document: Members): boolean =>
  Object.values(membersOf(operation['responses'])).some(
    (response) => isObject(response) && Object.keys(dereference(response, document)).length === 0,
  );

function problemsShown(operation: Members, document: Members): ReadonlySet<string> {
  return new Set(
    problemMedia(operation, document).flatMap(({ examples }) => Object.keys(membersOf(examples))),
  );
}

function problemFaults({ value, path }: Part, shown: ReadonlySet<string>): Finding[] {
  const codes = textsIn(value['x-problems']);
  const chosen = value['x-problem-example'];
  const mentioned: (readonly [Path, string])[] = [
    ...['x-problems-when', 'x-problem-values'].flatMap((name) =>
      Object.keys(membersOf(value[name])).map((code) => [[name, code], code] as const),
    ),
    ...(typeof chosen === 'string' ? [[['x-problem-example'], chosen] as const] : []),
  ];
  return [
    ...duplicateIndexes(codes).map((index) => ({
      path: [...path, 'x-problems', index],
      message: `"x-problems" lists "${codes[index] ?? ''}" twice.`,
      advice: 'Remove one of the two.',
    })),
    // If no response has an example, report `x-problems` once instead of each code in it.
    ...(shown.size > 0 || codes.length === 0
      ? []
      : [
          {
            path: [...path, 'x-problems'],
            message: 'No response has examples of the problems in "x-problems".',
            advice: 'Add them to the responses, or remove the list.',
          },
        ]),
    ...codes.flatMap((code, index): Finding[] => {
      if (shown.size === 0 || shown.has(code)) return [];
      const message = `No response has an example of the problem "${code}".`;
      const advice = didYouMean(code, shown, 'Add one to the examples of a response.');
      return [{ path: [...path, 'x-problems', index], message, advice }];
    }),
    ...mentioned
      .filter(([, code]) => codes.length > 0 && !codes.includes(code))
      .map(([at, code]) => ({
        path: [...path, ...at],
        message: `"${code}" is not in "x-problems".`,
        advice: didYouMean(code, codes, 'Add it to the list, or remove it here.'),
      })),
  ];
}

/**
 * Reports faulty references in an OpenAPI document, such as unknown tags, and unused shared parts.
 *
 * @param refs the values of all `$ref`s and mappings that may point into the document
 */
export function openApiReferenceFaults(
  document: Members,
  parts: readonly Part[],
  refs: ReadonlySet<string>,
  isToken: (name: string) => boolean,
): Finding[] {
  const operations = parts.filter(({ shape }) => shape === 'operation');
  const usedSchemes = [document, ...operations.map(({ value }) => value)].flatMap(({ security }) =>
    listOf(security).flatMap((requirement) => Object.keys(membersOf(requirement))),
  );
  // A schema can be the body of several operations, so an example in any of them is enough.
  const allShown = new Set(operations.flatMap(({ value }) => [...problemsShown(value, document)]));
  const areResponsesKnown = !operations.some(({ value }) => hasUnknownResponse(value, document));
  return [
    ...securityFaults(document['security'], ['security'], document),
    ...operations.flatMap(({ value, path }) =>
      securityFaults(value['security'], [...path, 'security'], document),
    ),
    ...tagFaults(document, operations),
    ...parts
      .filter(({ shape }) => shape === 'server')
      .flatMap((part) => serverFaults(part, isToken)),
    // If a document has no operations, its parts are meant for other documents.
    ...(operations.length === 0
      ? []
      : unusedParts(document, sharedKinds, (kind) =>
          kind === 'securitySchemes' ? new Set(usedSchemes) : namesInRefs(refs, kind),
        )),
    ...operations
      .filter(({ value }) => !hasUnknownResponse(value, document))
      .flatMap((part) => problemFaults(part, problemsShown(part.value, document))),
    ...parts
      .filter(({ shape }) => shape === 'schema' && areResponsesKnown)
      .flatMap((part) => problemFaults(part, allShown)),
  ];
}
