import { didYouMean, didYouMeanRenamed, isMisspeltOrRenamed } from '../../shared/suggest';
import type { Part } from './documentParts';
import { listOf, membersOf, type Finding, type Members } from './finding';
import { dereference } from './dereference';
import { openRpcExampleFaults } from './openRpcExampleFaults';
import { namesInRefs, unusedParts } from './unusedParts';

const nameOf = (value: unknown): string => String(membersOf(value)['name']);

function groupFaults(document: Members, methods: readonly Part[]): Finding[] {
  if (!Array.isArray(document['x-groups'])) return [];
  const parts = listOf(document['x-groups']);
  const isNamed = (group: unknown) => typeof membersOf(group)['name'] === 'string';
  const groups = parts.filter(isNamed).map(nameOf);
  const tagsOf = ({ value }: Part) =>
    listOf(value['tags']).map((tag) => nameOf(dereference(tag, document)));
  const used = new Set(methods.flatMap(tagsOf));
  return [
    ...parts.flatMap((group, index): Finding[] => {
      const path = ['x-groups', index];
      if (!isNamed(group)) {
        const advice = `Add "name", and set it to a tag of the group's methods.`;
        return [{ path, message: 'A group has no "name".', advice }];
      }
      const name = nameOf(group);
      // A misspelt tag is reported at its method.
      if (used.has(name) || isMisspeltOrRenamed(name, groups, used)) return [];
      const message = `No method has the tag "${name}".`;
      const advice = 'Remove the group, or give its tag to a method.';
      return [{ path: [...path, 'name'], message, advice, severity: 'warning' }];
    }),
    ...methods.flatMap((method): Finding[] => {
      const tags = tagsOf(method);
      const isRemoved = typeof method.value['x-removed-in'] === 'string';
      if (isRemoved || tags.some((tag) => groups.includes(tag))) return [];
      const [tag] = tags;
      const message = 'The method is not in any group of the method list.';
      const fallback =
        groups.length === 0
          ? 'Add a group with a tag of the method to "x-groups".'
          : `Add one of these tags: ${groups.join(', ')}.`;
      const advice = tag === undefined ? fallback : didYouMeanRenamed(tag, groups, used, fallback);
      const path = tag === undefined ? [...method.path, 'name'] : [...method.path, 'tags', 0];
      return [{ path, message, advice }];
    }),
  ];
}

function deprecationFaults({ value, path }: Part, names: readonly string[]): Finding[] {
  const keys = ['x-deprecated-in', 'x-removed-in', 'x-replacement'];
  const key = keys.find((candidate) => candidate in value);
  if (key !== undefined && value['deprecated'] !== true) {
    const message = `The method has "${key}", but is not deprecated.`;
    const advice = `Add "deprecated": true, or remove "${key}".`;
    return [{ path: [...path, key], message, advice, atKey: true }];
  }
  return listOf(value['x-replacement']).flatMap((other, index): Finding[] => {
    const name = String(other);
    if (names.includes(name) && name !== value['name']) return [];
    const message =
      name === value['name']
        ? 'The method names itself as its replacement.'
        : `There is no method "${name}" to replace this one.`;
    const advice = didYouMean(
      name,
      names.filter((candidate) => candidate !== value['name']),
      'Name another method.',
    );
    return [{ path: [...path, 'x-replacement', index], message, advice }];
  });
}

function errorFaults({ value, path }: Part, document: Members): Finding[] {
  const conditions = membersOf(value['x-errors-when']);
  const own = listOf(value['errors']).map((error) => String(dereference(error, document)['code']));
  const described = Object.keys(membersOf(document['x-errors']));
  // The errors of this document may be described in another document of the version.
  if (described.length === 0) return [];
  const knownCodes = [...own, ...described];
  return Object.keys(conditions).flatMap((code): Finding[] => {
    if (knownCodes.includes(code)) return [];
    const message = `The document does not describe the error ${code}.`;
    const advice = didYouMean(code, knownCodes, 'Add it to "x-errors", or correct the code.');
    return [{ path: [...path, 'x-errors-when', code], message, advice, atKey: true }];
  });
}

/** Warns about descriptions in `x-errors` that belong to no error; no page shows them. */
function unusedErrorFaults(document: Members, methods: readonly Part[]): Finding[] {
  const shared = Object.values(membersOf(membersOf(document['components'])['errors']));
  const own = methods.flatMap(({ value }) => listOf(value['errors']));
  const used = new Set([
    ...[...shared, ...own].map((error) => String(membersOf(error)['code'])),
    ...methods.flatMap(({ value }) => Object.keys(membersOf(value['x-errors-when']))),
  ]);
  const described = Object.keys(membersOf(document['x-errors']));
  return described.flatMap((code): Finding[] => {
    if (used.has(code) || isMisspeltOrRenamed(code, described, used)) return [];
    const message = `No error has the code ${code}, which "x-errors" describes.`;
    const advice = 'Add the error to the "errors" of a method, or remove its description.';
    return [{ path: ['x-errors', code], message, advice, atKey: true, severity: 'warning' }];
  });
}

/**
 * Reports the first required parameter after an optional one, because a call by position cannot
 * skip the optional one.
 */
function orderFaults({ value, path }: Part, document: Members): Finding[] {
  if (value['paramStructure'] === 'by-name') return [];
  const required = listOf(value['params']).map(
    (param) => dereference(param, document)['required'] === true,
  );
  const index = required.findIndex(
    (isRequired, at) => isRequired && required.slice(0, at).includes(false),
  );
  if (index === -1) return [];
  const message = 'A required parameter follows an optional one.';
  const advice = 'Move it up, or make it optional: positional parameters cannot be skipped.';
  return [{ path: [...path, 'params', index], message, advice }];
}

/**
 * Returns the faults in an OpenRPC document's method groups, deprecations, error codes, examples
 * and parameter order. Also reports parts that nothing uses and descriptions without an error.
 */
export function openRpcReferenceFaults(
  document: Members,
  parts: readonly Part[],
  refs: ReadonlySet<string>,
): Finding[] {
  const methods = parts.filter(({ shape }) => shape === 'method');
  const names = methods.map(({ value }) => String(value['name']));
  // Errors are left out, because the list of error codes shows all of them.
  const kinds = ['schemas', 'contentDescriptors', 'examplePairings', 'examples', 'links', 'tags'];
  return [
    ...groupFaults(document, methods),
    ...methods.flatMap((method) => [
      ...deprecationFaults(method, names),
      ...errorFaults(method, document),
      ...openRpcExampleFaults(method, document),
      ...orderFaults(method, document),
    ]),
    ...(methods.length === 0
      ? []
      : [
          ...unusedParts(document, kinds, (kind) => namesInRefs(refs, kind)),
          ...unusedErrorFaults(document, methods),
        ]),
  ];
}
