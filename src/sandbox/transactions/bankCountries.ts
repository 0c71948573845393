import { isCountryCode } from '../../shared/isCountryCode';
import type { SandboxData } from '../data';

/** Returns the error if an IBAN's country uses no IBANs, or IBANs of another length. */
export function ibanCountryFault({ rails }: SandboxData, iban: string): string | undefined {
  const country = iban.slice(0, 2);
  const match = rails.ibanLengths.find(({ countries }) => countries.includes(country));
  if (match === undefined) return `Starts with ${country}, a country without IBANs`;
  const { length } = match;
  return iban.length === length ? undefined : `Must have ${length} characters in ${country}`;
}

/**
 * Returns the error if a BIC's country does not fit that of an IBAN. Within a region of several
 * countries, the EEA, a bank can issue IBANs of a country other than its own.
 */
export function bicCountryFault(
  { rails, regions }: SandboxData,
  bic: string,
  iban: string,
): string | undefined {
  const country = bic.slice(4, 6);
  const ofIban = iban.slice(0, 2);
  // Kosovo's code is user-assigned, so ISO 3166-1 does not list it.
  if (country !== 'XK' && !isCountryCode(country))
    return `Contains an unknown country code, ${country}`;
  const fits =
    country === ofIban ||
    rails.ibanTerritories[ofIban]?.includes(country) === true ||
    regions.list.some(({ countries = [] }) =>
      [country, ofIban].every((one) => countries.includes(one)),
    );
  return fits ? undefined : `Does not match the country of the IBAN, ${ofIban}`;
}
