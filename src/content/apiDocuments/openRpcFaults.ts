import { duplicateIndexes } from '../../shared/duplicateIndexes';
import { dereference } from './dereference';
import { listOf, membersOf, type Finding, type Members } from './finding';

function nameFaults(name: unknown, position: number): Finding[] {
  if (typeof name !== 'string' || !/[\s"<>{}]/.test(name)) return [];
  const message = `The method name "${name}" contains a space or one of " < > { }.`;
  return [{ path: ['methods', position, 'name'], message, advice: 'Write it without them.' }];
}

function errorFaults(errors: unknown, position: number, document: Members): Finding[] {
  const codes = listOf(errors).map((error) => dereference(error, document)['code']);
  return duplicateIndexes(codes).flatMap((index): Finding[] => {
    const code = codes[index];
    if (typeof code !== 'number') return [];
    const message = `The method lists the error ${code} twice.`;
    const path = ['methods', position, 'errors', index];
    return [{ path, message, advice: 'Remove one of the two.' }];
  });
}

/** Reports errors with the same code as an error in `components`. */
function sharedErrorFaults(document: Members): Finding[] {
  const shared = Object.entries(membersOf(membersOf(document['components'])['errors']));
  const keys = new Map<unknown, string>();
  const repeated = shared.flatMap(([key, error]): Finding[] => {
    const { code } = membersOf(error);
    const known = keys.get(code);
    if (known === undefined) keys.set(code, key);
    if (known === undefined || typeof code !== 'number') return [];
    const message = `The errors "${known}" and "${key}" have the same code, ${code}.`;
    const path = ['components', 'errors', key, 'code'];
    return [{ path, message, advice: 'Correct one of the two, or remove it.' }];
  });
  const own = listOf(document['methods']).flatMap((method, position) =>
    listOf(membersOf(method)['errors']).flatMap((error, index): Finding[] => {
      const { $ref, code } = membersOf(error);
      const key = typeof $ref === 'string' ? undefined : keys.get(code);
      if (key === undefined || typeof code !== 'number') return [];
      const message = `The error ${code} is already described in components/errors.`;
      const advice = `Write { "$ref": "#/components/errors/${key}" }.`;
      return [{ path: ['methods', position, 'errors', index], message, advice }];
    }),
  );
  return [...repeated, ...own];
}

/**
 * Reports invalid method names, duplicate parameters, duplicate errors, and errors with the same
 * code as an error in `components`.
 */
export function openRpcFaults(document: Members): Finding[] {
  const methodFaults = listOf(document['methods']).flatMap((method, position) => {
    const { errors, name, params } = membersOf(method);
    const names = listOf(params).map((param) => membersOf(param)['name']);
    const repeated = duplicateIndexes(names).flatMap((index): Finding[] => {
      const param = names[index];
      if (typeof param !== 'string') return [];
      const message = `The parameter "${param}" is listed twice.`;
      const path = ['methods', position, 'params', index];
      return [{ path, message, advice: 'Remove one of the two.' }];
    });
    return [...nameFaults(name, position), ...repeated, ...errorFaults(errors, position, document)];
  });
  return [...methodFaults, ...sharedErrorFaults(document)];
}
