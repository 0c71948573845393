import { isCountryCode } from '../../shared/isCountryCode';
import { isInEea } from '../customers/rules';

/** Length of an IBAN by country, from the IBAN Registry, release 101. */
const ibanLengths = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18
DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23
IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30
NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23
ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Territories whose IBANs have the code of another country, as in the IBAN Registry. */
const territories: Readonly<Record<string, string>> = {
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE TF WF YT',
  GB: 'GG IM JE',
};

/** Returns why an IBAN cannot be one of its country; undefined if it can. */
export function ibanCountryFault(iban: string): string | undefined {
  const country = iban.slice(0, 2);
  const length = ibanLengths.get(country);
  if (length === undefined) return `Has a country without IBANs, ${country}`;
  return iban.length === length ? undefined : `Must have ${length} characters in ${country}`;
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
    territories[ofIban]?.split(' ').includes(country) === true ||
    (isInEea(country) && isInEea(ofIban));
  return fits ? undefined : `Is not of the country of the IBAN, ${ofIban}`;
}
