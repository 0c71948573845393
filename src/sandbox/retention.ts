import type { Machine } from './data';
import { missingProblem, type fieldProblem } from './http/problem';
import type { Quote } from './objects';
import { addMonths, hour } from './time/format';
import type { World } from './world';

/* How long the API shows objects, and how far reports go back; reports.yaml has the table. */

interface Kept {
  readonly status: string;
  readonly updatedAt: number;
}

/** Whether a trigger is a call, named by its operation id, such as `addCustomer`. */
const isCall = (trigger: string) => /[A-Z]/.test(trigger);

/**
 * Returns whether the API still shows an object. It does so while the object can change without a
 * call, and for `historyMonths` after the object's last change.
 */
export function isKept({ data, time }: World, machine: Machine, object: Kept): boolean {
  const isOpen = data.lifecycles[machine].some(
    ({ from, trigger }) => from === object.status && !isCall(trigger),
  );
  return isOpen || time < addMonths(object.updatedAt, data.limits.historyMonths);
}

/**
 * Returns the object with an id.
 * @throws Problem `not_found` if there is none, or the API no longer shows it
 */
export function findKept<Found extends Kept>(
  world: World,
  machine: Machine,
  objects: ReadonlyMap<string, Found>,
  id = '',
): Found {
  const object = objects.get(id);
  if (object !== undefined && isKept(world, machine, object)) return object;
  throw missingProblem(machine.replace('_', ' '), id);
}

/** Returns the quote with an id, if the API still shows it. */
export function findQuote({ quotes, data, time }: World, id = ''): Quote | undefined {
  const quote = quotes.get(id);
  return quote && time < quote.createdAt + data.limits.quoteHours * hour ? quote : undefined;
}

/** Returns how many months a report can go back; most reports go back further as exports. */
function monthsOf({ data }: World, kind: string, isExport: boolean): number {
  const { limits, compliance } = data;
  if (!isExport || kind === 'network') return limits.historyMonths;
  return 12 * (kind === 'customers' ? compliance.recordYears : compliance.retentionYears);
}

/**
 * Checks that a moment is within the history of a report.
 *
 * @param name name of the parameter or field that contains the moment
 * @param refuse creates the problem, for a query parameter or a field of the body
 * @throws Problem `invalid_request` if the moment is before the history of the report
 */
export function checkHistory(
  world: World,
  report: { readonly kind: string; readonly isExport: boolean },
  moment: number,
  name: string,
  refuse: typeof fieldProblem,
): void {
  const months = monthsOf(world, report.kind, report.isExport);
  if (moment >= addMonths(world.time, -months)) return;
  throw refuse('invalid_request', name, `Must be at most ${months} months ago`);
}
