import { isCountryCode } from '../../shared/isCountryCode';
import type { SandboxData } from '../data';

/** Returns why an IBAN cannot be one of its country; undefined if it can. */
export function ibanCountryFault({ rails }: SandboxData, iban: string): string | undefined {
  const country = iban.slice(0, 2);
  const match = rails.ibanLengths.find(({ countries }) => countries.includes(country));
  if (match === undefined) return `Has a country without IBANs, ${country}`;
  const { length } = match;
  return iban.length === length ? undefined : `Must have ${length} characters in ${country}`;
}

/**
 * Returns why a BIC cannot be that of a bank with an IBAN; undefined if it can. Within a region of
 * several countries, the EEA, a bank can issue IBANs of a country other than its own.
 */
export function bicCountryFault(
  { rails, regions }: SandboxData,
  bic: string,
  iban: string,
): string | undefined {
  const country = bic.slice(4, 6);
  const ofIban = iban.slice(0, 2);
  // Kosovo's code, which ISO 3166-1 leaves to its users.
  if (country !== 'XK' && !isCountryCode(country)) return `Has an unknown country, ${country}`;
  const fits =
    country === ofIban ||
    rails.ibanTerritories[ofIban]?.includes(country) === true ||
    regions.list.some(({ countries = [] }) =>
      [country, ofIban].every((one) => countries.includes(one)),
    );
  return fits ? undefined : `Is not of the country of the IBAN, ${ofIban}`;
}
