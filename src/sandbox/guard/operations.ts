import { fieldProblem } from '../http/problem';
import { ok, type Operations } from '../operation';
import type { World } from '../world';
import type { GuardPolicy } from './policy';

/** Returns the operation that sets the guard policy, by operation id. */
export function guardOperations(world: World): Operations {
  return {
    setSandboxPolicy: ({ body }) => {
      const policy = body as unknown as GuardPolicy;
      const codes = world.data.currencies.list.map(({ code }) => code);
      for (const [index, { asset }] of policy.rules.entries()) {
        if (asset !== undefined && !codes.includes(asset)) {
          throw fieldProblem(
            'invalid_request',
            `rules.${index}.asset`,
            'Is not a supported currency',
          );
        }
      }
      world.policy = policy;
      return ok(policy);
    },
  };
}
