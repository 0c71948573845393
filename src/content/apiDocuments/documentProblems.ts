import { partsOf, type Part } from './documentParts';
import { shapeFaults } from './documentShape';
import { operationMethods } from './openApiShapes';
import { exampleFaults } from './exampleFaults';
import {
  listOf,
  membersOf,
  messageForPlaces,
  type Finding,
  type Members,
  type Path,
} from './finding';
import { dialectFaults } from './dialectFaults';
import { mediaTypeFaults } from './mediaTypeFaults';
import { pointerTo } from './jsonPointer';
import { openApiReferenceFaults } from './openApiReferenceFaults';
import { openApiFaults } from './openApiFaults';
import { documentTextFaults } from './documentTextFaults';
import { openRpcReferenceFaults } from './openRpcReferenceFaults';
import { openRpcFaults } from './openRpcFaults';
import { refKindFaults } from './refKindFaults';
import { schemaFaults } from './schemaFaults';
import { unknownKeys } from './unknownKeys';
import { unshownKeywords } from './unshown';
import { unshownPartFindings } from './unshownParts';
import { isUnusedPart } from './unusedParts';
import { versionFaults } from './versionFault';

interface ListedOperation {
  readonly method: string;
  readonly path: string;
  readonly id: string | undefined;
  readonly at: Path;
}

function operationsOf(document: Members): ListedOperation[] {
  return Object.entries(membersOf(document['paths'])).flatMap(([path, item]) =>
    Object.entries(membersOf(item)).flatMap(([method, operation]) => {
      if (!operationMethods.has(method)) return [];
      const { operationId } = membersOf(operation);
      const id = typeof operationId === 'string' && operationId !== '' ? operationId : undefined;
      return [{ method, path, id, at: ['paths', path, method] }];
    }),
  );
}

/**
 * Counted as faults of shape: components find operations by id, and would report an operation
 * without an id as missing too.
 */
function unnamedOperations(document: Members): Finding[] {
  return operationsOf(document).flatMap(({ method, path, id, at }): Finding[] => {
    if (id !== undefined) return [];
    const message = `The operation ${method.toUpperCase()} ${path} has no operationId.`;
    const advice = 'Add "operationId" with a name that no other operation has.';
    return [{ path: at, message, advice }];
  });
}

function repeatedOperations(document: Members): Finding[] {
  const seen = new Set<string>();
  return operationsOf(document).flatMap(({ id, at }): Finding[] => {
    if (id === undefined) return [];
    const isRepeated = seen.has(id);
    seen.add(id);
    const message = `The operationId "${id}" is used twice.`;
    const path = [...at, 'operationId'];
    return isRepeated ? [{ path, message, advice: 'Rename one of the two.' }] : [];
  });
}

function openRpcFindings(document: Members): Finding[] {
  const seen = new Set<string>();
  return listOf(document['methods']).flatMap((method, index): Finding[] => {
    const { name, $ref } = membersOf(method);
    const path = ['methods', index];
    if (typeof $ref === 'string') {
      const advice = 'Write the method in place of the $ref.';
      return [{ path, message: 'A method is a $ref, which <RpcMethod> cannot show.', advice }];
    }
    if (typeof name !== 'string' || name === '') {
      return [{ path, message: 'A method has no name.', advice: 'Add "name".' }];
    }
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `The method "${name}" is defined twice.`;
    return [{ path: [...path, 'name'], message, advice: 'Rename or remove one of the two.' }];
  });
}

interface DocumentFindings {
  /** Faults that keep components from reading the document. */
  readonly shape: readonly Finding[];
  readonly others: readonly Finding[];
}

interface DocumentContext {
  readonly name: string;
  /** The document with its tokens replaced. */
  readonly filled: unknown;
  /** The values of all `$ref`s and mappings that may point into the document. */
  readonly refs: ReadonlySet<string>;
  /** Whether a data file has invalid values, which tokens may have put into the document. */
  readonly hasInvalidData: boolean;
  /** Returns whether a name in braces will be replaced by the value of a token. */
  readonly isToken: (name: string) => boolean;
}

function emptyDescriptions(parts: readonly Part[]): Finding[] {
  const [first, ...others] = parts.filter(({ value }) => value['description'] === '');
  if (first === undefined) return [];
  return [
    {
      path: [...first.path, 'description'],
      message: messageForPlaces('The description is empty.', others.length + 1),
      advice: 'Write a sentence, or remove the key if it is optional.',
      severity: 'warning',
    },
  ];
}

/** Returns the problems in a document that is valid JSON. */
export function documentProblems(
  document: Members,
  { name, filled, refs, hasInvalidData, isToken }: DocumentContext,
): DocumentFindings {
  const versionProblems = versionFaults(document, name);
  if (versionProblems.length > 0) return { shape: versionProblems, others: [] };
  const isOpenApi = 'openapi' in document;
  const parts = partsOf(document);
  const violations = isOpenApi
    ? [...openApiFaults(document, isToken), ...unnamedOperations(document)]
    : openRpcFaults(document);
  const shape = [
    ...shapeFaults(document),
    ...violations,
    ...refKindFaults(parts),
    ...mediaTypeFaults(parts),
  ];
  // Returns whether `shape` has a fault at the finding's path or directly below it.
  const isCovered = ({ path }: Finding): boolean =>
    shape.some(
      (fault) =>
        fault.path.length <= path.length + 1 &&
        path.every((part, index) => fault.path[index] === part),
    );
  const values = membersOf(filled);
  const filledParts = partsOf(values);
  const findings = isOpenApi
    ? [...repeatedOperations(document), ...openApiReferenceFaults(document, parts, refs, isToken)]
    : 'openrpc' in document
      ? [...openRpcFindings(document), ...openRpcReferenceFaults(document, parts, refs)]
      : [];
  const isReference = 'openapi' in document || 'openrpc' in document;
  const displayFindings = isReference
    ? [
        ...documentTextFaults(parts),
        ...unshownKeywords(parts),
        ...unshownPartFindings(document, parts),
      ]
    : [];
  const schemaFindings = schemaFaults(values, filledParts);
  // If an object lacks required keys, the author may have meant another kind, so its keys are not
  // checked.
  const isComplete = ({ path }: Part): boolean =>
    !shape.some((fault) => pointerTo(fault.path) === pointerTo(path));
  const dialectFindings = isReference
    ? [...dialectFaults(document, parts), ...unknownKeys(document, parts.filter(isComplete))]
    : [];
  // A faulty schema might reject correct values.
  const isSound = shape.length + schemaFindings.length === 0 && !hasInvalidData;
  const exampleFindings = isSound ? exampleFaults(values, filledParts) : [];
  return {
    shape,
    others: [
      ...findings,
      ...displayFindings,
      ...schemaFindings,
      ...dialectFindings,
      ...exampleFindings,
      ...emptyDescriptions(parts),
    ].filter((finding) => !isCovered(finding) && !(shape.length > 0 && isUnusedPart(finding))),
  };
}
