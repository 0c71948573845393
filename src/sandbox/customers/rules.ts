import { hasLeiCheckDigits } from '../../shared/checkDigits';
import type { SandboxData } from '../data';
import type { FieldError } from '../../shared/schema/schema';
import { fieldProblem, Problem, refuseInvalid } from '../http/problem';
import { entryWith } from '../known';
import { isLess, parseRate, sumOf, type Rate } from '../money/decimal';
import type { Customer } from '../objects';
import { formatDay } from '../time/format';

const eea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/** Returns whether a country is in the European Economic Area. */
export const isInEea = (country: string): boolean => eea.has(country);

function openRegion({ regions }: SandboxData, country: string) {
  const code = isInEea(country) ? 'EEA' : country;
  return regions.list.find(
    (region) => region.code === code && ['open', 'pilot'].includes(region.status),
  );
}

/** Returns whether customers in a country can be added. */
export const isOpenCountry = (data: SandboxData, country: string): boolean =>
  openRegion(data, country)?.customers === true;

/** Returns whether institutions in a country can take part. */
export const isOpenToInstitutions = (data: SandboxData, country: string): boolean =>
  openRegion(data, country)?.institutions === true;

/** Returns whether a customer status is final. */
export const isFinalStatus = ({ customers }: SandboxData, status: string): boolean =>
  entryWith(customers.statuses, 'status', status).final;

/**
 * Checks that customers in a country can be added.
 * @throws Problem `region_not_open`
 */
export function checkCountry(data: SandboxData, country: string): void {
  if (!isOpenCountry(data, country)) {
    throw fieldProblem('region_not_open', 'country', `${country} is not open to your institution`);
  }
}

/**
 * Checks that the country of a customer is open to customers.
 * @throws Problem `region_not_open`
 */
export function checkRegion(data: SandboxData, { details }: Customer): void {
  const country = String(details['country']);
  if (isOpenCountry(data, country)) return;
  throw new Problem('region_not_open', `${country} is not open to your institution.`);
}

function ageAt(birth: string, now: number): number {
  const date = new Date(now);
  const [year = 0, month = 0, day = 0] = birth.split('-').map(Number);
  const hadBirthday =
    date.getUTCMonth() + 1 > month ||
    (date.getUTCMonth() + 1 === month && date.getUTCDate() >= day);
  return date.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** Returns whether the identity document, if any, is past its last valid day (UTC). */
export function hasExpiredDocument(details: Customer['details'], now: number): boolean {
  const document = details['identity_document'] as { readonly valid_until: string } | undefined;
  return document !== undefined && document.valid_until < formatDay(now);
}

/**
 * The types of customers that can have a field; every type can have the fields that are not listed.
 */
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

/** Returns an error for each share above 100 per cent or, if there is none, for a sum above it. */
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
 * Checks what the schema of a customer cannot: the age, the end of the identity document,
 * the check digits of an LEI, the shares and dates of birth of owners, and that no field belongs to
 * another type of customer.
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
  const { date_of_birth: birth, lei, beneficial_owners: owners = [] } = details;
  const { minimumAgeYears, maximumAgeYears } = data.customers;
  const isTooOld = (date: string) => ageAt(date, now) > maximumAgeYears;
  const tooOld = `Must be at most ${maximumAgeYears} years ago`;
  if (typeof birth === 'string' && ageAt(birth, now) < minimumAgeYears) {
    const message = `Must be at least ${minimumAgeYears} years ago`;
    errors.push({ field: 'date_of_birth', message });
  }
  if (typeof birth === 'string' && isTooOld(birth)) {
    errors.push({ field: 'date_of_birth', message: tooOld });
  }
  if (hasExpiredDocument(details, now)) {
    errors.push({ field: 'identity_document.valid_until', message: 'Must not be in the past' });
  }
  if (typeof lei === 'string' && !hasLeiCheckDigits(lei)) {
    errors.push({ field: 'lei', message: 'Has invalid check digits' });
  }
  for (const [index, owner] of (owners as Owner[]).entries()) {
    const path = `beneficial_owners.${index}`;
    if (owner.date_of_birth > formatDay(now)) {
      errors.push({ field: `${path}.date_of_birth`, message: 'Must not be in the future' });
    }
    if (isTooOld(owner.date_of_birth)) {
      errors.push({ field: `${path}.date_of_birth`, message: tooOld });
    }
  }
  errors.push(...shareErrors(owners as Owner[]));
  for (const [field, types] of Object.entries(typesOf)) {
    if (types.includes(type) || !Object.hasOwn(details, field)) continue;
    const noun = types.length === 1 ? 'type' : 'types';
    errors.push({ field, message: `Is allowed only for the ${noun} ${types.join(' and ')}` });
  }
  refuseInvalid(errors);
}
