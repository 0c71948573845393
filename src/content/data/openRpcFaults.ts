import { dereference } from './dereference';
import { listOf, membersOf, type Finding, type Members } from './finding';

function nameFaults(name: unknown, position: number): Finding[] {
  if (typeof name !== 'string' || !/[\s"<>{}]/.test(name)) return [];
  const message = `The method name "${name}" contains a space, a quote, < > or { }.`;
  return [{ path: ['methods', position, 'name'], message, advice: 'Write it without them.' }];
}

function errorFaults(errors: unknown, position: number, document: Members): Finding[] {
  const codes = listOf(errors).map((error) => dereference(error, document)['code']);
  return codes.flatMap((code, index): Finding[] => {
    if (typeof code !== 'number' || codes.indexOf(code) === index) return [];
    const message = `The method lists the error ${code} twice.`;
    const path = ['methods', position, 'errors', index];
    return [{ path, message, advice: 'Remove one of the two.' }];
  });
}

/**
 * Returns an error for each invalid name of a method, and for each parameter and error that a
 * method lists twice.
 */
export function openRpcFaults(document: Members): Finding[] {
  return listOf(document['methods']).flatMap((method, position) => {
    const { errors, name, params } = membersOf(method);
    const names = listOf(params).map((param) => membersOf(param)['name']);
    const repeated = names.flatMap((param, index): Finding[] => {
      if (typeof param !== 'string' || names.indexOf(param) === index) return [];
      const message = `The parameter "${param}" is listed twice.`;
      const path = ['methods', position, 'params', index];
      return [{ path, message, advice: 'Remove one of the two.' }];
    });
    return [...nameFaults(name, position), ...repeated, ...errorFaults(errors, position, document)];
  });
}
