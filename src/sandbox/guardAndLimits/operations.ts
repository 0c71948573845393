import type { FieldError } from '../../shared/schema/schema';
import { refuseInvalid } from '../http/problem';
import { decimalsText } from '../money/amounts';
import { parseRate } from '../money/decimal';
import { ok, type Operations } from '../operation';
import type { World } from '../world';
import type { GuardPolicy, GuardRule } from './policy';

function ruleFaults(world: World, rule: GuardRule): [keyof GuardRule, string][] {
  const { asset, amount = '', required = 0, approvers = required, from = '', to } = rule;
  const currency = world.data.currencies.list.find(({ code }) => code === asset);
  const faults: [keyof GuardRule, string][] = [];
  if (asset !== undefined && currency === undefined) {
    faults.push(['asset', 'Is not a supported currency']);
  }
  if (currency !== undefined && parseRate(amount).scale > currency.decimals) {
    const most = currency.decimals === 0 ? '' : 'at most ';
    faults.push(['amount', `Must have ${most}${decimalsText(currency)}`]);
  }
  if (required > approvers) faults.push(['required', 'Must be at most the value of approvers']);
  if (to !== undefined && to <= from) faults.push(['to', 'Must be later than the time in from']);
  return faults;
}

/** Returns the errors of a policy whose lists alone are larger than a policy may be. */
function sizeFaults(world: World, { rules }: GuardPolicy): FieldError[] {
  const { addressBytes, policyBytes } = world.data.compliance.guard;
  const entries = rules.flatMap(({ addresses = [], programs = [] }) => [...addresses, ...programs]);
  const size = entries.length * addressBytes;
  if (size <= policyBytes) return [];
  const most = `a policy has at most ${policyBytes} bytes`;
  const message = `Lists ${entries.length} addresses and programs, or ${size} bytes; ${most}`;
  return [{ field: 'rules', message }];
}

/** Returns the operations that get and set the guard policy, by operation id. */
export function guardOperations(world: World): Operations {
  return {
    getSandboxPolicy: () => ok(world.policy),
    setSandboxPolicy: ({ body }) => {
      const policy = body as unknown as GuardPolicy;
      const errors = policy.rules.flatMap((rule, index) =>
        ruleFaults(world, rule).map(([field, message]): FieldError => ({
          field: `rules.${index}.${field}`,
          message,
        })),
      );
      refuseInvalid([...errors, ...sizeFaults(world, policy)]);
      world.policy = policy;
      return ok(policy);
    },
  };
}
