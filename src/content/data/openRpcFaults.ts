import { listOf, membersOf, type Finding, type Members } from './finding';

/** Returns an error for each parameter that a method lists twice. */
export function openRpcFaults({ methods }: Members): Finding[] {
  return listOf(methods).flatMap((method, position) => {
    const { params } = membersOf(method);
    const names = listOf(params).map((param) => membersOf(param)['name']);
    return names.flatMap((name, index): Finding[] => {
      if (typeof name !== 'string' || names.indexOf(name) === index) return [];
      const message = `The parameter "${name}" is listed twice.`;
      const path = ['methods', position, 'params', index];
      return [{ path, message, advice: 'Remove one of the two.' }];
    });
  });
}
