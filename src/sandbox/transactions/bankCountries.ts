import { isCountryCode } from '../../shared/isCountryCode';
import { isInEea } from '../customers/rules';

/** Countries by the length of their IBANs, from the IBAN Registry, release 101. */
const countriesByLength =
  `15NO 16BE 18DKFIFKFOGLNLSD 19MKSI 20ATBAEEKZLTLUMNXK 21CHHRLILV 22BGBHCRDEGBGEIEMERSVA
23AEGIILIQOMSOTL 24ADCZESMDPKROSASESKTNVG 25LYPTST 26ISTR 27BIDJFRGRITMCMRSM
28ALAZBYCYDOGTHNHULBNIPLSV 29BREGPSQAUA 30JOKWMUYE 31MTSC 32LC 33RU`
    .split(/\s/)
    .map((group): readonly string[] => group.match(/../g) ?? []);

/** Territories whose IBANs have the code of another country, as in the IBAN Registry. */
const territories: Readonly<Record<string, string>> = {
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE TF WF YT',
  GB: 'GG IM JE',
};

/** Returns why an IBAN cannot be one of its country; undefined if it can. */
export function ibanCountryFault(iban: string): string | undefined {
  const country = iban.slice(0, 2);
  const [length] = countriesByLength.find((group) => group.includes(country)) ?? [];
  if (length === undefined) return `Has a country without IBANs, ${country}`;
  return iban.length === Number(length)
    ? undefined
    : `Must have ${length} characters in ${country}`;
}

/**
 * Returns why a BIC cannot be that of a bank with an IBAN; undefined if it can. Within the EEA, a
 * bank can issue IBANs of a country other than its own.
 */
export function bicCountryFault(bic: string, iban: string): string | undefined {
  const country = bic.slice(4, 6);
  const ofIban = iban.slice(0, 2);
  // Kosovo's code, which ISO 3166-1 leaves to its users.
  if (country !== 'XK' && !isCountryCode(country)) return `Has an unknown country, ${country}`;
  const fits =
    country === ofIban ||
    territories[ofIban]?.includes(country) === true ||
    (isInEea(country) && isInEea(ofIban));
  return fits ? undefined : `Is not of the country of the IBAN, ${ofIban}`;
}
