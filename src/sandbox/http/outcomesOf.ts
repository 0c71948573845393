import type { SandboxData } from '../data';
import type { Outcome } from '../settings';

/**
 * Returns the outcomes that the header `Sandbox-Outcome` can cause in an operation.
 *
 * @param problems the codes that the operation can return
 */
export function outcomesOf(
  { sandbox, api_errors: { list } }: SandboxData,
  operationId: string,
  problems: readonly string[],
): readonly Outcome[] {
  return sandbox.outcomes.filter(({ outcome, operation = operationId }) =>
    list.some(({ code }) => code === outcome)
      ? problems.includes(outcome)
      : operation === operationId,
  );
}
