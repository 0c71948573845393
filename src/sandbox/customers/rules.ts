import { hasLeiCheckDigits } from '../../shared/checkDigits';
import type { SandboxData } from '../data';
import type { FieldError } from '../../shared/schema/schema';
import { fieldProblem, Problem, refuseInvalid, statusDetail } from '../http/problem';
import { entryWith } from '../known';
import { isLess, parseRate, sumOf, type Rate } from '../money/decimal';
import type { Customer } from '../objects';
import { formatDay } from '../time/format';

function openRegion({ regions }: SandboxData, country: string) {
  return regions.list.find(
    ({ code, countries = [code], status }) =>
      countries.includes(country) && ['open', 'pilot'].includes(status),
  );
}

/** Returns whether customers in a country can be added. */
export const isOpenCountry = (data: SandboxData, country: string): boolean =>
  openRegion(data, country)?.customers === true;

/** Returns whether institutions in a country can take part. */
export const isOpenToInstitutions = (data: SandboxData, country: string): boolean =>
  openRegion(data, country)?.institutions === true;

/** Returns the detail of `customer_not_active` for a customer who is not active. */
export const inactiveDetail = ({ id, status }: Pick<Customer, 'id' | 'status'>): string =>
  statusDetail(id, status, ['active']);

/** Returns whether a customer status is final. */
export const isFinalStatus = ({ customers }: SandboxData, status: string): boolean =>
  entryWith(customers.statuses, 'status', status).final;

/**
 * Checks that the country in the details of a customer is open to customers.
 *
 * @param field field of the request that contains the country, if any
 * @throws Problem `region_not_open`
 */
export function checkRegion(
  data: SandboxData,
  { details }: Pick<Customer, 'details'>,
  field?: string,
): void {
  const country = String(details['country']);
  if (isOpenCountry(data, country)) return;
  const message = `${country} is not open to your institution`;
  throw field === undefined
    ? new Problem('region_not_open', `${message}.`)
    : fieldProblem('region_not_open', field, message);
}

/** Subtracts years from a date; keeps 29 February even if the resulting year has none. */
const yearsBefore = (date: string, years: number): string =>
  `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;

/** Returns whether the identity document, if any, is past its last valid day (UTC). */
export function hasExpiredDocument(details: Customer['details'], now: number): boolean {
  const document = details['identity_document'] as { readonly valid_until: string } | undefined;
  return document !== undefined && document.valid_until < formatDay(now);
}

/** The customer types that can have each field; all types can have the fields not listed. */
const typesOf: Readonly<Record<string, readonly string[]>> = {
  date_of_birth: ['individual'],
  nationality: ['individual'],
  identity_document: ['individual'],
  registration_number: ['business'],
  beneficial_owners: ['business'],
  lei: ['business', 'financial_institution'],
  licence: ['financial_institution'],
};

interface Owner {
  readonly date_of_birth: string;
  readonly share_percent: string;
}

const whole: Rate = { units: 100n, scale: 0 };

/**
 * Returns an error for each share above 100 per cent. If there is no such share, but the sum of the
 * shares is above 100 per cent, returns one error.
 */
function shareErrors(owners: readonly Owner[]): FieldError[] {
  const shares = owners.map(({ share_percent: share }) => parseRate(share));
  const message = 'Must be at most 100';
  const tooLarge = [...shares.entries()]
    .filter(([, share]) => isLess(whole, share))
    .map(([index]) => ({ field: `beneficial_owners.${index}.share_percent`, message }));
  if (tooLarge.length > 0 || !isLess(whole, sumOf(shares))) return tooLarge;
  return [{ field: 'beneficial_owners', message: 'Shares must add up to at most 100' }];
}

/**
 * Checks what the schema of a customer cannot: ages, the expiry of the identity document, the check
 * digits of an LEI, the owners' shares and dates of birth, and that the customer's type allows each
 * field.
 *
 * @throws Problem `invalid_request` that names every invalid field
 */
export function checkDetails(
  data: SandboxData,
  type: string,
  details: Readonly<Record<string, unknown>>,
  now: number,
): void {
  const errors: FieldError[] = [];
  const refuseIf = (isInvalid: boolean, field: string, message: string) => {
    if (isInvalid) errors.push({ field, message });
  };
  const { date_of_birth: birth, lei, beneficial_owners: owners = [] } = details;
  const { minimumAgeYears, maximumAgeYears } = data.customers;
  const today = formatDay(now);
  const checkAge = (date: string, field: string) => {
    const isTooOld = date <= yearsBefore(today, maximumAgeYears + 1);
    refuseIf(isTooOld, field, `Must be at most ${maximumAgeYears} years ago`);
  };
  if (typeof birth === 'string') {
    const isTooYoung = birth > yearsBefore(today, minimumAgeYears);
    refuseIf(isTooYoung, 'date_of_birth', `Must be at least ${minimumAgeYears} years ago`);
    checkAge(birth, 'date_of_birth');
  }
  const isExpired = hasExpiredDocument(details, now);
  refuseIf(isExpired, 'identity_document.valid_until', 'Must not be in the past');
  refuseIf(typeof lei === 'string' && !hasLeiCheckDigits(lei), 'lei', 'Has invalid check digits');
  for (const [index, { date_of_birth: date }] of (owners as Owner[]).entries()) {
    const field = `beneficial_owners.${index}.date_of_birth`;
    refuseIf(date > today, field, 'Must not be in the future');
    checkAge(date, field);
  }
  errors.push(...shareErrors(owners as Owner[]));
  for (const [field, types] of Object.entries(typesOf)) {
    const noun = types.length === 1 ? 'type' : 'types';
    refuseIf(
      !types.includes(type) && Object.hasOwn(details, field),
      field,
      `Is allowed only for the ${noun} ${types.join(' and ')}`,
    );
  }
  refuseInvalid(errors);
}
