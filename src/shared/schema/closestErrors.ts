import type { FieldError } from './schema';
import { missingMessage, unknownMessage } from './valueChecks';

type Errors = readonly FieldError[];

const isMissing = ({ message }: FieldError) => message === missingMessage;
const isSame = (error: FieldError) => (other: FieldError) =>
  other.field === error.field && other.message === error.message;

/** Returns the names of the fields with errors, without their paths: `sell and buy_currency`. */
const namesOf = (errors: Errors) =>
  errors.map(({ field }) => field.split('.').at(-1) ?? '').join(' and ');

/** Names the fields that each alternative lacks, if the alternatives differ in nothing else. */
function withAlternatives(tied: readonly Errors[]): Errors {
  const [best = []] = tied;
  const own = tied.map((errors) =>
    errors.filter((error) => !tied.every((others) => others.some(isSame(error)))),
  );
  if (!own.every((errors) => errors.length > 0 && errors.every(isMissing))) return best;
  const message = `${missingMessage}; give ${own.map(namesOf).join(', or ')}`;
  return best.map((error) => (own[0]?.includes(error) ? { ...error, message } : error));
}

/**
 * Returns the errors of the alternative that was most likely meant: the one with the fewest errors.
 * Alternatives with an error in the value as a whole come last. If several are equally likely
 * because they lack different fields, the message names the fields of each.
 */
export function closestErrors(alternatives: readonly Errors[], path: string): Errors {
  const rank = (errors: Errors) =>
    errors.length + (errors.some(({ field }) => field === path) ? 1_000_000 : 0);
  const lowest = Math.min(...alternatives.map(rank));
  const closest = withAlternatives(alternatives.filter((errors) => rank(errors) === lowest));
  const isUnknown = (error: FieldError) => error.message === unknownMessage;
  return closest.map((error) => {
    const isKnownElsewhere = alternatives.some((errors) => !errors.some(isSame(error)));
    return isUnknown(error) && isKnownElsewhere
      ? { ...error, message: 'Is not allowed with the other fields' }
      : error;
  });
}
